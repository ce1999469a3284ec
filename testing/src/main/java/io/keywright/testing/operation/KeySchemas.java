package io.keywright.testing.operation;

import io.keywright.testing.error.Constraints;
import io.keywright.testing.error.ServiceError;
import io.keywright.testing.json.Fields;
import io.keywright.testing.table.KeyAttribute;
import io.keywright.testing.table.KeySchema;
import io.keywright.testing.value.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads key schemas and attribute definitions of CreateTable and UpdateTable. */
final class KeySchemas {

    private static final int LONGEST_NAME = 255;
    private static final int MOST_OF_TABLE = 2;
    private static final int MOST_OF_INDEX = 8;
    private static final int MOST_OF_ROLE = 4;

    private KeySchemas() {}

    static void checkDefinitions(@Nullable List<Fields> definitions, Constraints constraints) {
        int position = 0;
        for (Fields definition : definitions == null ? List.<Fields>of() : definitions) {
            String path = "attributeDefinitions." + ++position + ".member.";
            constraints.requiredText(definition.string("AttributeName"), path + "attributeName", 1, LONGEST_NAME);
            constraints.present(definition.string("AttributeType"), path + "attributeType");
            constraints.oneOf(definition.string("AttributeType"), path + "attributeType", List.of("B", "N", "S"));
        }
    }

    static void checkSchema(Fields owner, String path, boolean index, Constraints constraints) {
        List<Fields> schema = owner.structures("KeySchema");
        constraints.present(schema, path);
        if (schema != null) {
            List<String> shown =
                    schema.stream().map(element -> "KeySchemaElement" + element).toList();
            constraints.length(shown, path, 1, index ? MOST_OF_INDEX : MOST_OF_TABLE);
        }
        int position = 0;
        for (Fields element : schema == null ? List.<Fields>of() : schema) {
            String member = path + "." + ++position + ".member.";
            constraints.requiredText(element.string("AttributeName"), member + "attributeName", 1, LONGEST_NAME);
            constraints.present(element.string("KeyType"), member + "keyType");
            constraints.oneOf(element.string("KeyType"), member + "keyType", List.of("HASH", "RANGE"));
        }
    }

    static Map<String, Type> definitions(@Nullable List<Fields> definitions) {
        Map<String, Type> types = new LinkedHashMap<>();
        for (Fields definition : definitions == null ? List.<Fields>of() : definitions) {
            types.put(
                    Objects.requireNonNull(definition.string("AttributeName")),
                    Type.valueOf(Objects.requireNonNull(definition.string("AttributeType"))));
        }
        return types;
    }

    /** The schema of a table or index; refuses roles out of order and attributes without a definition. */
    static KeySchema of(Fields owner, Map<String, Type> types, boolean global) {
        List<KeyAttribute> partition = new ArrayList<>();
        List<KeyAttribute> sort = new ArrayList<>();
        List<Fields> elements = Objects.requireNonNull(owner.structures("KeySchema"));
        List<String> names = elements.stream()
                .map(element -> Objects.requireNonNull(element.string("AttributeName")))
                .toList();
        for (String name : names) {
            if (!types.containsKey(name)) {
                throw ServiceError.invalidParameter("Some index key attributes are not defined in "
                        + "AttributeDefinitions. Keys: " + names + ", AttributeDefinitions: "
                        + types.keySet());
            }
        }
        if (names.stream().distinct().count() < names.size()) {
            throw ServiceError.validation(
                    "Both the Hash Key and the Range Key element in the KeySchema have the same " + "name");
        }
        int position = 0;
        for (Fields element : elements) {
            boolean hash = "HASH".equals(element.string("KeyType"));
            if (position == 0 && !hash) {
                throw ServiceError.validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
            }
            if (hash && (!sort.isEmpty() || (position > 0 && !global))) {
                throw ServiceError.validation("Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
            }
            String name = names.get(position++);
            (hash ? partition : sort).add(new KeyAttribute(name, Objects.requireNonNull(types.get(name))));
        }
        if (partition.size() > MOST_OF_ROLE || sort.size() > (global ? MOST_OF_ROLE : 1)) {
            throw ServiceError.invalidParameter("Too many key attributes in KeySchema: " + names);
        }
        return new KeySchema(partition, sort);
    }
}
