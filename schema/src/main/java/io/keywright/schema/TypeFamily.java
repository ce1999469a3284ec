package io.keywright.schema;

import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import java.util.List;
import java.util.Optional;

/** The property types that can be written into a key, by what can be said of their formats. */
enum TypeFamily {
    TEXT(KeyFormat.Kind.AS_IS),
    WHOLE_NUMBER(KeyFormat.Kind.PLAIN),
    /** A place on the time line, written in UTC. */
    INSTANT(KeyFormat.Kind.NANOS),
    /** Date and time of some place's clock, written without a zone. */
    LOCAL_TIME(KeyFormat.Kind.NANOS),
    DATE(KeyFormat.Kind.DATE),
    MONTH(KeyFormat.Kind.MONTH),
    YEAR(KeyFormat.Kind.YEAR),
    UUID(KeyFormat.Kind.UUID),
    BOOLEAN(KeyFormat.Kind.BOOLEAN),
    ENUM(KeyFormat.Kind.ENUM);

    private final KeyFormat.Kind defaultKind;

    TypeFamily(KeyFormat.Kind defaultKind) {
        this.defaultKind = defaultKind;
    }

    /** How a value is written where the placeholder names no format. */
    KeyFormat defaultFormat() {
        return KeyFormat.of(defaultKind);
    }

    /** The formats that a placeholder may name, as messages show them. */
    List<String> formats() {
        return switch (this) {
            case TEXT -> List.of("lower", "rest");
            case WHOLE_NUMBER -> List.of(Formats.WIDTH);
            case INSTANT, LOCAL_TIME -> List.of("date", "seconds", "nanos");
            case DATE, MONTH, YEAR, UUID, BOOLEAN, ENUM -> List.of();
        };
    }

    /** The family of a type; empty for a type that cannot be written into a key. */
    static Optional<TypeFamily> of(PropertyType type) {
        if (type instanceof EnumType) {
            return Optional.of(ENUM);
        }
        if (!(type instanceof Scalar scalar)) {
            return Optional.empty();
        }
        return switch (scalar.kind()) {
            case STRING -> Optional.of(TEXT);
            case BYTE, SHORT, INT, LONG, BIG_INTEGER -> Optional.of(WHOLE_NUMBER);
            case INSTANT, OFFSET_DATE_TIME, ZONED_DATE_TIME -> Optional.of(INSTANT);
            case LOCAL_DATE_TIME -> Optional.of(LOCAL_TIME);
            case LOCAL_DATE -> Optional.of(DATE);
            case YEAR_MONTH -> Optional.of(MONTH);
            case YEAR -> Optional.of(YEAR);
            case UUID -> Optional.of(UUID);
            case BOOLEAN -> Optional.of(BOOLEAN);
            case FLOAT,
                    DOUBLE,
                    BIG_DECIMAL,
                    CHARACTER,
                    LOCAL_TIME,
                    OFFSET_TIME,
                    MONTH_DAY,
                    DURATION,
                    PERIOD,
                    ZONE_ID,
                    ZONE_OFFSET,
                    BYTES -> Optional.empty();
        };
    }
}
