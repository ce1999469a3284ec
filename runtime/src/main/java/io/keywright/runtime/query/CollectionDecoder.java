package io.keywright.runtime.query;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemDecoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the items of a collection that is a record of one head and lists, and builds the record. Immutable.
 *
 * @param <R> the record
 */
public abstract class CollectionDecoder<R> implements ItemDecoder<CollectedItem> {

    private final CollectionShape shape;
    private final List<EntityMapper<?>> members = new ArrayList<>();
    private final List<String> types = new ArrayList<>();

    /** With the record's components. */
    protected CollectionDecoder(CollectionShape shape) {
        this.shape = shape;
        add(shape.head());
        for (CollectionShape.Listed list : shape.lists()) {
            add(list.mapper());
        }
    }

    private void add(EntityMapper<?> member) {
        members.add(member);
        types.addAll(member.types());
    }

    final EntityMapper<?>[] members() {
        return members.toArray(new EntityMapper<?>[0]);
    }

    /** Builds the record. */
    protected abstract R build(CollectedItems items);

    final CollectionShape shape() {
        return shape;
    }

    /** The record; null if there is none, for lack of the head that it demands or of any item. */
    final @Nullable R result(CollectedItems items) {
        boolean there = shape.isHeadRequired() ? items.hasHead() : !items.isEmpty();
        return there ? build(items) : null;
    }

    @Override
    public final List<String> types() {
        return types;
    }

    @Override
    public final String entity(String type) {
        EntityMapper<?> member = member(type);
        return member == null ? type : member.entity(type);
    }

    @Override
    public final @Nullable CollectedItem decode(String type, Map<String, AttributeValue> item) {
        EntityMapper<?> member = member(type);
        return member == null ? null : CollectedItem.of(member, member.decode(type, item));
    }

    private @Nullable EntityMapper<?> member(String type) {
        for (EntityMapper<?> member : members) {
            if (member.types().contains(type)) {
                return member;
            }
        }
        return null;
    }
}
