package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.Scalar;
import java.util.Locale;

/** The references to single values: what DynamoDB can be asked of them follows from how they are stored. */
enum ReferenceKind {
    /** Equality only. */
    PLAIN,
    /** The stored form sorts as the values do. */
    ORDERED,
    /** A string. */
    TEXT,
    /** An array of bytes. */
    BYTES;

    /** The class of references. */
    ClassName type() {
        return switch (this) {
            case PLAIN -> RuntimeTypes.ATTRIBUTE_REFERENCE;
            case ORDERED -> RuntimeTypes.ORDERED_ATTRIBUTE;
            case TEXT -> RuntimeTypes.TEXT_ATTRIBUTE;
            case BYTES -> RuntimeTypes.BYTES_ATTRIBUTE;
        };
    }

    /** The method of the runtime's {@code Elements} for lists and maps of them. */
    String elements() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether the class has the type of the value as a parameter, and takes its converter. */
    boolean isGeneral() {
        return this == PLAIN || this == ORDERED;
    }

    static ReferenceKind of(PropertyType type) {
        if (!(type instanceof Scalar scalar)) {
            return PLAIN;
        }
        return switch (scalar.kind()) {
            case STRING -> TEXT;
            case BYTES -> BYTES;
            case BYTE, SHORT, INT, LONG, BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL, YEAR -> ORDERED;
            case CHARACTER, INSTANT, LOCAL_DATE_TIME, LOCAL_DATE, LOCAL_TIME, YEAR_MONTH, MONTH_DAY, UUID -> ORDERED;
            // Offsets come behind the local time, and the texts of durations do not sort at all.
            case BOOLEAN, OFFSET_DATE_TIME, ZONED_DATE_TIME, OFFSET_TIME, DURATION, PERIOD, ZONE_ID, ZONE_OFFSET ->
                PLAIN;
            case URI, LOCALE, CURRENCY, BYTE_BUFFER -> PLAIN;
        };
    }
}
