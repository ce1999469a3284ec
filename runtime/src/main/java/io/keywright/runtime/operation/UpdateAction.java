package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.EmptyUpdateException;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.expression.UpdateExpression;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The update of an item. */
final class UpdateAction<T> extends WriteAction<T> {

    private final PrimaryKey<T> key;
    private final Update<T, ?> update;
    private final UpdateExpression<T, ?> changes;
    private final boolean insert;

    UpdateAction(
            TableContext table,
            EntityMapper<T> mapper,
            PrimaryKey<T> key,
            Update<T, ?> update,
            UpdateExpression<T, ?> changes,
            boolean insert) {
        super(table, mapper, insert ? "upsert" : "update");
        this.key = key;
        this.update = update;
        this.changes = changes;
        this.insert = insert;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    protected Condition<T> ownCondition() {
        Condition<T> present = insert ? isAbsent().or(exists()) : exists();
        Condition<T> assertions = changes.assertions();
        return assertions == null ? present : present.and(assertions);
    }

    /** The expression, with what follows from the changes. */
    String expression(Placeholders placeholders) {
        if (changes.isEmpty() && !insert) {
            throw new EmptyUpdateException(mapper().entity());
        }
        return changes.expression(placeholders, derived());
    }

    private Map<String, @Nullable AttributeValue> derived() {
        DerivedAttributes derived = new DerivedAttributes(mapper().entity(), insert);
        if (insert) {
            derived.put(table().layout().typeAttribute(), mapper().type());
        }
        update.derive(derived);
        return derived.attributes();
    }

    /** Whether an item is as the update would make it, so far as that can be told. */
    boolean isDone(Map<String, AttributeValue> item) {
        return changes.areIn(item, derived());
    }

    @Override
    public TransactWriteItem toItem() {
        Placeholders placeholders = new Placeholders();
        software.amazon.awssdk.services.dynamodb.model.Update item =
                software.amazon.awssdk.services.dynamodb.model.Update.builder()
                        .tableName(table().tableName())
                        .key(KeyAttributes.of(table(), key))
                        .updateExpression(expression(placeholders))
                        .conditionExpression(condition(placeholders))
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(onFailure(""))
                        .build();
        return TransactWriteItem.builder().update(item).build();
    }

    @Override
    public RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        if (stored == null) {
            return insert ? conditionFailed(null, cause) : notChanged(null, cause);
        }
        RuntimeException failure = notOfThisType(stored, cause);
        List<String> outdated = changes.outdated(stored);
        return failure instanceof ConditionFailedException && !outdated.isEmpty()
                ? new OutdatedValueException(mapper().entity(), itemKey(), outdated, stored(stored), cause)
                : failure;
    }
}
