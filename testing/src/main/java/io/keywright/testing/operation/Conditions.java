package io.keywright.testing.operation;

import io.keywright.testing.expression.Condition;
import io.keywright.testing.expression.ConditionParser;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.json.Fields;
import org.jspecify.annotations.Nullable;

/** The condition of a write, from its expression or from the older Expected parameter. */
final class Conditions {

    private Conditions() {}

    static @Nullable Condition of(Fields request, Placeholders placeholders) {
        String expression = request.string("ConditionExpression");
        if (expression != null) {
            return ConditionParser.parse("ConditionExpression", expression, placeholders);
        }
        return Expected.of(request);
    }

    /** Whether a failed condition is to be answered with the item it failed on. */
    static boolean returnsOldOnFailure(Fields request) {
        return "ALL_OLD".equals(request.string("ReturnValuesOnConditionCheckFailure"));
    }
}
