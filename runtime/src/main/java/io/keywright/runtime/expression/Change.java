package io.keywright.runtime.expression;

import io.keywright.runtime.item.SameItem;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One change of an update: what becomes of one path. Immutable. */
final class Change {

    /** What is done. */
    enum Kind {
        SET,
        SET_IF_ABSENT,
        REMOVE,
        INCREMENT,
        APPEND,
        PREPEND,
        ADD_MEMBERS,
        REMOVE_MEMBERS
    }

    private static final AttributeValue ZERO = AttributeValue.createN("0");
    private static final AttributeValue EMPTY = AttributeValue.createL(List.of());

    private final Kind kind;
    private final AttributePath path;
    private final AttributeValue value;

    Change(Kind kind, AttributePath path, AttributeValue value) {
        this.kind = kind;
        this.path = path;
        this.value = value;
    }

    static Change removal(AttributePath path) {
        return new Change(Kind.REMOVE, path, ZERO);
    }

    AttributePath path() {
        return path;
    }

    /** Whether one of them changes what the other one changes, or what is around it. */
    boolean overlaps(Change other) {
        for (StoredPath one : path.variants()) {
            for (StoredPath another : other.path.variants()) {
                if (one.overlaps(another)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether an item shows that this was done; false where it cannot. */
    boolean isIn(Map<String, AttributeValue> item) {
        return switch (kind) {
            case SET -> SameItem.value(value, path.stored().in(item));
            case REMOVE -> path.in(item) == null;
            default -> false;
        };
    }

    /** An item after this; the same for what is done to lists and sets. */
    Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item) {
        AttributeValue present = path.in(item);
        return switch (kind) {
            case SET -> path.stored().set(cleared(item), value);
            case SET_IF_ABSENT -> present == null ? path.stored().set(item, value) : item;
            case REMOVE -> cleared(item);
            case INCREMENT -> incremented(item, present == null ? ZERO : present);
            case APPEND, PREPEND, ADD_MEMBERS, REMOVE_MEMBERS -> item;
        };
    }

    private Map<String, AttributeValue> cleared(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> result = item;
        for (StoredPath variant : path.variants()) {
            result = variant.set(result, null);
        }
        return result;
    }

    /** DynamoDB refuses to add to anything but a number, NULL included. */
    private Map<String, AttributeValue> incremented(Map<String, AttributeValue> item, AttributeValue present) {
        String number = present.n();
        if (number == null) {
            return item;
        }
        BigDecimal sum = new BigDecimal(number).add(new BigDecimal(value.n()));
        return path.stored().set(cleared(item), AttributeValue.createN(sum.toPlainString()));
    }

    /** Adds itself to the sections of an expression. Whatever sets the present name removes the former ones. */
    void write(UpdateSections to) {
        StoredPath stored = path.stored();
        switch (kind) {
            case SET -> to.set(stored).value(value);
            case SET_IF_ABSENT -> current(to.set(stored), value);
            case INCREMENT ->
                current(to.set(stored), ZERO).text(" + ").value(value).operators(1);
            case APPEND -> {
                ExpressionWriter list = to.set(stored).text("list_append(").operators(1);
                current(list, EMPTY).text(", ").value(value).text(")");
            }
            case PREPEND -> {
                ExpressionWriter list =
                        to.set(stored).text("list_append(").operators(1).value(value);
                current(list.text(", "), EMPTY).text(")");
            }
            case ADD_MEMBERS -> to.add(stored).value(value);
            case REMOVE_MEMBERS -> to.delete(stored).value(value);
            case REMOVE -> to.remove(stored);
        }
        List<StoredPath> variants = path.variants();
        for (int i = 1; i < variants.size(); i++) {
            to.remove(variants.get(i));
        }
    }

    /** {@code if_not_exists(#new, if_not_exists(#old, :otherwise))}. */
    private ExpressionWriter current(ExpressionWriter to, AttributeValue otherwise) {
        List<StoredPath> variants = path.variants();
        for (StoredPath variant : variants) {
            to.text("if_not_exists(").path(variant).text(", ").operators(1);
        }
        return to.value(otherwise).text(")".repeat(variants.size()));
    }
}
