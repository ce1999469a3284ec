package io.keywright.runtime.table;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;

/** Keys with the types of their attributes as a text: {@code PK (S), SK (S)}. */
final class KeyTexts {

    private KeyTexts() {}

    static String of(List<KeySchemaElement> schema, List<AttributeDefinition> attributes) {
        StringBuilder text = new StringBuilder();
        addKeys(text, schema, attributes, KeyType.HASH);
        addKeys(text, schema, attributes, KeyType.RANGE);
        return text.toString();
    }

    private static void addKeys(
            StringBuilder text, List<KeySchemaElement> schema, List<AttributeDefinition> attributes, KeyType type) {
        for (KeySchemaElement element : schema) {
            if (element.keyType() == type) {
                text.append(text.length() == 0 ? "" : ", ")
                        .append(element.attributeName())
                        .append(" (")
                        .append(type(element.attributeName(), attributes))
                        .append(')');
            }
        }
    }

    private static String type(String name, List<AttributeDefinition> attributes) {
        for (AttributeDefinition attribute : attributes) {
            if (attribute.attributeName().equals(name)) {
                return attribute.attributeTypeAsString();
            }
        }
        return "?";
    }
}
