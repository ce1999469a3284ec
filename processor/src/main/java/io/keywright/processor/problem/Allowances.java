package io.keywright.processor.problem;

import io.keywright.processor.problem.Locator.OfAnnotation;
import io.keywright.processor.problem.Locator.OfIndex;
import io.keywright.processor.problem.Locator.OfListing;
import io.keywright.processor.problem.Locator.OfProperty;
import io.keywright.processor.problem.Locator.OfTable;
import io.keywright.processor.problem.Locator.OfType;
import io.keywright.schema.QualifiedName;
import java.util.Map;
import java.util.Set;

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

    /** Whether a problem is silenced where it stands. Errors never are. */
    public boolean silences(Problem problem) {
        if (problem.rule().severity() != Severity.WARNING) {
            return false;
        }
        Locator at = problem.at();
        if (at instanceof OfProperty place) {
            return onType(problem, place.type())
                    || properties
                            .getOrDefault(place.type(), Map.of())
                            .getOrDefault(place.property(), Set.of())
                            .contains(problem.rule().tag());
        }
        if (at instanceof OfType place) {
            return onType(problem, place.type());
        }
        if (at instanceof OfAnnotation place) {
            return onType(problem, place.type());
        }
        if (at instanceof OfListing place) {
            return onType(problem, place.listed());
        }
        if (at instanceof OfIndex place) {
            return onType(problem, place.table());
        }
        return at instanceof OfTable place && onType(problem, place.table());
    }

    private boolean onType(Problem problem, QualifiedName type) {
        return types.getOrDefault(type, Set.of()).contains(problem.rule().tag());
    }
}
