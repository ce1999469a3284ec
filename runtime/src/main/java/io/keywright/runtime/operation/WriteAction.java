package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.DeferredItem;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemCollectionTooLargeException;
import io.keywright.runtime.error.ItemKey;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.ItemTooLargeException;
import io.keywright.runtime.error.MissingDocumentException;
import io.keywright.runtime.error.NodeInDeletionException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * What a write does to one item, whether it is sent alone or in a transaction: its key, its condition, and what it means if
 * that does not hold.
 *
 * @param <T> the entity
 */
public abstract class WriteAction<T> {

    private final TableContext table;
    private final EntityMapper<T> mapper;
    private final OperationName name;
    private @Nullable Guards<T> guards;
    private @Nullable Condition<T> asked;
    private @Nullable Instant time;

    /**
     * An action at a table.
     *
     * @param verb what the repository's method is called
     */
    protected WriteAction(TableContext table, EntityMapper<T> mapper, String verb) {
        this.table = table;
        this.mapper = mapper;
        this.name = OperationName.of(verb, mapper.entity());
    }

    /** What it does to which entity: {@code Order.create}. */
    public final OperationName name() {
        return name;
    }

    /** The table. */
    public final TableContext table() {
        return table;
    }

    /** The entity's mapper. */
    public final EntityMapper<T> mapper() {
        return mapper;
    }

    /** The key of the item. */
    public abstract PrimaryKey<T> key();

    /**
     * When it is written, by the clock of the options: one time for all that it writes, that of the first question, so that
     * a request that is shown is the one that is sent.
     */
    public final Instant now() {
        if (time == null) {
            time = Instant.now(table.options().clock());
        }
        return time;
    }

    /** Lets it be written at this time, unless its time has been asked for before. */
    public final void at(Instant now) {
        if (time == null) {
            time = now;
        }
    }

    /** Whether it only looks. */
    public boolean isCheck() {
        return false;
    }

    /** The guards that go with it; null if the entity has no unique values, or this changes none. */
    public final @Nullable Guards<T> guards() {
        if (isCheck() || mapper.marks().unique().isEmpty() || !touchesGuards()) {
            return null;
        }
        if (guards == null) {
            guards = new Guards<>(this);
        }
        return guards;
    }

    /** Fails where the guards of unique values make more than one request, or one of another kind. */
    final void requireSingle() {
        if (guards() != null) {
            throw new IllegalStateException(
                    name + " is no single request: the guards of its unique values make it a transaction.");
        }
    }

    /**
     * Whether it was refused only because what is stored is not what was known of it, which is all that the guards follow
     * from. From now on that is known.
     *
     * @param stored what is there; null for nothing
     */
    public boolean follows(@Nullable Map<String, AttributeValue> stored) {
        Guards<T> guarded = guards();
        if (guarded == null || !guarded.isOutdated(stored)) {
            return false;
        }
        guarded.know(stored);
        return true;
    }

    /** What whoever writes says is stored; null if that is not said. */
    protected @Nullable Map<String, AttributeValue> given() {
        return null;
    }

    /** Whether it asks by itself that what is stored be what was given. */
    protected boolean asksForGiven() {
        return false;
    }

    /** Whether it may change what guards are made of. */
    protected boolean touchesGuards() {
        return true;
    }

    /** Whether its condition is that there is no item yet. */
    protected boolean isOfNewItem() {
        return false;
    }

    /**
     * What becomes of an item.
     *
     * @param stored what is there; null for nothing
     * @return null for nothing
     */
    protected @Nullable Map<String, AttributeValue> becomes(@Nullable Map<String, AttributeValue> stored) {
        return stored;
    }

    /**
     * The action as a transaction sends it.
     *
     * @param checks on the same key, which become part of its condition and are not sent by themselves
     */
    public abstract TransactWriteItem toItem(List<? extends WriteAction<?>> checks);

    /** What the item becomes, as an object; null if that is not known before it is written. */
    public @Nullable T written() {
        return null;
    }

    /**
     * What it means that the condition did not hold: first of all that the node is being deleted.
     *
     * @param stored the item that is there; null for none, or if the endpoint does not tell
     */
    public final RuntimeException meaning(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        String mark = asksForLasting() ? mapper.marks().node() : null;
        return mark != null && stored != null && stored.containsKey(mark)
                ? new NodeInDeletionException(mapper.entity(), itemKey(), stored(stored), cause)
                : refusal(stored, cause);
    }

