package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import java.util.List;
import java.util.Set;

/** What {@code @Allow} may name: the tag of a warning. */
final class AllowedTags {

    private AllowedTags() {}

    /**
     * The tags that are none.
     *
     * @param place what carries the annotation, as messages say
     * @param at its value
     */
    static List<Problem> problems(String place, Locator at, Set<String> tags) {
        List<String> legal = Rule.warningTags();
        return tags.stream()
                .filter(tag -> !legal.contains(tag))
                .sorted()
                .map(tag -> new Problem(
                        Rule.UNKNOWN_TAG,
                        "The @Allow on " + place + " must name the tag of a warning: \"" + tag + "\"."
                                + Suggestion.didYouMean(tag, legal) + " Warnings are " + String.join(", ", legal) + ".",
                        at))
                .toList();
    }
}
