package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Silences a warning by its tag: of one class or property, or on the interface with {@link Table} of the whole table.
 * Errors cannot be silenced.
 *
 * <pre>{@code
 * @Allow("LocalIndex") // an order has at most a few hundred lines
 * @Entity
 * @Key(pk = "ORDER#{orderId}", sk = "LINE#{line:3}")
 * @Lsi(index = 1, name = "byProduct", sk = "PRODUCT#{productId}")
 * public record OrderLine(String orderId, int line, String productId) {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Allow {

    /** The tags of the warnings. */
    String[] value();
}
