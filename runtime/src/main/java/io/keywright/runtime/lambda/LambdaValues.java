package io.keywright.runtime.lambda;

import com.amazonaws.services.lambda.runtime.events.models.dynamodb.AttributeValue;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;

/** Lambda's attribute values as the SDK's. */
final class LambdaValues {

    private LambdaValues() {}

    static Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item(
            Map<String, AttributeValue> item) {
        Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> copy = new LinkedHashMap<>();
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            copy.put(attribute.getKey(), value(attribute.getValue()));
        }
        return copy;
    }

    private static software.amazon.awssdk.services.dynamodb.model.AttributeValue value(AttributeValue value) {
        software.amazon.awssdk.services.dynamodb.model.AttributeValue.Builder copy =
                software.amazon.awssdk.services.dynamodb.model.AttributeValue.builder()
                        .s(value.getS())
                        .n(value.getN())
                        .bool(value.getBOOL())
                        .nul(value.getNULL())
                        .ss(value.getSS())
                        .ns(value.getNS());
        if (value.getB() != null) {
            copy.b(bytes(value.getB()));
        }
        if (value.getBS() != null) {
            List<SdkBytes> elements = new ArrayList<>();
            for (ByteBuffer element : value.getBS()) {
                elements.add(bytes(element));
            }
            copy.bs(elements);
        }
        if (value.getL() != null) {
            List<software.amazon.awssdk.services.dynamodb.model.AttributeValue> elements = new ArrayList<>();
            for (AttributeValue element : value.getL()) {
                elements.add(value(element));
            }
            copy.l(elements);
        }
        if (value.getM() != null) {
            copy.m(item(value.getM()));
        }
        return copy.build();
    }

    /** The bytes, whoever may have read from the buffer. */
    private static SdkBytes bytes(ByteBuffer buffer) {
        return SdkBytes.fromByteBuffer(buffer.duplicate());
    }
}
