package io.keywright.tools.export;

import java.io.IOException;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Where items come from. */
public interface ItemSource {

    /**
     * Gives every item once, one at a time, in no order.
     *
     * @return how many there were, by the source's own count
     */
    long read(Consumer<Map<String, AttributeValue>> consumer) throws IOException, InterruptedException;
}
