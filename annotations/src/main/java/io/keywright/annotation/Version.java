package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The property that counts the writes of an item, so that of two programs that read and change it the second is told.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
 * public record Cart(String customerId, String coupon, @Version long version) {}
 * }</pre>
 *
 * <p>It goes on one property of an entity, an {@code int}, {@code long}, {@code Integer} or {@code Long}; 0 or null is
 * an item that has not been stored. No template takes it, since it changes with every write. On a record it goes on the
 * component; on a JavaBean on the field or the getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Version {}
