package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The constructor or static method by which objects of an entity or document are built from what was stored. Its
 * parameters are called like the properties; each has an accessor, {@code name()} or {@code getName()}.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public final class Customer {
 *     private final String customerId;
 *     private final String name;
 *
 *     private Customer(String customerId, String name) {
 *         this.customerId = customerId;
 *         this.name = name;
 *     }
 *
 *     @Creator
 *     public static Customer of(String customerId, String name) {
 *         return new Customer(customerId, name);
 *     }
 *
 *     public String customerId() {
 *         return customerId;
 *     }
 *
 *     public String name() {
 *         return name;
 *     }
 * }
 * }</pre>
 *
 * <p>It is needed only where several could be meant: a class with a static method {@code builder()} is built by that, and
 * one with a single constructor or static method that takes all its properties by that. On a static method without
 * parameters it names the one that gives a builder. A class may have one; it may not declare a checked exception, and the
 * table's package must be able to call it.
 *
 * <p>A class that comes from a class file needs to be compiled with the option {@code -parameters}, so that the names are
 * there.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Creator {}
