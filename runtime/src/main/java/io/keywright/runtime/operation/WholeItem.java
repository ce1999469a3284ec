package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
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
        Marks marks = mapper.marks();
        Map<String, AttributeValue> item = mapper.toItem(entity);
        if (!marks.writesValues()) {
            return new WholeItem<>(entity, item, 0);
        }
        MarkedAttribute version = marks.version();
        long replaced = version == null || asNew ? 0 : Versions.in(version, item);
        Map<String, AttributeValue> marked = new HashMap<>(item);
        if (version != null) {
            marked.put(version.attribute(), AttributeValue.createN(Long.toString(replaced + 1)));
        }
        AttributeValue now =
                Converters.INSTANT.toValue(Instant.now(table.options().clock()));
        MarkedAttribute createdAt = marks.createdAt();
        boolean first = asNew || (version != null && replaced == 0);
        if (createdAt != null && (first || !marked.containsKey(createdAt.attribute()))) {
            marked.put(createdAt.attribute(), now);
        }
        MarkedAttribute updatedAt = marks.updatedAt();
        if (updatedAt != null) {
            marked.put(updatedAt.attribute(), now);
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
