package io.keywright.testing.operation;

import io.keywright.testing.expression.DocumentPath;
import io.keywright.testing.expression.Placeholders;
import io.keywright.testing.expression.Projection;
import io.keywright.testing.json.Fields;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What of its items a read returns, from its expression or from the older list of names; null for everything. */
final class Projections {

    private Projections() {}

    static @Nullable Projection of(Fields request, Placeholders placeholders) {
        String expression = request.string("ProjectionExpression");
        if (expression != null) {
            return Projection.parse(expression, placeholders);
        }
        List<String> names = request.strings("AttributesToGet");
        return names == null
                ? null
                : new Projection(names.stream().map(DocumentPath::of).toList());
    }
}
