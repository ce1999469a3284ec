package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property of a JavaBean that is not stored. A record has none: all its components are needed to build it.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CART")
 * public class Cart {
 *     private String customerId = "";
 *
 *     public String getCustomerId() {
 *         return customerId;
 *     }
 *
 *     public void setCustomerId(String customerId) {
 *         this.customerId = customerId;
 *     }
 *
 *     @Ignore
 *     public String getTitle() {
 *         return "Cart of " + customerId;
 *     }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Ignore {}
