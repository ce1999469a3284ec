package io.keywright.testing.expression;

import io.keywright.testing.value.Item;
import io.keywright.testing.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The parts of an item that a reply carries. */
public record Projection(List<DocumentPath> paths, boolean flat) {

    public Projection {
        paths = List.copyOf(paths);
    }

    public Projection(List<DocumentPath> paths) {
        this(paths, false);
    }

    /** The columns of a SELECT: what the paths lead to is not nested, but named by the last name of its path. */
    public static Projection columns(List<DocumentPath> paths) {
        return new Projection(paths, true);
    }

    /** Parses a ProjectionExpression. */
    public static Projection parse(String text, Placeholders placeholders) {
        TokenReader tokens = new TokenReader("ProjectionExpression", text);
        Findings<Kind> findings = new Findings<>(Kind.class);
        OperandParser operands = new OperandParser(
                tokens,
                placeholders,
                message -> findings.add(Kind.RESERVED, message),
                message -> findings.add(Kind.UNDEFINED, message),
                message -> findings.add(Kind.UNDEFINED, message));
        List<DocumentPath> paths = new ArrayList<>();
        do {
            DocumentPath path = operands.path();
            for (DocumentPath earlier : paths) {
                String both = "must remove or rewrite one of these paths; path one: " + earlier + ", path two: " + path;
                if (earlier.overlaps(path)) {
                    findings.add(Kind.OVERLAP, "Two document paths overlap with each other; " + both);
                } else if (earlier.conflicts(path)) {
                    findings.add(Kind.CONFLICT, "Two document paths conflict with each other; " + both);
                }
            }
            paths.add(path);
        } while (tokens.takeIf(","));
        tokens.expectEnd();
        String finding = findings.mostUrgent();
        if (finding != null) {
            throw tokens.invalid(finding);
        }
        return new Projection(paths);
    }

    /** The order in which the service reports what is wrong with a projection. */
    private enum Kind {
        RESERVED,
        UNDEFINED,
        OVERLAP,
        CONFLICT
    }

    /** The parts of the item that the paths name; elements taken out of a list close up. */
    public Item of(Item item) {
        if (flat) {
            return row(item);
        }
        Node root = new Node();
        for (DocumentPath path : paths) {
            Value value = path.in(item);
            if (value != null) {
                Node node = root;
                for (DocumentPath.Step step : path.steps()) {
                    node = node.child(step);
                }
                node.value = value;
            }
        }
        Map<String, Value> kept = new LinkedHashMap<>();
        root.entries.forEach((name, node) -> kept.put(name, node.build()));
        return new Item(kept);
    }

    private Item row(Item item) {
        Map<String, Value> columns = new LinkedHashMap<>();
        for (DocumentPath path : paths) {
            Value value = path.in(item);
            if (value != null) {
                columns.put(path.lastName(), value);
            }
        }
        return new Item(columns);
    }

    /** A place in the result: a value, or a map or list still being filled. */
    private static final class Node {
        private final Map<String, Node> entries = new LinkedHashMap<>();
        private final TreeMap<Integer, Node> elements = new TreeMap<>();
        private @Nullable Value value;

        private Node child(DocumentPath.Step step) {
            if (step instanceof DocumentPath.Name name) {
                return entries.computeIfAbsent(name.name(), unused -> new Node());
            }
            return elements.computeIfAbsent(((DocumentPath.Index) step).index(), unused -> new Node());
        }

        private Value build() {
            if (value != null) {
                return value;
            }
            if (!elements.isEmpty()) {
                return new Value.Elements(
                        elements.values().stream().map(Node::build).toList());
            }
            Map<String, Value> built = new LinkedHashMap<>();
            entries.forEach((name, node) -> built.put(name, node.build()));
            return new Value.Entries(built);
        }
    }
}
