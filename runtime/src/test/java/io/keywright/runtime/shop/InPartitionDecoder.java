package io.keywright.runtime.shop;

import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The collection of a customer's partition. */
public final class InPartitionDecoder implements ItemDecoder<InPartition> {

    @Override
    public List<String> types() {
        return List.of("Customer", "Order");
    }

    @Override
    public String entity(String type) {
        return type;
    }

    @Override
    public @Nullable InPartition decode(String type, Map<String, AttributeValue> item) {
        return switch (type) {
            case "Customer" -> CustomerMapper.INSTANCE.fromItem(item);
            case "Order" -> OrderMapper.INSTANCE.fromItem(item);
            default -> null;
        };
    }
}
