package io.keywright.tools.output;

import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.Table;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Shows items under the names that Java code uses, without the attributes of keys. */
public final class ItemView {

    private final Table model;
    private final Set<String> keys = new HashSet<>();

    /** Shows items of a table. */
    public ItemView(Table model) {
        this.model = model;
        keys.add(model.partitionKey());
        keys.add(model.typeAttribute());
        if (model.sortKey() != null) {
            keys.add(model.sortKey());
        }
        for (Index index : model.indexes()) {
            keys.add(index.partitionKey());
            if (index.sortKey() != null) {
                keys.add(index.sortKey());
            }
        }
    }

    /** The properties that an item has, in their order, then attributes that the entity does not know. */
    public Map<String, AttributeValue> properties(Entity entity, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> rest = new LinkedHashMap<>(item);
        rest.keySet().removeAll(keys);
        Map<String, AttributeValue> named = new LinkedHashMap<>();
        for (Property property : entity.properties()) {
            AttributeValue value = taken(property, rest);
            if (value != null) {
                named.put(property.name(), value);
            }
        }
        named.putAll(rest);
        return named;
    }

    /** An item as one JSON object: {@code type}, then the properties. */
    public String json(Entity entity, Map<String, AttributeValue> item) {
        JsonText out = new JsonText().open('{').name("type").text(entity.type());
        properties(entity, item)
                .forEach((name, value) -> write(out.name(name), value, typeOf(entity.properties(), name)));
        return out.close('}').toString();
    }

    /** A value as a cell of a table: a text as it is, anything else as JSON. */
    public String cell(Entity entity, String property, AttributeValue value) {
        if (value.s() != null) {
            return value.s();
        }
        JsonText out = new JsonText();
        write(out, value, typeOf(entity.properties(), property));
        return out.toString();
    }

    private static @Nullable AttributeValue taken(Property property, Map<String, AttributeValue> rest) {
        AttributeValue found = null;
        for (String name : property.storedNames()) {
            AttributeValue value = rest.remove(name);
            found = found == null ? value : found;
        }
        return found;
    }

    private static @Nullable PropertyType typeOf(List<Property> properties, String name) {
        return properties.stream()
                .filter(property -> property.name().equals(name))
                .findFirst()
                .map(property -> property.type().stored())
                .orElse(null);
    }

    private void write(JsonText out, AttributeValue value, @Nullable PropertyType type) {
        switch (value.type()) {
            case S -> out.text(value.s());
            case N -> out.literal(value.n());
            case B -> out.text(ItemJson.base64(value.b()));
            case BOOL -> out.literal(value.bool().toString());
            case NUL -> out.literal("null");
            case SS -> texts(out, value.ss());
            case NS -> {
                out.open('[');
                value.ns().forEach(out::literal);
                out.close(']');
            }
            case BS -> texts(out, value.bs().stream().map(ItemJson::base64).toList());
            case L -> {
                PropertyType element = type == null || type.parts().isEmpty()
                        ? null
                        : type.parts().get(0);
                out.open('[');
                value.l().forEach(part -> write(out, part, element == null ? null : element.stored()));
                out.close(']');
            }
            case M -> map(out, value.m(), type);
            case UNKNOWN_TO_SDK_VERSION -> out.literal("null");
        }
    }

    private void map(JsonText out, Map<String, AttributeValue> members, @Nullable PropertyType type) {
        out.open('{');
        if (type instanceof PropertyType.DocumentType document) {
            List<Property> properties =
                    model.document(document).map(Document::properties).orElse(List.of());
            Map<String, AttributeValue> rest = new LinkedHashMap<>(members);
            for (Property property : properties) {
                AttributeValue value = taken(property, rest);
                if (value != null) {
                    write(out.name(property.name()), value, property.type().stored());
                }
            }
            rest.forEach((name, value) -> write(out.name(name), value, null));
        } else {
            PropertyType inside =
                    type instanceof PropertyType.MapType map ? map.value().stored() : null;
            members.forEach((name, value) -> write(out.name(name), value, inside));
        }
        out.close('}');
    }

    private static void texts(JsonText out, List<String> texts) {
        out.open('[');
        texts.forEach(out::text);
        out.close(']');
    }
}
