package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.schema.Table;
import java.util.List;

/** One rule, or a few that look at the same thing. */
@FunctionalInterface
interface Check {

    /** What is wrong, in the order of the declarations. */
    List<Problem> check(Table table);
}
