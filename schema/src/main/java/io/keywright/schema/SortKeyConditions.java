package io.keywright.schema;

import io.keywright.schema.ComponentConditions.Argument;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * Decides which conditions a query offers on a sort key. Conditions follow the components in order; a range or a start
 * is offered only where the keys of one contiguous stretch are exactly those whose values are meant.
 */
public final class SortKeyConditions {

    private static final PropertyType STRING = PropertyType.Scalar.of(ScalarKind.STRING);

    private SortKeyConditions() {}

    /**
     * The conditions of each component, in order.
     *
     * @throws IllegalArgumentException for a template that the rules refuse
     */
    public static List<ComponentConditions> of(Table table, Entity entity, KeyTemplate sortKey) {
        List<Component> components = Resolver.components(table, entity, sortKey);
        List<String> literals = literals(sortKey);
        List<ComponentConditions> conditions = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            boolean last = i == components.size() - 1;
            conditions.add(of(components.get(i), literals.get(i), literals.get(i + 1), last, table.delimiter()));
        }
        return List.copyOf(conditions);
    }

    /** The literals around the placeholders, one more than those; empty where there is none. */
    private static List<String> literals(KeyTemplate template) {
        List<String> literals = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        for (Segment segment : template.segments()) {
            if (segment instanceof Literal literal) {
                current.append(literal.text());
            } else {
                literals.add(current.toString());
                current.setLength(0);
            }
        }
        literals.add(current.toString());
        return literals;
    }

    private static ComponentConditions of(
            Component component, String before, String behind, boolean last, String delimiter) {
        boolean fixedWidth = Formats.fixedWidth(
                        component.format(), component.property().type())
                .isPresent();
        boolean endsKey = last && behind.isEmpty();
        return new ComponentConditions(
                component,
                before,
                behind,
                last,
                exact(component),
                isStartExact(component, behind, endsKey, delimiter),
                isOrderKept(component, behind, endsKey, fixedWidth) ? range(component) : List.of());
    }

    /**
     * A start finds only what is meant if it cannot run on into the literal behind: in <code>{name}b#</code> the start
     * "ab" would find the name "a".
     */
    private static boolean isStartExact(Component component, String behind, boolean endsKey, String delimiter) {
        PropertyType type = component.property().type();
        if (!type.equals(STRING) || !Formats.isOrdered(component.format())) {
            return false;
        }
        return endsKey
                || (!behind.isEmpty()
                        && !Formats.canContain(component.format(), type, delimiter, behind.codePointAt(0)));
    }

    private static boolean isOrderKept(Component component, String behind, boolean endsKey, boolean fixedWidth) {
        if (!Formats.isOrdered(component.format())) {
            return false;
        }
        return endsKey || fixedWidth || (component.format().kind() == Kind.ENUM && areNamesInOrder(component, behind));
    }

    /**
     * Names sort by themselves as they do with more behind them, unless one is the start of another and what follows it
     * sorts above the other's next character: PAID and PAID_LATE change places in front of a tilde.
     */
    private static boolean areNamesInOrder(Component component, String behind) {
        List<String> names =
                Formats.texts(component.format(), component.property().type()).orElse(List.of());
        for (String name : names) {
            for (String longer : names) {
                if (longer.length() > name.length()
                        && longer.startsWith(name)
                        && (behind.isEmpty() || behind.codePointAt(0) >= longer.codePointAt(name.length()))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<Argument> exact(Component component) {
        PropertyType type = component.property().type();
        PropertyType own = Formats.argumentType(component.format(), type);
        boolean filtered = Formats.isCoarse(component.format(), type) && isStoredInOrder(type);
        if (own.equals(type)) {
            return List.of(new Argument(type, filtered));
        }
        Argument plain = new Argument(own, false);
        return filtered ? List.of(plain, new Argument(type, true)) : List.of(plain);
    }

    private static List<Argument> range(Component component) {
        PropertyType type = component.property().type();
        KeyFormat format = component.format();
        boolean exactWithFilterOnly = Formats.isCoarse(format, type)
                && Formats.argumentType(format, type).equals(type);
        return exactWithFilterOnly && !isStoredInOrder(type) ? List.of() : exact(component);
    }

    /**
     * Whether a filter on the stored property compares times as the time line does. With an offset or a zone in the
     * text it does not: neither order nor equality of such texts is that of the instants.
     */
    private static boolean isStoredInOrder(PropertyType type) {
        return Formats.isScalar(type, ScalarKind.INSTANT) || Formats.isScalar(type, ScalarKind.LOCAL_DATE_TIME);
    }
}
