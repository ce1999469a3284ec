package io.keywright.testing.partiql;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.expression.DocumentPath;
import java.math.BigDecimal;
import java.util.List;

/** The limits of document paths, which are those of expressions. */
final class Paths {

    private static final int DEEPEST = 32;
    private static final BigDecimal LARGEST_INDEX = BigDecimal.valueOf(999_999_999);

    private Paths() {}

    static DocumentPath checked(List<DocumentPath.Step> steps) {
        if (steps.size() > DEEPEST) {
            throw ServiceError.validation(
                    "The document path has too many nesting elements; nesting levels: " + steps.size());
        }
        return new DocumentPath(steps);
    }

    static DocumentPath.Index index(BigDecimal number) {
        boolean whole = number.signum() >= 0 && number.stripTrailingZeros().scale() <= 0;
        if (!whole || number.compareTo(LARGEST_INDEX) > 0) {
            throw ServiceError.validation(
                    "List index is not within the allowable range; index: [" + number.toPlainString() + "]");
        }
        return new DocumentPath.Index(number.intValueExact());
    }
}
