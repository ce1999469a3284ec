package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How many elements a list, set, map or array may hold: an item is read and written as a whole, and DynamoDB refuses one of
 * more than 400 KB, so what grows with use needs an end.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CLASS#{classId}", sk = "CLASS")
 * public record SchoolClass(String classId, @MaxSize(40) Set<String> studentIds) {}
 * }</pre>
 *
 * <p>A write of more is refused before it is sent; an update that adds to what is stored has the condition that there is
 * room: of several members that are added to a set at once all must be there already, or all count as new. An item that
 * holds more already is read as it is.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface MaxSize {

    /** The number of elements or entries, 1 or more. */
    int value();
}
