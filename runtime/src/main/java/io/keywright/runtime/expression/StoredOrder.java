package io.keywright.runtime.expression;

import io.keywright.runtime.text.Utf8;
import java.math.BigDecimal;
import java.util.Arrays;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How DynamoDB orders two values of one type that has an order. */
final class StoredOrder {

    private StoredOrder() {}

    static int compare(AttributeValue one, AttributeValue other) {
        return switch (one.type()) {
            case N -> new BigDecimal(one.n()).compareTo(new BigDecimal(other.n()));
            case B ->
                Arrays.compareUnsigned(one.b().asByteArrayUnsafe(), other.b().asByteArrayUnsafe());
            case S -> Utf8.compare(one.s(), other.s());
            default -> throw new IllegalArgumentException("values stored as " + one.type() + " have no order");
        };
    }
}
