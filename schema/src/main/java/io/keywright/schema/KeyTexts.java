package io.keywright.schema;

import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.TextShape.Choice;
import io.keywright.schema.TextShape.Mask;
import io.keywright.schema.TextShape.OneOf;
import io.keywright.schema.TextShape.Repeated;
import io.keywright.schema.TextShape.Sequence;
import io.keywright.schema.TextShape.Some;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The texts that a template can become, as a finite automaton: literals, and in each placeholder's place the texts of
 * its format. Two templates can meet if some text is accepted by both, which is a walk through pairs of states. A
 * placeholder counts as free of all others, even of one for the same property, so an answer of no is certain and one of
 * yes nearly so.
 */
final class KeyTexts {

    private static final int START = 0;
    private static final PropertyType TEXT = PropertyType.Scalar.of(ScalarKind.STRING);

    /** For each state what can be read there, and where it leads. */
    private final List<List<Edge>> edges = new ArrayList<>(List.of(new ArrayList<>()));

    /** The states at which what has been read so far can end; while building, where the next segment begins. */
    private Set<Integer> ends = Set.of(START);

    /** With which all of the texts begin: most pairs of templates are kept apart by that alone. */
    private String beginning = "";

    private record Edge(Alphabet characters, int to) {}

    private record Pair(int state, int other) {}

    private KeyTexts() {}

    /** The texts of an entity's template. What does not resolve counts as any text. */
    static KeyTexts of(Table table, Entity entity, KeyTemplate template) {
        KeyTexts texts = new KeyTexts();
        if (!template.faults().isEmpty()) {
            texts.anything();
            return texts;
        }
        texts.beginning = template.leadingLiteral();
        for (Segment segment : template.segments()) {
            if (segment instanceof Literal literal) {
                texts.text(literal.text());
            } else if (segment instanceof Placeholder placeholder) {
                texts.placeholder(table, Resolver.resolve(table, entity, placeholder));
            }
        }
        return texts;
    }

    /** The texts of the keys of a unique value's guards. */
    static KeyTexts of(Table table, Guard guard) {
        KeyTexts texts = new KeyTexts();
        texts.beginning = guard.leadingLiteral(table.delimiter());
        texts.text(texts.beginning);
        for (Placeholder placeholder : guard.scope()) {
            texts.placeholder(table, Resolver.resolve(table, guard.entity(), placeholder));
            texts.text(table.delimiter());
        }
        texts.shape(Formats.shape(KeyFormat.of(KeyFormat.Kind.SHA256), TEXT, table.delimiter()));
        return texts;
    }

    /** The texts that begin so. */
    static KeyTexts startingWith(String prefix) {
        KeyTexts texts = new KeyTexts();
        texts.beginning = prefix;
        texts.text(prefix);
        texts.anything();
        return texts;
    }

    /** Whether a text can begin in both ways. */
    static boolean canMeet(String beginning, String other) {
        return beginning.startsWith(other) || other.startsWith(beginning);
    }

    /** Whether some text is among both. */
    boolean meet(KeyTexts other) {
        return and(other).isPossible();
    }

    /** The texts that are among both. */
    KeyTexts and(KeyTexts other) {
        KeyTexts both = new KeyTexts();
        if (!canMeet(beginning, other.beginning)) {
            both.ends = Set.of();
            return both;
        }
        Map<Pair, Integer> states = new HashMap<>(Map.of(new Pair(START, START), START));
        Deque<Pair> open = new ArrayDeque<>(states.keySet());
        both.ends = new HashSet<>();
        while (!open.isEmpty()) {
            Pair pair = open.remove();
            int state = states.getOrDefault(pair, START);
            if (ends.contains(pair.state()) && other.ends.contains(pair.other())) {
                both.ends.add(state);
            }
            for (Edge edge : edges.get(pair.state())) {
                for (Edge step : other.edges.get(pair.other())) {
                    if (edge.characters().meets(step.characters())) {
                        Pair next = new Pair(edge.to(), step.to());
                        int to = states.computeIfAbsent(next, key -> {
                            open.add(key);
                            both.edges.add(new ArrayList<>());
                            return both.edges.size() - 1;
                        });
                        both.edges.get(state).add(new Edge(edge.characters().and(step.characters()), to));
                    }
                }
            }
        }
        return both;
    }

    private boolean isPossible() {
        return !ends.isEmpty();
    }

    /** The shortest of the texts, the same each time; empty where there is none. */
    Optional<String> example() {
        Map<Integer, String> texts = new HashMap<>(Map.of(START, ""));
        Deque<Integer> open = new ArrayDeque<>(List.of(START));
        while (!open.isEmpty()) {
            int state = open.remove();
            String text = texts.getOrDefault(state, "");
            if (ends.contains(state)) {
                return Optional.of(text);
            }
            for (Edge edge : edges.get(state)) {
                String longer = text + Character.toString(edge.characters().example());
                if (texts.putIfAbsent(edge.to(), longer) == null) {
                    open.add(edge.to());
                }
            }
        }
        return Optional.empty();
    }

    private void placeholder(Table table, Resolution resolution) {
        if (!(resolution instanceof Found found)) {
            anything();
            return;
        }
        Component component = found.component();
        shape(Formats.shape(component.format(), component.property().type(), table.delimiter()));
    }

    private void shape(TextShape shape) {
        if (shape instanceof Mask mask) {
            mask.positions().forEach(this::one);
        } else if (shape instanceof OneOf oneOf) {
            oneOf(oneOf.texts());
        } else if (shape instanceof Some some) {
            one(some.alphabet());
            repeat(some.alphabet());
        } else if (shape instanceof Sequence sequence) {
            sequence.parts().forEach(this::shape);
        } else if (shape instanceof Choice choice) {
            choice(choice.options());
        } else if (shape instanceof Repeated repeated) {
            repeated(repeated.part());
        }
    }

    private void choice(List<TextShape> options) {
        Set<Integer> beginnings = ends;
        Set<Integer> all = new HashSet<>();
        for (TextShape option : options) {
            ends = beginnings;
            shape(option);
            all.addAll(ends);
        }
        ends = all;
    }

    /** Where the part ends it can begin again: what leads into it leads into it from there too. */
    private void repeated(TextShape part) {
        int state = ends.iterator().next();
        int before = edges.get(state).size();
        shape(part);
        List<Edge> into =
                List.copyOf(edges.get(state).subList(before, edges.get(state).size()));
        ends.forEach(end -> edges.get(end).addAll(into));
    }

    private void text(String text) {
        text.codePoints().forEach(codePoint -> one(Alphabet.of(codePoint)));
    }

    private void oneOf(List<String> texts) {
        Set<Integer> beginnings = ends;
        Set<Integer> all = new HashSet<>();
        for (String text : texts) {
            ends = beginnings;
            text(text);
            all.addAll(ends);
        }
        ends = all;
    }

    private void anything() {
        Set<Integer> beginnings = ends;
        one(Alphabet.ALL);
        repeat(Alphabet.ALL);
        Set<Integer> all = new HashSet<>(beginnings);
        all.addAll(ends);
        ends = all;
    }

    /** One more character. */
    private void one(Alphabet characters) {
        int state = edges.size();
        edges.add(new ArrayList<>());
        ends.forEach(end -> edges.get(end).add(new Edge(characters, state)));
        ends = Set.of(state);
    }

    /** Any number more of the characters that led here. */
    private void repeat(Alphabet characters) {
        ends.forEach(end -> edges.get(end).add(new Edge(characters, end)));
    }
}
