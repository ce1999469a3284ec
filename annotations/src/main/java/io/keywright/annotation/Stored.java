package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The text that a constant of an enum is stored as, in place of its {@code name()}: in attributes, as the key of a map
 * and in keys.
 *
 * <pre>{@code
 * public enum Status {
 *     @Stored("p") PENDING,
 *     @Stored(value = "s", formerly = "SENT") SHIPPED,
 *     @Stored(fallback = true) UNKNOWN
 * }
 *
 * @Entity
 * @Key(pk = "ORDER#{orderId}", sk = "ORDER")
 * public record Order(String orderId, Status status) {}
 * }</pre>
 *
 * <p>Keys sort by the stored texts, and shards are computed of them. Stored keys are not changed by changing a text, so
 * a text that is in use in keys stays. To rename a constant without touching what is stored, give it its old name:
 * {@code @Stored("PENDING") WAITING}.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.FIELD)
public @interface Stored {

    /**
     * The text; empty for the constant's name. Of an enum that a template takes it may not hold the table's delimiter.
     * No two constants have one text.
     */
    String value() default "";

    /** Other texts that are read as this constant and never written. An enum that has some cannot be part of a key. */
    String[] formerly() default {};

    /**
     * Whether a text that belongs to no constant is read as this one, which one constant of an enum may say. Without
     * such a constant an unknown text is an error.
     *
     * <p>A fallback without a {@link #value} is never stored: the object that holds it cannot be written, since that
     * would put its name in place of a text that this program does not know and another does. One with a value is
     * written as that, and what was there before is lost.
     */
    boolean fallback() default false;
}
