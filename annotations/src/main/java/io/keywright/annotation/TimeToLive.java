package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The property that says when DynamoDB may delete the item: an {@code Instant}, or a {@code long} or {@code Long} of
 * seconds since 1970-01-01T00:00:00Z. It is stored as a number of seconds under {@link Table#timeToLive}, the one
 * attribute that a table has for it. An item without a value does not expire.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "SESSION#{sessionId}", sk = "SESSION")
 * public record Session(String sessionId, @TimeToLive Instant expiresAt) {}
 *
 * @Table(entities = Session.class, timeToLive = "ttl")
 * public interface Store {}
 * }</pre>
 *
 * <p>DynamoDB deletes within a few days of that time, so an expired item can still be read. On a record it goes on the
 * component; on a JavaBean on the field or the getter; on one property of an entity, and on none that its primary key
 * takes.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface TimeToLive {}
