package io.keywright.testing.partiql;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.value.Value;
import java.util.List;

/** The values for the question marks of a statement, taken in the order of the text. */
final class Arguments {

    private final List<Value> values;
    private int taken;

    Arguments(List<Value> values) {
        this.values = values;
    }

    /** The next value; null in the data's sense after the last, since {@link #checkCount} refuses the statement then. */
    Value next() {
        taken++;
        return taken <= values.size() ? values.get(taken - 1) : new Value.Null();
    }

    void checkCount() {
        if (taken != values.size()) {
            throw ServiceError.validation("Number of parameters in request and statement don't match.");
        }
    }
}
