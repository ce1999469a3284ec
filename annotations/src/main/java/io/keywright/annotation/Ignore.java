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
 * public class Cart {
 *     private int cachedCount;
 *
 *     @Ignore
 *     public int getCachedCount() {
 *         return cachedCount;
 *     }
 * }
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Ignore {}
