package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ImmutableChangedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** The writing of a whole item. */
final class PutAction<T> extends WriteAction<T> {

    /** What must be under the key before. */
    enum Kind {
        CREATE("create"),
        PUT("put"),
        REPLACE("replace");

        private final String verb;

        Kind(String verb) {
            this.verb = verb;
        }
    }

    private final T entity;
    private final Kind kind;
    private Map<MarkedAttribute, Map<String, AttributeValue>> forms = Map.of();
    private @Nullable WholeItem<T> whole;

    PutAction(TableContext table, EntityMapper<T> mapper, T entity, Kind kind) {
        super(table, mapper, kind.verb);
        this.entity = entity;
        this.kind = kind;
    }

    @Override
    public PrimaryKey<T> key() {
        return mapper().key(entity);
    }

    @Override
    public T written() {
        return whole().entity();
    }

    /** The item, which is not larger than DynamoDB takes as far as can be told. */
    Map<String, AttributeValue> item() {
        Map<String, AttributeValue> item = whole().item();
        ItemLimit.check(table(), mapper().entity(), item);
        return item;
    }

    private WholeItem<T> whole() {
        if (whole == null) {
            // The clock is asked only by what is written with a time.
            Instant time = mapper().marks().writesValues() ? now() : Instant.EPOCH;
            whole = WholeItem.of(mapper(), entity, kind == Kind.CREATE, time);
        }
        return whole;
    }

    @Override
    protected @Nullable Condition<T> ownCondition() {
        MarkedAttribute version = mapper().marks().version();
        return switch (kind) {
            case CREATE -> isAbsent();
            case PUT ->
                version == null
                        ? unchanged(null)
                        : whole().replaced() == 0 ? isAbsent() : unchanged(Versions.is(version, whole().replaced()));
            case REPLACE ->
                unchanged(version == null ? exists() : exists().and(Versions.is(version, whole().replaced())));
        };
    }

    /** The condition, and that what never changes does not. */
    private @Nullable Condition<T> unchanged(@Nullable Condition<T> condition) {
        Condition<T> all = condition;
        for (MarkedAttribute attribute : mapper().marks().immutable()) {
            Map<String, AttributeValue> form = forms.get(attribute);
            AttributeValue value = form == null ? whole().value(attribute) : attribute.in(form);
            Condition<T> same = attribute.is(value);
            if (value != null || form != null) {
                same = (isFilledIn(attribute) ? attribute.<T>is(null) : isAbsent()).or(same);
            }
            all = all == null ? same : all.and(same);
        }
        return all;
    }

    /**
     * Items can hold one value in several ways: a constant by a former text, a time with fewer digits, a default as nothing.
     * One that reads as what is written has not changed, and is asked for as it is stored.
     */
    @Override
    public boolean follows(@Nullable Map<String, AttributeValue> stored) {
        boolean otherForm = false;
        if (stored != null && kind != Kind.CREATE) {
            for (MarkedAttribute attribute : changedIn(stored)) {
                if (!forms.containsKey(attribute) && isReadAsWritten(attribute, stored)) {
                    forms = new HashMap<>(forms);
                    forms.put(attribute, stored);
                    otherForm = true;
                }
            }
        }
        return super.follows(stored) || otherForm;
    }

    private boolean isReadAsWritten(MarkedAttribute attribute, Map<String, AttributeValue> stored) {
        Map<String, AttributeValue> written = whole().item();
        try {
            T other = mapper().fromItem(attribute.copied(stored, written));
            return other.equals(whole().entity())
                    || SameItem.value(attribute.in(mapper().toItem(other)), attribute.in(written));
        } catch (UnmappableItemException unreadable) {
            return false;
        }
    }

    /** What never changes and is stored otherwise than it is written. */
    private List<MarkedAttribute> changedIn(Map<String, AttributeValue> stored) {
        List<MarkedAttribute> changed = new ArrayList<>();
        for (MarkedAttribute attribute : mapper().marks().immutable()) {
            AttributeValue was = attribute.in(stored);
            if (!SameItem.value(was, whole().value(attribute)) && !(was == null && isFilledIn(attribute))) {
                changed.add(attribute);
            }
        }
        return changed;
    }

    private boolean isFilledIn(MarkedAttribute attribute) {
        return mapper().marks().filledInOnce().contains(attribute);
    }

    @Override
    protected @Nullable Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        return whole().item();
    }

    @Override
    boolean asksForLasting() {
        return kind != Kind.CREATE;
    }

    @Override
    protected boolean isOfNewItem() {
        return kind == Kind.CREATE
                || (kind == Kind.PUT && mapper().marks().version() != null && whole().replaced() == 0);
    }

    @Override
    public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
        return TransactionItems.put(this, item(), checks);
    }

    @Override
    protected RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return switch (kind) {
            // What is not there cannot have been in the way.
            case CREATE ->
                stored == null && asksMore()
                        ? conditionFailed(null, cause)
                        : new ItemAlreadyExistsException(mapper().entity(), itemKey(), stored(stored), cause);
            case PUT -> changed(conditionFailed(stored, cause), stored, cause);
            case REPLACE -> changed(notChanged(stored, cause), stored, cause);
        };
    }

    /** A failed condition as what it is if it was about the version, or about what never changes. */
    private RuntimeException changed(
            RuntimeException failure, @Nullable Map<String, AttributeValue> stored, Throwable cause) {
        if (failure.getClass() != ConditionFailedException.class) {
            return failure;
        }
        long replaced = whole().replaced();
        MarkedAttribute version = mapper().marks().version();
        RuntimeException conflict = versionConflict(replaced, stored, cause);
        if (version != null && kind == Kind.PUT && replaced == 0 && stored != null) {
            conflict = new VersionConflictException(
                    mapper().entity(), itemKey(), 0, Versions.found(version, stored), stored(stored), cause);
        }
        if (conflict != null) {
            return conflict;
        }
        List<String> changed = new ArrayList<>();
        if (stored != null) {
            for (MarkedAttribute attribute : changedIn(stored)) {
                if (!isReadAsWritten(attribute, stored)) {
                    changed.add(attribute.property());
                }
            }
        }
        return changed.isEmpty()
                ? failure
                : new ImmutableChangedException(mapper().entity(), itemKey(), changed, stored(stored), cause);
    }
}
