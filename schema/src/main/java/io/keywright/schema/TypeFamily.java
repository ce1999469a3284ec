package io.keywright.schema;

import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The property types that can be written into a key, by what can be said of their formats. */
enum TypeFamily {
    TEXT(KeyFormat.Kind.AS_IS),
    WHOLE_NUMBER(KeyFormat.Kind.PLAIN),
    /** Without a default: how many digits there are behind the point is for the template to say. */
    DECIMAL(null),
    /** A place on the time line, written in UTC. */
    INSTANT(KeyFormat.Kind.NANOS),
    /** Date and time of some place's clock, written without a zone. */
    LOCAL_TIME(KeyFormat.Kind.NANOS),
    DATE(KeyFormat.Kind.DATE),
    MONTH(KeyFormat.Kind.MONTH),
    YEAR(KeyFormat.Kind.YEAR),
    UUID(KeyFormat.Kind.UUID),
    BOOLEAN(KeyFormat.Kind.BOOLEAN),
    CURRENCY(KeyFormat.Kind.CURRENCY),
    LOCALE(KeyFormat.Kind.LOCALE),
    ENUM(KeyFormat.Kind.ENUM);

    private final KeyFormat.@Nullable Kind defaultKind;

    TypeFamily(KeyFormat.@Nullable Kind defaultKind) {
        this.defaultKind = defaultKind;
    }

    /** How a value is written where the placeholder names no format; empty where it has to name one. */
    Optional<KeyFormat> defaultFormat() {
        return Optional.ofNullable(defaultKind).map(KeyFormat::of);
    }

    /** The formats that a placeholder may name, as messages show them, but for the one that all types have. */
    List<String> formats() {
        return switch (this) {
            case TEXT -> List.of("lower", "upper", "sha256", "rest", "escaped");
            case WHOLE_NUMBER -> List.of(Formats.WIDTH, "signed" + Formats.WIDTH);
            case DECIMAL -> List.of(Formats.SCALED, "signed" + Formats.SCALED);
            case INSTANT, LOCAL_TIME -> List.of("date", "seconds", "millis", "micros", "nanos", Formats.PATTERN);
            case DATE, MONTH, YEAR, UUID, BOOLEAN, CURRENCY, LOCALE, ENUM -> List.of();
        };
    }

    /** Whether a placeholder may name the format. A shard is computed of any value's text. */
    boolean has(KeyFormat format) {
        return format.kind() == KeyFormat.Kind.SHARD || kinds().contains(format.kind());
    }

    private Set<KeyFormat.Kind> kinds() {
        return switch (this) {
            case TEXT ->
                Set.of(
                        KeyFormat.Kind.LOWER,
                        KeyFormat.Kind.UPPER,
                        KeyFormat.Kind.SHA256,
                        KeyFormat.Kind.REST,
                        KeyFormat.Kind.ESCAPED);
            case WHOLE_NUMBER -> Set.of(KeyFormat.Kind.PADDED, KeyFormat.Kind.SIGNED);
            case DECIMAL -> Set.of(KeyFormat.Kind.DECIMAL, KeyFormat.Kind.SIGNED_DECIMAL);
            case INSTANT, LOCAL_TIME ->
                Set.of(
                        KeyFormat.Kind.DATE,
                        KeyFormat.Kind.SECONDS,
                        KeyFormat.Kind.MILLIS,
                        KeyFormat.Kind.MICROS,
                        KeyFormat.Kind.NANOS,
                        KeyFormat.Kind.PATTERN);
            case DATE, MONTH, YEAR, UUID, BOOLEAN, CURRENCY, LOCALE, ENUM -> Set.of();
        };
    }

    /** The family of what a type is stored as; empty for a type that cannot be written into a key. */
    static Optional<TypeFamily> of(PropertyType property) {
        PropertyType type = property.stored();
        if (type instanceof EnumType) {
            return Optional.of(ENUM);
        }
        if (!(type instanceof Scalar scalar)) {
            return Optional.empty();
        }
        return switch (scalar.kind()) {
            case STRING -> Optional.of(TEXT);
            case BYTE, SHORT, INT, LONG, BIG_INTEGER -> Optional.of(WHOLE_NUMBER);
            case FLOAT, DOUBLE, BIG_DECIMAL -> Optional.of(DECIMAL);
            case INSTANT, OFFSET_DATE_TIME, ZONED_DATE_TIME -> Optional.of(INSTANT);
            case LOCAL_DATE_TIME -> Optional.of(LOCAL_TIME);
            case LOCAL_DATE -> Optional.of(DATE);
            case YEAR_MONTH -> Optional.of(MONTH);
            case YEAR -> Optional.of(YEAR);
            case UUID -> Optional.of(UUID);
            case BOOLEAN -> Optional.of(BOOLEAN);
            case CURRENCY -> Optional.of(CURRENCY);
            case LOCALE -> Optional.of(LOCALE);
            // Two equal URIs can be written differently, and would be two keys.
            case CHARACTER,
                    LOCAL_TIME,
                    OFFSET_TIME,
                    MONTH_DAY,
                    DURATION,
                    PERIOD,
                    ZONE_ID,
                    ZONE_OFFSET,
                    URI,
                    BYTE_BUFFER,
                    BYTES -> Optional.empty();
        };
    }
}
