package io.keywright.runtime.operation;

import io.keywright.runtime.error.ImmutableChangedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The writing of an item that comes from another key: nothing is under its own, and what never changes stays as it was. */
final class Arrival<T> extends WriteAction<T> {

    private final PrimaryKey<T> key;
    private final Departure<T> from;
    private final T entity;
    private @Nullable WholeItem<T> whole;

    Arrival(Departure<T> from, T entity) {
        super(from.table(), from.mapper(), Move.VERB);
        this.key = mapper().key(entity);
        this.from = from;
        this.entity = entity;
    }

    private WholeItem<T> whole() {
        if (whole == null) {
            whole = WholeItem.moved(mapper(), entity, from.given(), now());
        }
        return whole;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    public T written() {
        return whole().entity();
    }

    @Override
    protected boolean isOfNewItem() {
        return true;
    }

    @Override
    protected Condition<T> ownCondition() {
        return isAbsent();
    }

    @Override
    protected Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        return whole().item();
    }

    @Override
    public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
        List<String> changed = new ArrayList<>();
        for (MarkedAttribute attribute : mapper().marks().immutable()) {
            AttributeValue was = attribute.in(from.given());
            boolean filledIn = was == null && mapper().marks().filledInOnce().contains(attribute);
            if (!filledIn && !SameItem.value(was, whole().value(attribute))) {
                changed.add(attribute.property());
            }
        }
        if (!changed.isEmpty()) {
            throw new ImmutableChangedException(mapper().entity(), from.itemKey(), changed, null, null);
        }
        ItemLimit.check(table(), mapper().entity(), whole().item());
        return TransactionItems.put(this, whole().item(), checks);
    }

    @Override
    protected RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return new ItemAlreadyExistsException(mapper().entity(), itemKey(), stored(stored), cause);
    }
}
