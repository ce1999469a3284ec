package io.keywright.processor.problem;

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
 */
public record Allowances(
        Map<QualifiedName, Set<String>> types, Map<QualifiedName, Map<String, Set<String>>> properties) {

    public Allowances {
        types = Map.copyOf(types);
        properties = Map.copyOf(properties);
    }

    /** Whether a problem is silenced where it stands, or for the whole table. Errors never are. */
    public boolean silences(Problem problem) {
        if (problem.rule().severity() != Severity.WARNING) {
            return false;
        }
        String tag = problem.rule().tag();
        boolean onProperty = problem.at() instanceof OfProperty at
                && properties
                        .getOrDefault(at.type(), Map.of())
                        .getOrDefault(at.property(), Set.of())
                        .contains(tag);
        return onProperty
                || Stream.of(problem.at().subject(), problem.at().owner())
                        .flatMap(Optional::stream)
                        .anyMatch(type -> types.getOrDefault(type, Set.of()).contains(tag));
    }
}
