package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property that never changes once it is stored: it can be copied into other items without ever having to be mended
 * there.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "MOVIE#{movieId}", sk = "MOVIE")
 * public record Movie(String movieId, @Immutable String title, int copies) {}
 * }</pre>
 *
 * <p>What the primary key takes cannot change anyway, and a {@link Version} always does; neither is marked. On a record
 * it goes on the component; on a JavaBean on the field or the getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Immutable {}