    /**
     * What it means that the condition did not hold, but for the marks of nodes.
     *
     * @param stored the item that is there; null for none, or if the endpoint does not tell
     */
    protected abstract RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause);

    /**
     * What this kind of write asks of the item by itself, as that it exists.
     *
     * @return null for nothing
     */
    protected abstract @Nullable Condition<T> ownCondition();

    /** Lets it ask this, too, of the item. */
    final void onlyIf(Condition<T> condition) {
        asked = asked == null ? condition : asked.and(condition);
    }

    /** Whether it was told to ask more of the item than it does by itself. */
    final boolean asksMore() {
        return asked != null;
    }

    /**
     * The condition as a request takes it; null for none.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException if it is larger than DynamoDB takes
     */
    public final @Nullable String condition(Placeholders placeholders) {
        return condition(placeholders, List.of());
    }

    /** The condition, with those of checks on the same key; throws what {@link #condition(Placeholders)} throws. */
    final @Nullable String condition(Placeholders placeholders, List<? extends WriteAction<?>> checks) {
        Condition<T> whole = whole();
        for (WriteAction<?> check : checks) {
            whole = both(whole, ofSameItem(check, !isCheck()));
        }
        return whole == null ? null : whole.expression("ConditionExpression", placeholders);
    }

    private @Nullable Condition<T> whole() {
        Condition<T> whole = both(ownCondition(), asked);
        if (asksForLasting()) {
            whole = both(whole, isLasting());
        }
        Guards<T> guarded = guards();
        if (guarded != null) {
            whole = both(whole, guarded.unchanged());
        }
        return whole;
    }

    /** A check on the same key asks the same item. */
    @SuppressWarnings("unchecked")
    private static <T> @Nullable Condition<T> ofSameItem(WriteAction<?> check, boolean written) {
        return (Condition<T>) (written ? check.besideWrite() : check.whole());
    }

    /** What a check still asks of an item that the same transaction writes; null for nothing. */
    @Nullable
    Condition<T> besideWrite() {
        return whole();
    }

    /** Whether its item must be there when the transaction is over, as the end of an edge must. */
    public boolean isOfEnd() {
        return false;
    }

    /** Whether it takes its item away. */
    public boolean removes() {
        return false;
    }

    /** Whether it asks that its item, the head of a node, is not one that is being deleted. */
    boolean asksForLasting() {
        return false;
    }

    /** That the item is no head of a node that is being deleted; null where there is no such mark. */
    @Nullable
    final Condition<T> isLasting() {
        String mark = mapper.marks().node();
        return mark == null ? null : attribute(mark).notExists();
    }

    private static <T> @Nullable Condition<T> both(@Nullable Condition<T> one, @Nullable Condition<T> other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return one.and(other);
    }

    /** What a request with this condition asks for: the item that did not fulfil it. */
    protected static @Nullable ReturnValuesOnConditionCheckFailure onFailure(@Nullable String condition) {
        return condition == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
    }

    /** That the item is there, and is of this entity's type. */
    protected final Condition<T> exists() {
        AttributeReference<T, String> type = attribute(table.layout().typeAttribute());
        return mapper.types().size() == 1 ? type.eq(mapper.type()) : type.in(mapper.types());
    }

    /** That there is no item: one exists exactly if its partition key does. */
    protected final Condition<T> isAbsent() {
        return attribute(table.layout().partitionKey()).notExists();
    }

    private AttributeReference<T, String> attribute(String name) {
        return new AttributeReference<>(AttributePath.of(name, name), Converters.ofString());
    }

    /** That an item holds the same of these properties as this one. */
    final @Nullable Condition<T> same(List<MarkedAttribute> properties, Map<String, AttributeValue> item) {
        Condition<T> all = null;
        for (MarkedAttribute property : properties) {
            all = both(all, property.is(property.in(item)));
        }
        return all;
    }

    /** The key for an error. */
    public final ItemKey itemKey() {
        PrimaryKey<T> key = key();
        return ItemKey.of(key.partition(), key.sort(), table.options().keysInMessages());
    }

    /** A failed condition, with what is stored. */
    protected final ConditionFailedException conditionFailed(
            @Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return new ConditionFailedException(mapper.entity(), itemKey(), stored(stored), cause);
    }

    /** What it means that a write was refused that asks for an item of this entity. */
    protected final RuntimeException notChanged(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return stored == null
                ? new ItemNotFoundException(mapper.entity(), itemKey(), cause)
                : notOfThisType(stored, cause);
    }

    /** What it means that a write was refused that does not touch items of other types. */
    protected final RuntimeException notOfThisType(Map<String, AttributeValue> stored, Throwable cause) {
        StoredItem item = new StoredItem(table, stored);
        String type = item.type();
        if (type == null) {
            return item.missingType();
        }
        return mapper.types().contains(type) ? conditionFailed(stored, cause) : item.unexpectedType(mapper, type);
    }

    /** That another version is stored than the one that was asked for; null if that is not so. */
    protected final @Nullable RuntimeException versionConflict(
            long expected, @Nullable Map<String, AttributeValue> stored, Throwable cause) {
        MarkedAttribute version = mapper.marks().version();
        if (version == null) {
            return null;
        }
        Long found = Versions.found(version, stored);
        boolean same = (found == null ? 0 : found) == expected && (stored != null || expected == 0);
        return same
                ? null
                : new VersionConflictException(mapper.entity(), itemKey(), expected, found, stored(stored), cause);
    }

    /** Makes an object of a stored item when it is asked for. */
    protected final @Nullable Supplier<Optional<T>> stored(@Nullable Map<String, AttributeValue> item) {
        return item == null ? null : new DeferredItem<>(table, mapper, item);
    }

    /** That it changes something inside of what the item does not have. */
    public final RuntimeException documentMissing(Throwable cause) {
        return new MissingDocumentException(mapper.entity(), itemKey(), nested(), cause);
    }

    /** What it changes inside of documents, lists and maps. */
    protected List<String> nested() {
        return List.of();
    }

    /** That the item would be too large. */
    public final RuntimeException tooLarge(Throwable cause) {
        return ItemTooLargeException.refused(mapper.entity(), itemKey(), cause);
    }

    /** That the item's partition would be too large. */
    public final RuntimeException collectionTooLarge(Throwable cause) {
        return new ItemCollectionTooLargeException(mapper.entity(), itemKey(), cause);
    }
}
