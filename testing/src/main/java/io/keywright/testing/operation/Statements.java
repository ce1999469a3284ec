package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.json.Fields;
import io.keywright.testing.json.ValueReader;
import io.keywright.testing.partiql.Statement;
import io.keywright.testing.partiql.StatementParser;
import io.keywright.testing.value.Value;
import java.util.List;
import java.util.Objects;

/** Reads the statement of a request or of a part of it, with its parameters. */
final class Statements {

    private static final int LONGEST = 8192;

    private Statements() {}

    /** The checks of request shape; the path ends with a dot where it is not empty. */
    static void check(Fields fields, String path, Constraints constraints) {
        String text = fields.string("Statement");
        constraints.present(text, path + "statement");
        if (text != null) {
            constraints.length(text, text.length(), path + "statement", 1, LONGEST);
        }
        constraints.length(fields.list("Parameters", node -> node), path + "parameters", 1, Integer.MAX_VALUE);
        constraints.oneOf(
                fields.string("ReturnValuesOnConditionCheckFailure"),
                path + "returnValuesOnConditionCheckFailure",
                List.of("ALL_OLD", "NONE"));
    }

    static Statement read(Fields fields) {
        List<Value> parameters = fields.list("Parameters", ValueReader::value);
        return StatementParser.parse(
                Objects.requireNonNull(fields.string("Statement")), parameters == null ? List.of() : parameters);
    }
}
