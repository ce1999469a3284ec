package io.keywright.tools.export;

import io.keywright.schema.Document;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.Table;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The columns of an entity, or the fields of a document: properties by their long names. */
final class Columns implements Shape {

    /** What an item has beside its properties and keys, as DynamoDB's JSON. */
    static final String OTHERS = "_other";

    private final Map<Property, Shape> shapes = new LinkedHashMap<>();

    private Columns() {}

    static Columns of(Table table, List<Property> properties, int depth) {
        Columns columns = new Columns();
        properties.forEach(property -> columns.shapes.put(property, shape(table, property.type(), depth)));
        return columns;
    }

    /** A document that holds itself would be a type without end, so that what is deep down stays as it is stored. */
    private static Shape shape(Table table, PropertyType declared, int depth) {
        PropertyType type = declared.stored();
        if (type instanceof Scalar scalar) {
            return scalar(scalar);
        }
        if (type instanceof DocumentType document) {
            Optional<Document> found =
                    table.document(document).filter(known -> known.sealed().isEmpty());
            return found.isEmpty() || found.get().properties().isEmpty() || depth > 4
                    ? new Raw()
                    : of(table, found.get().properties(), depth + 1);
        }
        if (type instanceof MapType map) {
            return new Mapping(shape(table, map.value(), depth));
        }
        return type.parts().isEmpty()
                ? new Text("VARCHAR")
                : new Many(shape(table, type.parts().get(0), depth));
    }

    private static Shape scalar(Scalar scalar) {
        return switch (scalar.kind()) {
            case BYTE, SHORT, INT, LONG, YEAR -> new Text("BIGINT");
            case BIG_INTEGER, BIG_DECIMAL -> new Decimal();
            case FLOAT, DOUBLE -> new Text("DOUBLE");
            case BOOLEAN -> new Text("BOOLEAN");
            case INSTANT, LOCAL_DATE_TIME -> new Time();
            case LOCAL_DATE -> new Text("DATE");
            case BYTES, BYTE_BUFFER -> new Bytes();
            default -> new Text("VARCHAR");
        };
    }

    /** One line for an item; what is no property and no key goes into a column of its own. */
    String line(Map<String, AttributeValue> item, Set<String> keys) {
        Map<String, AttributeValue> rest = new HashMap<>(item);
        rest.keySet().removeAll(keys);
        StringBuilder out = new StringBuilder("{");
        String separator = fields(out, rest);
        if (!rest.isEmpty()) {
            out.append(separator);
            JsonText.quote(out, OTHERS);
            out.append(':');
            JsonText.quote(out, JsonText.raw(rest));
        }
        return out.append('}').toString();
    }

    private String fields(StringBuilder out, Map<String, AttributeValue> rest) {
        String separator = "";
        for (Map.Entry<Property, Shape> column : shapes.entrySet()) {
            for (String name : column.getKey().storedNames()) {
                AttributeValue value = rest.remove(name);
                if (value != null) {
                    out.append(separator);
                    JsonText.quote(out, column.getKey().name());
                    out.append(':');
                    Shape.orNull(out, column.getValue(), value);
                    separator = ",";
                    break;
                }
            }
        }
        return separator;
    }

    @Override
    public void write(StringBuilder out, AttributeValue value) {
        if (value.type() != AttributeValue.Type.M) {
            throw new UnfitValueException("a document was expected");
        }
        Map<String, AttributeValue> rest = new HashMap<>(value.m());
        out.append('{');
        fields(out, rest);
        out.append('}');
        if (!rest.isEmpty()) {
            throw new UnfitValueException("a document holds what its model does not know: " + rest.keySet());
        }
    }

    /** The types of the columns by name. */
    Map<String, String> types() {
        Map<String, String> types = new LinkedHashMap<>();
        shapes.forEach((property, shape) -> types.put(property.name(), shape.sql()));
        return types;
    }

    @Override
    public String sql() {
        StringBuilder out = new StringBuilder("STRUCT(");
        String separator = "";
        for (Map.Entry<String, String> type : types().entrySet()) {
            out.append(separator)
                    .append('"')
                    .append(type.getKey())
                    .append("\" ")
                    .append(type.getValue());
            separator = ", ";
        }
        return out.append(')').toString();
    }
}
