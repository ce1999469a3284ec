package io.keywright.processor.promises;

import io.keywright.runtime.key.DecimalComponent;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormat;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.schema.Component;
import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Pattern;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Writes values by the runtime, as generated code would. */
interface Writer {

    /** The value's part of the key, or InvalidKeyException. */
    String text(@Nullable Object value);

    /** For one placeholder. */
    static Writer of(Component component, String delimiter) {
        String path = component.placeholder().path();
        String template = component.placeholder().source();
        if (component.format() instanceof Digits digits) {
            return of(digits, path, template);
        }
        return switch (component.format().kind()) {
            case PLAIN -> {
                NumberComponent number = NumberComponent.plain("Row", path, template);
                yield value -> number.text((Number) value);
            }
            case AS_IS -> text(path, template, KeyFormats.text(delimiter.charAt(0)));
            case LOWER -> text(path, template, KeyFormats.lower(delimiter.charAt(0)));
            case UPPER -> text(path, template, KeyFormats.upper(delimiter.charAt(0)));
            case ESCAPED -> text(path, template, KeyFormats.escaped(delimiter.charAt(0)));
            case REST -> text(path, template, KeyFormats.rest());
            case SHA256 -> text(path, template, KeyFormats.sha256());
            case UUID -> text(path, template, KeyFormats.uuid());
            case BOOLEAN -> text(path, template, KeyFormats.bool());
            case LOCALE -> text(path, template, KeyFormats.locale());
            case CURRENCY -> text(path, template, KeyFormats.currency());
            case ENUM -> text(path, template, KeyFormats.<Status>enumName());
            case MONTH -> text(path, template, KeyFormats.yearMonth());
            case YEAR -> text(path, template, KeyFormats.year());
            default -> time(component, path, template);
        };
    }

    private static Writer of(Digits format, String path, String template) {
        if (format.scale() == 0) {
            NumberComponent number = format.signed()
                    ? NumberComponent.signed("Row", path, template, format.width())
                    : NumberComponent.padded("Row", path, template, format.width());
            return value -> number.text((Number) value);
        }
        DecimalComponent decimal = format.signed()
                ? DecimalComponent.signed("Row", path, template, format.width(), format.scale())
                : DecimalComponent.padded("Row", path, template, format.width(), format.scale());
        return value -> decimal.text((Number) value);
    }

    private static Writer time(Component component, String path, String template) {
        io.keywright.schema.KeyFormat format = component.format();
        ScalarKind kind = ((Scalar) component.property().type()).kind();
        return switch (kind) {
            case LOCAL_DATE -> text(path, template, KeyFormats.localDate());
            case INSTANT ->
                text(
                        path,
                        template,
                        Writer.<Instant>time(
                                format,
                                KeyFormats.instantDate(),
                                KeyFormats.instantSeconds(),
                                KeyFormats.instantMillis(),
                                KeyFormats.instantMicros(),
                                KeyFormats.instantNanos(),
                                KeyFormats::instantPattern));
            case OFFSET_DATE_TIME ->
                text(
                        path,
                        template,
                        Writer.<OffsetDateTime>time(
                                format,
                                KeyFormats.offsetDateTimeDate(),
                                KeyFormats.offsetDateTimeSeconds(),
                                KeyFormats.offsetDateTimeMillis(),
                                KeyFormats.offsetDateTimeMicros(),
                                KeyFormats.offsetDateTimeNanos(),
                                KeyFormats::offsetDateTimePattern));
            case ZONED_DATE_TIME ->
                text(
                        path,
                        template,
                        Writer.<ZonedDateTime>time(
                                format,
                                KeyFormats.zonedDateTimeDate(),
                                KeyFormats.zonedDateTimeSeconds(),
                                KeyFormats.zonedDateTimeMillis(),
                                KeyFormats.zonedDateTimeMicros(),
                                KeyFormats.zonedDateTimeNanos(),
                                KeyFormats::zonedDateTimePattern));
            case LOCAL_DATE_TIME ->
                text(
                        path,
                        template,
                        Writer.<LocalDateTime>time(
                                format,
                                KeyFormats.localDateTimeDate(),
                                KeyFormats.localDateTimeSeconds(),
                                KeyFormats.localDateTimeMillis(),
                                KeyFormats.localDateTimeMicros(),
                                KeyFormats.localDateTimeNanos(),
                                KeyFormats::localDateTimePattern));
            default -> throw new IllegalArgumentException(kind + " in " + format);
        };
    }

    private static <T> KeyFormat<T> time(
            io.keywright.schema.KeyFormat format,
            KeyFormat<T> date,
            KeyFormat<T> seconds,
            KeyFormat<T> millis,
            KeyFormat<T> micros,
            KeyFormat<T> nanos,
            Function<String, KeyFormat<T>> pattern) {
        return switch (format.kind()) {
            case DATE -> date;
            case SECONDS -> seconds;
            case MILLIS -> millis;
            case MICROS -> micros;
            case NANOS -> nanos;
            case PATTERN -> pattern.apply(((Pattern) format).pattern());
            default -> throw new IllegalArgumentException(format.toString());
        };
    }

    @SuppressWarnings("unchecked")
    private static <T> Writer text(String path, String template, KeyFormat<T> format) {
        KeyComponent<T> component = KeyComponent.of("Row", path, template, format);
        return value -> component.text((T) value);
    }
}
