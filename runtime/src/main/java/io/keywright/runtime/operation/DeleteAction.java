package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The deletion of an item, unless it is of another type or of another version. */
final class DeleteAction<T> extends WriteAction<T> {

    private final PrimaryKey<T> key;
    private final @Nullable Long version;

    /**
     * A deletion.
     *
     * @param version that the item must have; null for any
     */
    DeleteAction(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key, @Nullable Long version) {
        super(table, mapper, "delete");
        this.key = key;
        this.version = version;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    protected Condition<T> ownCondition() {
        MarkedAttribute attribute = mapper().marks().version();
        return isAbsent()
                .or(version == null || attribute == null ? exists() : exists().and(Versions.is(attribute, version)));
    }

    @Override
    protected @Nullable Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        return null;
    }

    @Override
    public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
        return TransactionItems.delete(this, checks);
    }

    @Override
    public RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        if (stored == null) {
            return conditionFailed(null, cause);
        }
        RuntimeException failure = notOfThisType(stored, cause);
        RuntimeException conflict = version == null || failure.getClass() != ConditionFailedException.class
                ? null
                : versionConflict(version, stored, cause);
        return conflict == null ? failure : conflict;
    }
}
