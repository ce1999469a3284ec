package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The property that says when an item was first written, by the clock of the table's options.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
 * public record Customer(
 *         String customerId, String name, @Nullable @CreatedAt Instant createdAt, @Nullable @UpdatedAt Instant updatedAt) {}
 * }</pre>
 *
 * <p>{@code create} sets it, whatever the object holds, and so does {@code put} of an object whose {@link Version} says
 * that it is not stored. {@code put} and {@code replace} of any other object keep what it holds, and set it where that is
 * null: they do not read what is stored. No update changes it.
 *
 * <p>It goes on one {@code Instant} of an entity, which may be null before the item is written even where a null is not
 * stored otherwise. The templates of indexes can take it, that of the primary key cannot: an object's key must be known
 * before it is written. On a record it goes on the component; on a JavaBean on the field or the getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface CreatedAt {}
