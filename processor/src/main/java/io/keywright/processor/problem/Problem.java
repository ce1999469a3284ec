package io.keywright.processor.problem;

/**
 * One thing that is wrong.
 *
 * @param rule what is broken
 * @param message the sentences, without the tag; enough to find the place without a position
 * @param at where
 */
public record Problem(Rule rule, String message, Locator at) {

    /** As it is printed: {@code [Tag] sentences}. */
    public String text() {
        return "[" + rule.tag() + "] " + message;
    }
}
