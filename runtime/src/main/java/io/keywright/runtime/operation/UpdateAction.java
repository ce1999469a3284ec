package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.EmptyUpdateException;
import io.keywright.runtime.error.NumberOverflowException;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.error.SizeLimitException;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.expression.UpdateExpression;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.UniqueProperty;
import java.util.HashMap;
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
    private @Nullable Long version;
    private boolean dated;

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
        Marks marks = mapper.marks();
        MarkedAttribute counted = marks.version();
        if (counted != null) {
            changes.count(counted.path(), marks.highestVersion());
        }
    }

    /** Lets it ask for this version of the item. */
    void ifVersion(long number) {
        version = number;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    protected Condition<T> ownCondition() {
        Condition<T> present = insert ? isAbsent().or(exists()) : exists();
        MarkedAttribute counted = mapper().marks().version();
        if (counted != null && version != null) {
            present = present.and(Versions.is(counted, version));
        }
        Condition<T> bounds = changes.bounds();
        if (bounds != null) {
            present = present.and(bounds);
        }
        Condition<T> assertions = changes.assertions();
        return assertions == null ? present : present.and(assertions);
    }

    @Override
    protected List<String> nested() {
        return changes.nested();
    }

    /** The expression, with what follows from the changes. */
    String expression(Placeholders placeholders) {
        if (changes.isEmpty() && !insert) {
            throw new EmptyUpdateException(mapper().entity());
        }
        MarkedAttribute createdAt = mapper().marks().createdAt();
        if (createdAt != null && insert && !dated) {
            changes.setOnce(createdAt.path(), Converters.ofInstant().toValue(now()));
            dated = true;
        }
        return changes.expression(placeholders, derived());
    }

    private Map<String, @Nullable AttributeValue> derived() {
        DerivedAttributes derived = new DerivedAttributes(mapper().entity(), insert, now());
        if (insert) {
            derived.put(table().layout().typeAttribute(), mapper().type());
        }
        MarkedAttribute updatedAt = mapper().marks().updatedAt();
        if (updatedAt != null) {
            derived.put(updatedAt.attribute(), Converters.ofInstant().toValue(now()));
        }
        update.derive(derived);
        return derived.attributes();
    }

    /** Whether an item is as the update would make it, so far as that can be told. */
    boolean isDone(Map<String, AttributeValue> item) {
        MarkedAttribute counted = mapper().marks().version();
        return changes.areIn(item, derived())
                && (counted == null || version == null || Versions.in(counted, item) == version + 1);
    }

    @Override
    protected boolean touchesGuards() {
        return changesGuards() || (insert && mayTakeValues());
    }

    /** Whether a new item would have unique values, be it only those that its key tells. */
    private boolean mayTakeValues() {
        Map<String, AttributeValue> item = becomes(null);
        if (item != null) {
            for (UniqueProperty property : mapper().marks().unique()) {
                if (property.attributes().get(0).in(item) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean changesGuards() {
        for (UniqueProperty property : mapper().marks().unique()) {
            for (MarkedAttribute attribute : property.attributes()) {
                if (changes.touches(attribute.attribute())) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected @Nullable Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        if (stored == null && !insert) {
            return null;
        }
        Map<String, AttributeValue> item = new HashMap<>(stored == null ? Map.of() : stored);
        for (Map.Entry<String, @Nullable AttributeValue> attribute : derived().entrySet()) {
            AttributeValue value = attribute.getValue();
            if (value == null) {
                item.remove(attribute.getKey());
            } else {
                item.put(attribute.getKey(), value);
            }
        }
        MarkedAttribute createdAt = mapper().marks().createdAt();
        if (createdAt != null && stored == null) {
            item.put(createdAt.attribute(), Converters.ofInstant().toValue(now()));
        }
        return changes.appliedTo(item);
    }

    @Override
    public boolean follows(@Nullable Map<String, AttributeValue> stored) {
        boolean otherForm = stored != null && changes.follows(stored);
        return super.follows(stored) || otherForm;
    }

    @Override
    public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
        Placeholders placeholders = new Placeholders();
        software.amazon.awssdk.services.dynamodb.model.Update item =
                software.amazon.awssdk.services.dynamodb.model.Update.builder()
                        .tableName(table().tableName())
                        .key(KeyAttributes.of(table(), key))
                        .updateExpression(expression(placeholders))
                        .conditionExpression(condition(placeholders, checks))
                        .expressionAttributeNames(placeholders.names())
                        .expressionAttributeValues(placeholders.values())
                        .returnValuesOnConditionCheckFailure(onFailure(""))
                        .build();
        return TransactWriteItem.builder().update(item).build();
    }

    @Override
    protected RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        if (stored == null) {
            return insert ? conditionFailed(null, cause) : notChanged(null, cause);
        }
        RuntimeException failure = notOfThisType(stored, cause);
        RuntimeException conflict = version == null || failure.getClass() != ConditionFailedException.class
                ? null
                : versionConflict(version, stored, cause);
        if (conflict != null) {
            return conflict;
        }
        AttributeReference<T, ?> full = changes.full(stored);
        if (full != null && failure.getClass() == ConditionFailedException.class) {
            return new SizeLimitException(
                    mapper().entity(), itemKey(), full.path(), full.converter().maxSize(), stored(stored), cause);
        }
        String overflow = changes.overflow(stored);
        if (failure.getClass() == ConditionFailedException.class && overflow != null) {
            return new NumberOverflowException(mapper().entity(), itemKey(), overflow, stored(stored), cause);
        }
        List<String> outdated = changes.outdated(stored);
        return failure instanceof ConditionFailedException && !outdated.isEmpty()
                ? new OutdatedValueException(mapper().entity(), itemKey(), outdated, stored(stored), cause)
                : failure;
    }
}
