package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * ConditionCheck: asks in a transaction that an item be there, or not be there, without changing it.
 *
 * @param <T> the entity
 */
public final class Check<T> implements Write {

    private final Action<T> action;

    private Check(Action<T> action) {
        this.action = action;
    }

    /** That there is an item of this entity under the key. */
    public static <T> Check<T> exists(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        return new Check<>(new Action<>(table, mapper, key, Kind.PRESENT));
    }

    /**
     * That an edge has its end: there is an item of this entity under the key, and its node is not being deleted. If the same
     * transaction writes that item, it is there by that.
     */
    public static <T> Check<T> end(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        return new Check<>(new Action<>(table, mapper, key, Kind.END));
    }

    /** That there is nothing under the key. */
    public static <T> Check<T> absent(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        return new Check<>(new Action<>(table, mapper, key, Kind.ABSENT));
    }

    /** Nothing by itself: what {@link #onlyIf} asks has to hold, whether there is an item under the key or not. */
    public static <T> Check<T> any(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key) {
        return new Check<>(new Action<>(table, mapper, key, Kind.ANY));
    }

    /**
     * Asks more of the item: with several calls, all must hold. What is not there fulfils no comparison, but is not equal to anything.
     *
     * @throws io.keywright.runtime.error.InvalidExpressionException when it is sent, if the condition is larger than
     *     DynamoDB takes
     */
    public Check<T> onlyIf(Condition<T> condition) {
        action.onlyIf(Objects.requireNonNull(condition, "condition"));
        return this;
    }

    @Override
    public List<WriteAction<?>> asActions() {
        return List.of(action);
    }

    /** What is asked. */
    private enum Kind {
        PRESENT,
        ABSENT,
        END,
        ANY
    }

    private static final class Action<T> extends WriteAction<T> {

        private final PrimaryKey<T> key;
        private final Kind kind;

        private Action(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key, Kind kind) {
            super(table, mapper, "check");
            this.key = key;
            this.kind = kind;
        }

        @Override
        public PrimaryKey<T> key() {
            return key;
        }

        @Override
        public boolean isCheck() {
            return true;
        }

        @Override
        protected @Nullable Condition<T> ownCondition() {
            if (kind == Kind.ANY) {
                return null;
            }
            return kind == Kind.ABSENT ? isAbsent() : exists();
        }

        @Override
        @Nullable
        Condition<T> besideWrite() {
            return kind == Kind.END ? isLasting() : super.besideWrite();
        }

        @Override
        public boolean isOfEnd() {
            return kind == Kind.END;
        }

        @Override
        boolean asksForLasting() {
            return kind == Kind.END;
        }

        @Override
        public TransactWriteItem toItem(List<? extends WriteAction<?>> checks) {
            return TransactionItems.check(this, checks);
        }

        @Override
        protected RuntimeException refusal(@Nullable Map<String, AttributeValue> stored, Throwable cause) {
            if (kind == Kind.ANY) {
                return conditionFailed(stored, cause);
            }
            if (kind != Kind.ABSENT) {
                return notChanged(stored, cause);
            }
            // What is not there cannot have been in the way.
            return stored == null && asksMore()
                    ? conditionFailed(null, cause)
                    : new ItemAlreadyExistsException(mapper().entity(), itemKey(), stored(stored), cause);
        }
    }
}
