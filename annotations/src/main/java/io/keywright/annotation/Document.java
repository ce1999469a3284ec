package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A type that is stored as a map inside an item: the type of a property, or of the elements of a collection.
 *
 * <pre>{@code
 * @Document
 * public record Address(String street, String city, String country) {}
 *
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(String customerId, Address address) {}
 * }</pre>
 *
 * <p>On a sealed interface it stands for one of the documents that the interface permits, told apart by a text in the map
 * of its own:
 *
 * <pre>{@code
 * @Document
 * public sealed interface Payment permits Card, Invoice {}
 *
 * @Document
 * public record Card(String number) implements Payment {}
 *
 * @Document(tag = "INVOICE", formerly = "Bill")
 * public record Invoice(String vatId) implements Payment {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Document {

    /**
     * What the generated classes are called after, behind the name of the table; empty for the class's own name,
     * enclosing types in front. Two documents of one name in one table need it.
     */
    String name() default "";

    /**
     * The text that tells this document from the others of a sealed interface; empty for the simple name of the class. It
     * is stored where the property's type is the interface, and nowhere else.
     */
    String tag() default "";

    /** The tags that the document had before, which are still read. */
    String[] formerly() default {};

    /**
     * On a sealed interface: the name of the attribute that holds the tag. None of the documents may have an attribute of
     * this name.
     */
    String tagAttribute() default "Type";
}
