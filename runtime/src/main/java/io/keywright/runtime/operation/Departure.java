package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The deletion of an item that moves to another key, on condition that it is the one that was given: of the same version,
 * or with the same properties where versions are not counted.
 */
final class Departure<T> extends WriteAction<T> {

    private final PrimaryKey<T> key;
    private final Map<String, AttributeValue> given;
    private Map<String, AttributeValue> known;

    Departure(TableContext table, EntityMapper<T> mapper, T entity) {
        super(table, mapper, Move.VERB);
        this.key = mapper.key(entity);
        this.given = mapper.toItem(entity);
        this.known = given;
    }

    @Override
    public PrimaryKey<T> key() {
        return key;
    }

    @Override
    protected Map<String, AttributeValue> given() {
        return given;
    }

    @Override
    protected boolean asksForGiven() {
        return mapper().marks().version() == null;
    }

    @Override
    protected Condition<T> ownCondition() {
        MarkedAttribute version = mapper().marks().version();
        if (version != null) {
            return exists().and(Versions.is(version, Versions.in(version, given)));
        }
        Condition<T> same = same(mapper().properties(), known);
        return same == null ? exists() : exists().and(same);
    }

    /**
     * Items can hold one object in several ways: a time that another program wrote with fewer digits, a default that is not
     * stored, a former name. One that becomes the object that was given is what was given, and is asked for as it is stored.
     */
    @Override
    public boolean follows(@Nullable Map<String, AttributeValue> stored) {
        if (stored == null || outdated(stored).isEmpty() || !isWhatWasGiven(stored)) {
            return false;
        }
        known = stored;
        Guards<T> guards = guards();
        if (guards != null) {
            guards.know(stored);
        }
        return true;
    }

    private boolean isWhatWasGiven(Map<String, AttributeValue> stored) {
        MarkedAttribute version = mapper().marks().version();
        if (version != null) {
            return Versions.in(version, stored) == Versions.in(version, given);
        }
        try {
            return SameItem.test(mapper().toItem(mapper().fromItem(stored)), given);
        } catch (UnmappableItemException unreadable) {
            return false;
        }
    }

    private List<String> outdated(Map<String, AttributeValue> stored) {
        List<String> outdated = new ArrayList<>();
        for (MarkedAttribute property : mapper().properties()) {
            if (!property.isSame(known, stored)) {
                outdated.add(property.property());
            }
        }
        return outdated;
    }

    @Override
    protected @Nullable Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        return null;
    }

    @Override
    boolean asksForLasting() {
        return true;
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
        RuntimeException failure = notChanged(stored, cause);
        if (stored == null || failure.getClass() != ConditionFailedException.class) {
            return failure;
        }
        MarkedAttribute version = mapper().marks().version();
        if (version != null) {
            RuntimeException conflict = versionConflict(Versions.in(version, given), stored, cause);
            return conflict == null ? failure : conflict;
        }
        List<String> outdated = outdated(stored);
        return outdated.isEmpty()
                ? failure
                : new OutdatedValueException(mapper().entity(), itemKey(), outdated, stored(stored), cause);
    }
}
