package io.keywright.testing.operation;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionEvaluator;
import io.keywright.testing.expression.Update;
import io.keywright.testing.expression.UpdateEvaluator;
import io.keywright.testing.table.Index;
import io.keywright.testing.table.ItemChecks;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.StorageKey;
import io.keywright.testing.table.Table;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Sizes;
import io.keywright.testing.value.Type;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A write of one item, checked against its table, not yet carried out. {@link #prepare} decides the outcome without
 * changing anything, so that a transaction can prepare all its writes before the first is stored.
 */
final class Write {

    /** What an item becomes, from what it was. */
    private interface Change {
        @Nullable
        Item after(@Nullable Item before);
    }

    private final Table table;
    private final Item key;
    private final StorageKey place;
    private final @Nullable Condition condition;
    private final Change change;
    private @Nullable Item before;
    private @Nullable Item after;

    private Write(Table table, Item key, @Nullable Condition condition, Change change) {
        this.table = table;
        this.key = key;
        this.place = StorageKey.of(table.schema(), key);
        this.condition = condition;
        this.change = change;
    }

    static Write put(Table table, Item item, @Nullable Condition condition) {
        ItemChecks.checkItem(table, item);
        return new Write(table, table.keyOf(item), condition, before -> item);
    }

    /** A put that refuses to replace an item. */
    static Write insert(Table table, Item item) {
        ItemChecks.checkItem(table, item);
        return new Write(table, table.keyOf(item), null, before -> {
            if (before != null) {
                throw ServiceError.of("DuplicateItemException", "Duplicate primary key exists in table");
            }
            return item;
        });
    }

    static Write delete(Table table, Item key, @Nullable Condition condition) {
        ItemChecks.checkKey(table, key);
        return new Write(table, key, condition, before -> null);
    }

    /** A write that changes nothing: the condition check of a transaction. */
    static Write check(Table table, Item key, Condition condition) {
        ItemChecks.checkKey(table, key);
        return new Write(table, key, condition, before -> before);
    }

    static Write update(Table table, Item key, @Nullable Update update, @Nullable Condition condition) {
        ItemChecks.checkKey(table, key);
        if (update != null) {
            checkUpdate(table, update);
        }
        return new Write(table, key, condition, before -> {
            Item start = before == null ? key : before;
            Item result = update == null ? start : UpdateEvaluator.apply(update, start);
            if (result.size() > Sizes.LARGEST_ITEM) {
                throw ServiceError.validation("Item size to update has exceeded the maximum allowed size");
            }
            if (result.attributes().values().stream().anyMatch(value -> Sizes.depth(value) > Sizes.DEEPEST)) {
                throw ServiceError.validation("Nesting Levels have exceeded supported limits");
            }
            ItemChecks.checkUpdatedIndexKeys(table, start, result);
            return result;
        });
    }

    private static void checkUpdate(Table table, Update update) {
        for (Update.Action action : update.actions()) {
            String attribute = action.path().attribute();
            if (table.schema().contains(attribute)) {
                throw ServiceError.invalidParameter(
                        "Cannot update attribute " + attribute + ". This attribute is part of the key");
            }
        }
        for (Index index : table.indexesByName()) {
            for (KeyAttribute part : index.schema().attributes()) {
                for (Update.Action action : update.actions()) {
                    if (part.name().equals(action.path().attribute())) {
                        checkIndexKey(index, part, action);
                    }
                }
            }
        }
    }

    private static void checkIndexKey(Index index, KeyAttribute part, Update.Action action) {
        if (action.path().isNested()) {
            throw ServiceError.validation("Key attributes must be scalars; list random access '[]' and map lookup '.' "
                    + "are not allowed: IndexKey: " + part.name());
        }
        Type actual = UpdateEvaluator.knownType(action);
        if (actual != null) {
            ItemChecks.checkIndexKeyType(index, part, actual);
        }
    }

    /** Decides the condition and computes the new item; throws what a single write throws. */
    void prepare(boolean returnOldOnFailure) {
        before = table.get(place);
        if (condition != null && !ConditionEvaluator.holds(condition, before == null ? Item.EMPTY : before)) {
            Map<String, Object> details = new LinkedHashMap<>();
            if (returnOldOnFailure && before != null) {
                details.put("Item", before);
            }
            throw ServiceError.conditionFailed(details);
        }
        after = change.after(before);
    }

    /** Stores what was prepared, unless it leaves the item as it was. */
    void store(Instant now) {
        if (!Objects.equals(after, before)) {
            table.write(place, before, after, now, false);
        }
    }

    Table table() {
        return table;
    }

    Item key() {
        return key;
    }

    StorageKey place() {
        return place;
    }

    @Nullable
    Item before() {
        return before;
    }

    @Nullable
    Item after() {
        return after;
    }
}
