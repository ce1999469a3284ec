package io.keywright.runtime.operation;

import io.keywright.runtime.TableLayout;
import io.keywright.runtime.error.ItemTooLargeException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.ItemSize;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The writing of the item that holds a unique value for its owner, or its deletion.
 *
 * @param <T> the owner's entity
 */
public final class GuardAction<T> extends WriteAction<T> {

    /** The type of guards, and what their keys begin with. */
    public static final String TYPE = "UNIQUE";

    private static final String OWNER = "owner";
    private static final String PROPERTY = "property";
    private static final String VALUE = "value";

    private final WriteAction<T> owner;
    private final Guard guard;
    private final boolean claims;
    private final boolean othersAlready;
    private final List<GuardAction<?>> releases = new ArrayList<>();

    private GuardAction(WriteAction<T> owner, Guard guard, boolean claims, boolean othersAlready) {
        super(owner.table(), owner.mapper(), owner.name().verb());
        this.owner = owner;
        this.guard = guard;
        this.claims = claims;
        this.othersAlready = othersAlready;
    }

    static <T> GuardAction<T> claim(WriteAction<T> owner, Guard guard) {
        return new GuardAction<>(owner, guard, true, false);
    }

    static <T> GuardAction<T> release(WriteAction<T> owner, Guard guard, boolean othersAlready) {
        return new GuardAction<>(owner, guard, false, othersAlready);
    }

    /** Whose guard it is. */
    public WriteAction<T> owner() {
        return owner;
    }

    /** Whether it takes the value; else it gives it back. */
    public boolean isClaim() {
        return claims;
    }

    /**
     * Lets it include the giving back of the same value by another owner in the same transaction: of several of whom all
     * think that it is theirs, one has it at most.
     */
    public void include(GuardAction<?> release) {
        releases.add(release);
        releases.addAll(release.releases);
    }

    /**
     * Whether the guard that is to be given back turns out to be another owner's: it had expired, and was taken. Then it is
     * left alone, as long as that stays so.
     */
    @Override
    public boolean follows(@Nullable Map<String, AttributeValue> stored) {
        boolean left = false;
        if (!claims && stored != null) {
            left = leave();
            for (GuardAction<?> release : releases) {
                left |= release.leave();
            }
        }
        return left;
    }

    private boolean leave() {
        Guards<T> guards = owner.guards();
        return guards != null && guards.leave(String.valueOf(guard.key()));
    }

    /** That two owners want one value in the same transaction. */
    public RuntimeException conflictWith(GuardAction<?> other) {
        return conflict(other.item(), null);
    }

    @Override
    public PrimaryKey<T> key() {
        String key = String.valueOf(guard.key());
        Class<T> entity = owner.key().entity();
        return table().layout().sortKey() == null ? PrimaryKey.of(entity, key) : PrimaryKey.of(entity, key, key);
    }

    @Override
    protected Condition<T> ownCondition() {
        Condition<T> ours = ownerIs(owner);
        for (GuardAction<?> release : releases) {
            ours = ours.or(ownerIs(release.owner));
        }
        if (isOthers()) {
            return ours.not();
        }
        Condition<T> free = isAbsent().or(ours);
        if (!claims) {
            return free;
        }
        MarkedAttribute timeToLive = mapper().marks().timeToLive();
        if (guard.value().property().isReleasedOnExpiry() && timeToLive != null) {
            // DynamoDB deletes it days later.
            AttributeValue second =
                    AttributeValue.createN(Long.toString(owner.now().getEpochSecond()));
            free = free.or(Condition.stored(path(timeToLive.attribute()), "<=", second));
        }
        return free;
    }

    /** Whether it turned out to be of none of the owners that give it back. */
    private boolean isOthers() {
        boolean others = othersAlready;
        for (GuardAction<?> release : releases) {
            others &= release.othersAlready;
        }
        return others;
    }

    private Condition<T> ownerIs(WriteAction<?> holder) {
        return Condition.stored(path(OWNER), "=", AttributeValue.createM(KeyAttributes.of(table(), holder.key())));
    }

    private static AttributePath path(String attribute) {
        return AttributePath.of(attribute, attribute);
    }

    /** The guard. */
    Map<String, AttributeValue> item() {
        TableLayout layout = table().layout();
        Map<String, AttributeValue> item = new HashMap<>(KeyAttributes.of(table(), key()));
        item.put(layout.typeAttribute(), AttributeValue.createS(TYPE));
        item.put(OWNER, AttributeValue.createM(KeyAttributes.of(table(), owner.key())));
        item.put(PROPERTY, AttributeValue.createS(guard.value().property().property()));
        item.put(VALUE, AttributeValue.createS(guard.value().text()));
        AttributeValue expiry = guard.expiry();
        MarkedAttribute timeToLive = mapper().marks().timeToLive();
        if (expiry != null && timeToLive != null) {
            item.put(timeToLive.attribute(), expiry);
        }
        return item;
    }

    @Override
    public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
        if (claims) {
            Map<String, AttributeValue> item = item();
            int bytes = ItemSize.of(item);
            if (bytes > ItemTooLargeException.LARGEST) {
                throw ItemTooLargeException.ofGuard(
                        mapper().entity(), guard.value().property().property(), owner.itemKey(), bytes);
            }
            return TransactionItems.put(this, item, checks);
        }
        return isOthers() ? TransactionItems.check(this, checks) : TransactionItems.delete(this, checks);
    }

    @Override
    protected boolean touchesGuards() {
        return false;
    }

    @Override
    protected RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
        return conflict(stored, cause);
    }

    private UniqueConflictException conflict(@Nullable Map<String, AttributeValue> stored, @Nullable Throwable cause) {
        AttributeValue holder = stored == null ? null : stored.get(OWNER);
        Map<String, AttributeValue> place = holder == null || !holder.hasM() ? Map.of() : holder.m();
        TableLayout layout = table().layout();
        return new UniqueConflictException(
                mapper().entity(),
                owner.itemKey(),
                guard.value().property().property(),
                guard.value().value(),
                text(place, layout.partitionKey()),
                text(place, layout.sortKey()),
                cause);
    }

    private static @Nullable String text(Map<String, AttributeValue> key, @Nullable String attribute) {
        AttributeValue value = attribute == null ? null : key.get(attribute);
        return value == null ? null : value.s();
    }
}
