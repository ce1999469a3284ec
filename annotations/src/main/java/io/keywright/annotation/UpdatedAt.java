package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The property that says when an item was last written, by the clock of the table's options: every write sets it, whatever
 * the object holds.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "CART#{cartId}", sk = "CART")
 * @Gsi(index = 1, name = "byUpdate", pk = "CARTS#{cartId:shard(4)}", sk = "{updatedAt:seconds}#{cartId}")
 * public record Cart(String cartId, int items, @Nullable @UpdatedAt Instant updatedAt) {}
 * }</pre>
 *
 * <p>It goes on one {@code Instant} of an entity, which may be null before the item is written even where a null is not
 * stored otherwise. The key of an index can take it where all else in that key comes from the primary key, so that every
 * write can write it anew. On a record it goes on the component; on a JavaBean on the field or the getter.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface UpdatedAt {}
