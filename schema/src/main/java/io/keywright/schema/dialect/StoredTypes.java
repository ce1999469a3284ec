package io.keywright.schema.dialect;

import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;

/** How DynamoDB calls the types of stored values. */
final class StoredTypes {

    private StoredTypes() {}

    /** A time to live is a number of seconds, whatever its type in Java. */
    static String of(Property property) {
        return property.marks().timeToLive() ? "N" : of(property.type());
    }

    static String of(PropertyType type) {
        PropertyType stored = type.stored();
        if (stored instanceof Scalar scalar) {
            return switch (scalar.kind().stored()) {
                case STRING -> "S";
                case NUMBER -> "N";
                case BOOLEAN -> "BOOL";
                case BINARY -> "B";
            };
        }
        if (stored instanceof EnumType) {
            return "S";
        }
        if (stored instanceof SetType set && set.isNative()) {
            return of(set.element()) + "S";
        }
        if (stored instanceof ListType || stored instanceof SetType || stored instanceof ArrayType) {
            return "L";
        }
        return stored instanceof DocumentType || stored instanceof MapType ? "M" : "S";
    }
}
