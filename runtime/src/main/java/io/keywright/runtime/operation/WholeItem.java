package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.ItemPath;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.Nesting;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An object as it is written: with the version and the times that the write gives it. Immutable.
 *
 * @param <T> the entity
 */
public final class WholeItem<T> {

    private final T entity;
    private final Map<String, AttributeValue> item;
    private final long replaced;

    private WholeItem(T entity, Map<String, AttributeValue> item, long replaced) {
        this.entity = entity;
        this.item = item;
        this.replaced = replaced;
    }

    /**
     * The object as it is written now.
     *
     * @param asNew whether there is no item yet, whatever the object holds
     */
    public static <T> WholeItem<T> of(TableContext table, EntityMapper<T> mapper, T entity, boolean asNew) {
        return of(mapper, entity, asNew, Instant.now(table.options().clock()));
    }

    /** As {@link #of(TableContext, EntityMapper, Object, boolean)}, at this time. */
    static <T> WholeItem<T> of(EntityMapper<T> mapper, T entity, boolean asNew, Instant now) {
        Map<String, AttributeValue> item = Nesting.item(mapper, entity);
        MarkedAttribute version = mapper.marks().version();
        long replaced = version == null || asNew ? 0 : Versions.in(version, item);
        MarkedAttribute createdAt = mapper.marks().createdAt();
        boolean first = asNew || (version != null && replaced == 0);
        AttributeValue created = createdAt == null || first ? null : item.get(createdAt.attribute());
        return marked(mapper, entity, item, replaced, created, now);
    }

    /**
     * The object as it is written now in place of one under another key.
     *
     * @param from the item that moves, whose version it counts on and whose time of creation it keeps
     */
    static <T> WholeItem<T> moved(EntityMapper<T> mapper, T entity, Map<String, AttributeValue> from, Instant now) {
        MarkedAttribute version = mapper.marks().version();
        MarkedAttribute createdAt = mapper.marks().createdAt();
        return marked(
                mapper,
                entity,
                Nesting.item(mapper, entity),
                version == null ? 0 : Versions.in(version, from),
                createdAt == null ? null : createdAt.in(from),
                now);
    }

    /** With the marks of this write. */
    private static <T> WholeItem<T> marked(
            EntityMapper<T> mapper,
            T entity,
            Map<String, AttributeValue> item,
            long replaced,
            @Nullable AttributeValue created,
            Instant now) {
        Marks marks = mapper.marks();
        if (!marks.writesValues()) {
            return new WholeItem<>(marks.wholeSeconds() ? mapper.fromItem(item) : entity, item, 0);
        }
        MarkedAttribute version = marks.version();
        if (version != null && replaced >= marks.highestVersion()) {
            throw new InvalidEntityException(
                    mapper.entity(),
                    ItemPath.NONE.inProperty(version.property(), version.attribute()),
                    "a version that can be counted on",
                    "the highest one",
                    null);
        }
        Map<String, AttributeValue> marked = new HashMap<>(item);
        if (version != null) {
            marked.put(version.attribute(), AttributeValue.createN(Long.toString(replaced + 1)));
        }
        AttributeValue time = Converters.ofInstant().toValue(now);
        MarkedAttribute createdAt = marks.createdAt();
        if (createdAt != null) {
            marked.put(createdAt.attribute(), created == null ? time : created);
        }
        MarkedAttribute updatedAt = marks.updatedAt();
        if (updatedAt != null) {
            marked.put(updatedAt.attribute(), time);
        }
        T written = mapper.fromItem(marked);
        return new WholeItem<>(written, marks.timesInKeys() ? mapper.toItem(written) : marked, replaced);
    }

    /** The object as written. */
    public T entity() {
        return entity;
    }

    /** The item. */
    public Map<String, AttributeValue> item() {
        return item;
    }

    /** The version of the item that is replaced; 0 if there is none. */
    long replaced() {
        return replaced;
    }

    /** What an item holds of a property. */
    @Nullable
    AttributeValue value(MarkedAttribute attribute) {
        return item.get(attribute.attribute());
    }
}
