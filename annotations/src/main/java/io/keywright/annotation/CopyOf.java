package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A property that holds what a property of another entity holds, so that both are read with one request. For what never
 * changes: a changed value would have to be written wherever it was copied to, and nothing says where that is. A copy that
 * may be old, and is looked at again before it counts, says {@link #refresh}.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "STUDENT#{studentId}", sk = "STUDENT")
 * public record Student(String studentId, @Immutable String name, BigDecimal average) {}
 *
 * @Entity
 * @Key(pk = "CLASS#{classId}", sk = "CLASS")
 * public record SchoolClass(String classId, @MaxSize(40) List<Member> members) {
 *
 *     @Document
 *     public record Member(
 *             @CopyOf(Student.class) String studentId,
 *             @CopyOf(Student.class) String name) {}
 * }
 * }</pre>
 *
 * <p>The other property is of the same type, and is {@link Immutable} or part of the primary key. The two annotations are
 * checked when the table is compiled; values are not compared.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface CopyOf {

    /** The entity that it is copied from, of the same table. */
    Class<?> value();

    /** The name of the property there; empty for the same name. */
    String property() default "";

    /**
     * Whether the copy may be older than its source: then the other property may change, this one is on an entity that has
     * one {@link Ref} to the other, and the entity's {@code References} class has what {@code refresh} takes, which tells
     * the copies that have drifted.
     */
    boolean refresh() default false;
}
