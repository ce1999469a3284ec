package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Set;

/** What {@code @Allow} may name: the tag of a warning. */
final class AllowedTags {

    private AllowedTags() {}

    static List<Problem> problems(QualifiedName table, QualifiedName type, Set<String> tags) {
        List<String> legal = Rule.warningTags();
        return tags.stream()
                .filter(tag -> !legal.contains(tag))
                .sorted()
                .map(tag -> new Problem(
                        Rule.UNKNOWN_TAG,
                        "The @Allow on " + type + " must name the tag of a warning: \"" + tag + "\"."
                                + Suggestion.didYouMean(tag, legal) + " Warnings are " + String.join(", ", legal) + ".",
                        Locator.ofType(table, type)))
                .toList();
    }
}
