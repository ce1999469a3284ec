package io.keywright.schema;

/**
 * The texts that a template can become, and whether they can meet those of another. What a placeholder writes counts as
 * any text, so an answer of no is certain and one of yes is not.
 */
final class KeyTexts {

    private final String start;
    private final boolean constant;

    private KeyTexts(String start, boolean constant) {
        this.start = start;
        this.constant = constant;
    }

    static KeyTexts of(KeyTemplate template) {
        return new KeyTexts(template.leadingLiteral(), template.placeholders().isEmpty());
    }

    /** Whether there is one text only. */
    boolean isConstant() {
        return constant;
    }

    /** Whether a text can begin so. */
    boolean canStartWith(String prefix) {
        return start.startsWith(prefix) || (!constant && prefix.startsWith(start));
    }

    /** Whether both can become the same text. */
    boolean canEqual(KeyTexts other) {
        if (constant && other.constant) {
            return start.equals(other.start);
        }
        if (constant) {
            return start.startsWith(other.start);
        }
        return other.constant ? other.start.startsWith(start) : canStartWith(other.start);
    }
}
