package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Table;
import java.util.List;

/** The delimiter is one character that stands in no number, no name of a property and no placeholder. */
final class DelimiterCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        if (isLegal(table.delimiter())) {
            return List.of();
        }
        return List.of(new Problem(
                Rule.INVALID_DELIMITER,
                "The delimiter of @Table on " + Wording.name(table.type())
                        + " must be one printable ASCII character other than a letter, a digit, a brace or %: "
                        + Wording.quoted(table.delimiter()) + ". Write \"#\", or leave it out.",
                Locator.ofTable(table.type(), "delimiter")));
    }

    /** Where this is false, nothing can be said about what a delimiter separates. */
    static boolean isLegal(String delimiter) {
        if (delimiter.length() != 1) {
            return false;
        }
        char character = delimiter.charAt(0);
        boolean visible = character > ' ' && character < 0x7f;
        return visible && !Character.isLetterOrDigit(character) && "{}%".indexOf(character) < 0;
    }
}
