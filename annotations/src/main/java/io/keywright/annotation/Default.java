package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a property is where an item has no value of it: the attribute is absent, or NULL. For properties that are newer than
 * some of the items.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(String customerId, @Default("0") int points, @Default("BRONZE") Tier tier) {}
 *
 * public enum Tier { BRONZE, SILVER }
 * }</pre>
 *
 * <p>It is a matter of reading only: what is written is written as it is. An index key that such a property is part of is
 * not made up: it comes with the next write.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Default {

    /**
     * The value as text: a number, {@code true}, a text as it is, the name of an enum's constant, the ISO text of a time. For
     * a {@code List} or {@code Set} {@code []}, for a {@code Map} <code>{}</code>: an empty one.
     */
    String value();
}
