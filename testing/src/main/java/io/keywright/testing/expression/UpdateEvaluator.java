package io.keywright.testing.expression;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Item;
import io.keywright.testing.value.Numbers;
import io.keywright.testing.value.Type;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Carries out an update. Everything it reads is read from the item as it was; removals come last and from the back,
 * so that list indexes mean the positions before the update.
 */
public final class UpdateEvaluator {

    private record Assignment(DocumentPath path, Value value) {}

    private final boolean older;
    private final Item before;
    private final List<Assignment> assignments = new ArrayList<>();
    private final List<DocumentPath> removals = new ArrayList<>();

    private UpdateEvaluator(Update update, Item before) {
        this.older = update.older();
        this.before = before;
    }

    /** The item after the update. */
    public static Item apply(Update update, Item before) {
        UpdateEvaluator evaluator = new UpdateEvaluator(update, before);
        update.actions().forEach(evaluator::plan);
        return evaluator.carryOut();
    }

    private void plan(Update.Action action) {
        if (action instanceof Update.Set set) {
            assignments.add(new Assignment(set.path(), require(set.value())));
        } else if (action instanceof Update.Remove remove) {
            removals.add(remove.path());
        } else if (action instanceof Update.Add add) {
            assignments.add(new Assignment(add.path(), sum(add.path().in(before), add.value())));
        } else if (action instanceof Update.Delete delete) {
            Value rest = difference(delete.path().in(before), delete.value());
            if (rest == null) {
                removals.add(delete.path());
            } else if (!rest.equals(delete.path().in(before))) {
                assignments.add(new Assignment(delete.path(), rest));
            }
        }
    }

    private Item carryOut() {
        Value root = new Value.Entries(before.attributes());
        assignments.sort(Comparator.comparing(Assignment::path, UpdateEvaluator::byPosition));
        removals.sort(((Comparator<DocumentPath>) UpdateEvaluator::byPosition).reversed());
        for (Assignment assignment : assignments) {
            root = replace(root, assignment.path().steps(), assignment.value());
        }
        for (DocumentPath removal : removals) {
            root = replace(root, removal.steps(), null);
        }
        return new Item(((Value.Entries) root).values());
    }

    /** Orders list positions within one list; other paths are equal, since the order of names does not matter. */
    private static int byPosition(DocumentPath left, DocumentPath right) {
        int shared = Math.min(left.steps().size(), right.steps().size());
        for (int i = 0; i < shared; i++) {
            DocumentPath.Step a = left.steps().get(i);
            DocumentPath.Step b = right.steps().get(i);
            if (a instanceof DocumentPath.Index first && b instanceof DocumentPath.Index second) {
                int order = Integer.compare(first.index(), second.index());
                if (order != 0) {
                    return order;
                }
            } else {
                int order = a.toString().compareTo(b.toString());
                if (order != 0) {
                    return order;
                }
            }
        }
        return 0;
    }

    /** A copy of the container with the value put at the end of the steps, or taken away where it is null. */
    private static Value replace(@Nullable Value container, List<DocumentPath.Step> steps, @Nullable Value value) {
        DocumentPath.Step step = steps.get(0);
        List<DocumentPath.Step> rest = steps.subList(1, steps.size());
        if (step instanceof DocumentPath.Name name && container instanceof Value.Entries map) {
            Map<String, Value> entries = new LinkedHashMap<>(map.values());
            if (!rest.isEmpty()) {
                entries.put(name.name(), replace(entries.get(name.name()), rest, value));
            } else if (value == null) {
                entries.remove(name.name());
            } else {
                entries.put(name.name(), value);
            }
            return new Value.Entries(entries);
        }
        if (step instanceof DocumentPath.Index index && container instanceof Value.Elements list) {
            List<Value> elements = new ArrayList<>(list.values());
            boolean inside = index.index() < elements.size();
            if (!rest.isEmpty()) {
                Value nested = replace(inside ? elements.get(index.index()) : null, rest, value);
                elements.set(index.index(), nested);
            } else if (value == null) {
                if (inside) {
                    elements.remove(index.index());
                }
            } else if (inside) {
                elements.set(index.index(), value);
            } else {
                elements.add(value);
            }
            return new Value.Elements(elements);
        }
        throw ServiceError.validation("The document path provided in the update expression is invalid for update");
    }

    private Value require(Operand operand) {
        Value value = value(operand);
        if (value == null) {
            throw ServiceError.validation(
                    "The provided expression refers to an attribute that does not exist in the item");
        }
        return value;
    }

    private @Nullable Value value(Operand operand) {
        if (operand instanceof Operand.IfNotExists ifNotExists) {
            Value present = ifNotExists.path().in(before);
            return present == null ? value(ifNotExists.otherwise()) : present;
        } else if (operand instanceof Operand.ListAppend append) {
            if (require(append.first()) instanceof Value.Elements first
                    && require(append.second()) instanceof Value.Elements second) {
                List<Value> joined = new ArrayList<>(first.values());
                joined.addAll(second.values());
                return new Value.Elements(joined);
            }
            throw incorrectType();
        } else if (operand instanceof Operand.Sum sum) {
            if (require(sum.left()) instanceof Value.Num left && require(sum.right()) instanceof Value.Num right) {
                return Numbers.checked(
                        sum.negated()
                                ? left.number().subtract(right.number())
                                : left.number().add(right.number()));
            }
            throw incorrectType();
        }
        return ConditionEvaluator.value(operand, before);
    }

    private Value sum(@Nullable Value present, Value added) {
        if (present == null) {
            return added;
        }
        if (present instanceof Value.Num left && added instanceof Value.Num right) {
            return Numbers.checked(left.number().add(right.number()));
        }
        if (present instanceof Value.Members left
                && added instanceof Value.Members right
                && left.type() == right.type()) {
            LinkedHashSet<Value> union = new LinkedHashSet<>(left.values());
            union.addAll(right.values());
            return new Value.Members(left.type(), union);
        }
        throw incorrectType();
    }

    /** What is left of a set, or null where nothing is left and the attribute goes. */
    private @Nullable Value difference(@Nullable Value present, Value deleted) {
        if (present == null) {
            return null;
        }
        if (present instanceof Value.Members left
                && deleted instanceof Value.Members right
                && left.type() == right.type()) {
            LinkedHashSet<Value> rest = new LinkedHashSet<>(left.values());
            rest.removeAll(right.values());
            return rest.isEmpty() ? null : new Value.Members(left.type(), rest);
        }
        throw incorrectType();
    }

    private ServiceError incorrectType() {
        return ServiceError.validation(
                older
                        ? "Type mismatch for attribute to update"
                        : "An operand in the update expression has an incorrect data type");
    }

    /** The type that an action is known to give its attribute before any item is read. */
    public static @Nullable Type knownType(Update.Action action) {
        if (action instanceof Update.Add add) {
            return add.value().type();
        } else if (action instanceof Update.Set set) {
            return knownType(set.value());
        }
        return null;
    }

    private static @Nullable Type knownType(Operand operand) {
        if (operand instanceof Operand.Literal literal) {
            return literal.value().type();
        } else if (operand instanceof Operand.IfNotExists ifNotExists) {
            return knownType(ifNotExists.otherwise());
        } else if (operand instanceof Operand.ListAppend) {
            return Type.L;
        }
        return operand instanceof Operand.Sum ? Type.N : null;
    }
}
