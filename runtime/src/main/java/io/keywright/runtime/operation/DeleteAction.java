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
    private final boolean mustExist;

    /**
     * A deletion.
     *
     * @param verb what the repository's method is called
     * @param version that the item must have; null for any
     * @param mustExist whether it is a failure that there is no item
     */
    DeleteAction(
            TableContext table,
            EntityMapper<T> mapper,
            String verb,
            PrimaryKey<T> key,
            @Nullable Long version,
            boolean mustExist) {
        super(table, mapper, verb);
        this.key = key;
        this.version = version;
        this.mustExist = mustExist;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    protected Condition<T> ownCondition() {
        MarkedAttribute attribute = mapper().marks().version();
        Condition<T> present =
                version == null || attribute == null ? exists() : exists().and(Versions.is(attribute, version));
        return mustExist ? present : isAbsent().or(present);
    }

    @Override
    protected @Nullable Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        return null;
    }

    @Override
    public boolean removes() {
        return true;
    }

    @Override
    public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
        return TransactionItems.delete(this, checks);
    }

    @Override
    protected RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        if (stored == null) {
            return mustExist ? notChanged(null, cause) : conditionFailed(null, cause);
        }
        RuntimeException failure = notOfThisType(stored, cause);
        RuntimeException conflict = version == null || failure.getClass() != ConditionFailedException.class
                ? null
                : versionConflict(version, stored, cause);
        return conflict == null ? failure : conflict;
    }
}
