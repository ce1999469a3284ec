package io.keywright.processor.problem;

import io.keywright.processor.problem.Locator.OfAnnotation;
import io.keywright.processor.problem.Locator.OfProperty;
import io.keywright.schema.QualifiedName;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The tags that {@code @Allow} silences.
 *
 * @param types by class
 * @param properties by class and property
 * @param keys by class and {@link #key}: what is silenced on the properties that a key takes
 */
public record Allowances(
        Map<QualifiedName, Set<String>> types,
        Map<QualifiedName, Map<String, Set<String>>> properties,
        Map<QualifiedName, Map<String, Set<String>>> keys) {

    public Allowances {
        types = Map.copyOf(types);
        properties = Map.copyOf(properties);
        keys = Map.copyOf(keys);
    }

    /** The name of a key among those of its class. */
    public static String key(String annotation, int index) {
        return annotation + index;
    }

    /** Whether a problem is silenced where it stands, or for the whole table. Errors never are. */
    public boolean silences(Problem problem) {
        if (problem.rule().severity() != Severity.WARNING) {
            return false;
        }
        String tag = problem.rule().tag();
        boolean onProperty = problem.at() instanceof OfProperty at && holds(properties, at.type(), at.property(), tag);
        boolean inKey = problem.at() instanceof OfAnnotation at
                && holds(keys, at.type(), key(at.annotation(), at.number()), tag);
        return onProperty
                || inKey
                || Stream.of(problem.at().subject(), problem.at().owner())
                        .flatMap(Optional::stream)
                        .anyMatch(type -> types.getOrDefault(type, Set.of()).contains(tag));
    }

    private static boolean holds(
            Map<QualifiedName, Map<String, Set<String>>> allowed, QualifiedName type, String name, String tag) {
        return allowed.getOrDefault(type, Map.of()).getOrDefault(name, Set.of()).contains(tag);
    }
}
