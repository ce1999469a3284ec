package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import javax.lang.model.element.Modifier;

/**
 * A constant that writes one property into one template.
 *
 * @param name of the field
 * @param slot the placeholder
 * @param type what it takes: the format's own type or the property's
 * @param format how it writes; that of the slot, or for a shard also the one of its former number
 * @param template the template
 */
record ComponentConstant(String name, Slot slot, TypeName type, KeyFormat format, KeyTemplate template) {

    /*
     * static final KeyComponent<String> USERNAME =
     *     KeyComponent.of("User", "username", "USER#{username}", KeyFormats.text('#'));
     */
    FieldSpec field(Entity entity, String delimiter) {
        PropertyType property = slot.component().orElseThrow().property().type();
        CodeBlock place = CodeBlock.of("$S, $S, $S", entity.javaType().nestedName(), slot.path(), template.text());
        if (property instanceof ConvertedType converted && !isFormatsOwn()) {
            return component(place, converted(converted, delimiter));
        }
        return switch (format.kind()) {
            case PLAIN -> number(RuntimeTypes.NUMBER_COMPONENT, "plain", place);
            case PADDED, SIGNED, DECIMAL, SIGNED_DECIMAL -> digits((Digits) format, place);
            default -> component(place, format(property, delimiter));
        };
    }

    /*
     * static final NumberComponent NUMBER = NumberComponent.padded("Issue", "number", "ISSUE#{number:8}", 8);
     */
    private FieldSpec digits(Digits format, CodeBlock place) {
        String factory = format.signed() ? "signed" : "padded";
        return format.scale() == 0
                ? number(RuntimeTypes.NUMBER_COMPONENT, factory, CodeBlock.of("$L, $L", place, format.width()))
                : number(
                        RuntimeTypes.DECIMAL_COMPONENT,
                        factory,
                        CodeBlock.of("$L, $L, $L", place, format.width(), format.scale()));
    }

    private FieldSpec number(ClassName component, String factory, CodeBlock arguments) {
        return FieldSpec.builder(component, name, Modifier.STATIC, Modifier.FINAL)
                .initializer("$Z$T.$L($L)", component, factory, arguments)
                .build();
    }

    private FieldSpec component(CodeBlock place, CodeBlock format) {
        TypeName component = ParameterizedTypeName.get(RuntimeTypes.KEY_COMPONENT, type.box());
        return FieldSpec.builder(component, name, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        slot.shard().isPresent() || isConverted() ? "$Z$T.of($L,$W$T.$L)" : "$Z$T.of($L, $T.$L)",
                        RuntimeTypes.KEY_COMPONENT,
                        place,
                        RuntimeTypes.KEY_FORMATS,
                        format)
                .build();
    }

    private boolean isConverted() {
        return slot.component().orElseThrow().property().type() instanceof ConvertedType;
    }

    /*
     * converted(new MoneyConverter(), KeyFormats.padded(8, 2))
     */
    private CodeBlock converted(ConvertedType converted, String delimiter) {
        CodeBlock inner = converted.content() instanceof ConvertedType deeper
                ? converted(deeper, delimiter)
                : stored(converted.content(), delimiter);
        return CodeBlock.of(
                "converted($L, $T.$L)", ConverterFields.instance(converted), RuntimeTypes.KEY_FORMATS, inner);
    }

    private CodeBlock stored(PropertyType content, String delimiter) {
        TypeName boxed = JavaTypes.boxed(content);
        return switch (format.kind()) {
            case PLAIN -> CodeBlock.of("<$T>wholeNumber()", boxed);
            case PADDED, SIGNED, DECIMAL, SIGNED_DECIMAL -> {
                Digits digits = (Digits) format;
                String factory = digits.signed() ? "signed" : "padded";
                yield CodeBlock.of("<$T>$L($L, $L)", boxed, factory, digits.width(), digits.scale());
            }
            default -> format(content, delimiter);
        };
    }

    private CodeBlock format(PropertyType property, String delimiter) {
        return switch (format.kind()) {
            case AS_IS -> CodeBlock.of("text($L)", character(delimiter));
            case LOWER -> CodeBlock.of("lower($L)", character(delimiter));
            case UPPER -> CodeBlock.of("upper($L)", character(delimiter));
            case SHA256 -> CodeBlock.of("sha256()");
            case REST -> CodeBlock.of("rest()");
            case ESCAPED -> CodeBlock.of("escaped($L)", character(delimiter));
            case DATE -> CodeBlock.of("$L()", isFormatsOwn() ? "localDate" : time(property, "Date"));
            case SECONDS -> CodeBlock.of("$L()", time(property, "Seconds"));
            case MILLIS -> CodeBlock.of("$L()", time(property, "Millis"));
            case MICROS -> CodeBlock.of("$L()", time(property, "Micros"));
            case NANOS -> CodeBlock.of("$L()", time(property, "Nanos"));
            case PATTERN -> pattern(((KeyFormat.Pattern) format).pattern(), property);
            case MONTH -> CodeBlock.of("yearMonth()");
            case YEAR -> CodeBlock.of("year()");
            case ENUM -> enumeration((EnumType) property);
            case BOOLEAN -> CodeBlock.of("bool()");
            case UUID -> CodeBlock.of("uuid()");
            case CURRENCY -> CodeBlock.of("currency()");
            case LOCALE -> CodeBlock.of("locale()");
            case SHARD ->
                CodeBlock.of(
                        "shard($L, $T.$L)",
                        ((KeyFormat.Shard) format).count(),
                        RuntimeTypes.KEY_FORMATS,
                        canonical(property));
            case PLAIN, PADDED, SIGNED, DECIMAL, SIGNED_DECIMAL ->
                throw new IllegalStateException("a number has no format of text");
        };
    }

    /**
     * The text of which a shard is computed. Stored keys depend on it, so it is one for each type and tells all values
     * apart; a string may hold the delimiter, which never comes into the key.
     */
    private CodeBlock canonical(PropertyType property) {
        TypeName type = JavaTypes.boxed(property);
        if (!(property instanceof Scalar scalar)) {
            return enumeration((EnumType) property);
        }
        return switch (scalar.kind()) {
            case STRING -> CodeBlock.of("rest()");
            case FLOAT, DOUBLE, BIG_DECIMAL -> CodeBlock.of("<$T>decimal()", type);
            case BYTE, SHORT, INT, LONG, BIG_INTEGER -> CodeBlock.of("<$T>wholeNumber()", type);
            case LOCAL_DATE -> CodeBlock.of("localDate()");
            case YEAR_MONTH -> CodeBlock.of("yearMonth()");
            case YEAR -> CodeBlock.of("year()");
            case UUID -> CodeBlock.of("uuid()");
            case BOOLEAN -> CodeBlock.of("bool()");
            case CURRENCY -> CodeBlock.of("currency()");
            case LOCALE -> CodeBlock.of("locale()");
            default -> CodeBlock.of("$L()", time(property, "Nanos"));
        };
    }

    /*
     * <Status>enumTexts("p", "s", null)
     */
    private static CodeBlock enumeration(EnumType type) {
        TypeName name = JavaTypes.of(type.name());
        return type.isKeptByName()
                ? CodeBlock.of("<$T>enumName()", name)
                : CodeBlock.of("<$T>enumTexts($L)", name, ConverterFields.texts(type));
    }

    /** Whether it takes the format's own type, and that is not the property's. */
    private boolean isFormatsOwn() {
        return slot.converts() && type.equals(slot.argument());
    }

    private CodeBlock pattern(String pattern, PropertyType property) {
        if (!isFormatsOwn()) {
            return CodeBlock.of("$L($S)", time(property, "Pattern"), pattern);
        }
        ScalarKind kind = ((Scalar) Formats.argumentType(format, property)).kind();
        return switch (kind) {
            case YEAR -> CodeBlock.of("year()");
            case YEAR_MONTH -> CodeBlock.of("yearMonthPattern($S)", pattern);
            default -> CodeBlock.of("localDatePattern($S)", pattern);
        };
    }

    private static String time(PropertyType property, String precision) {
        ScalarKind kind = ((Scalar) property).kind();
        return switch (kind) {
            case INSTANT -> "instant" + precision;
            case OFFSET_DATE_TIME -> "offsetDateTime" + precision;
            case ZONED_DATE_TIME -> "zonedDateTime" + precision;
            case LOCAL_DATE_TIME -> "localDateTime" + precision;
            case LOCAL_DATE -> "localDate";
            default -> throw new IllegalStateException(kind.toString());
        };
    }

    private static String character(String delimiter) {
        return switch (delimiter) {
            case "'" -> "'\\''";
            case "\\" -> "'\\\\'";
            // An illegal delimiter has been reported, and what is generated all the same must compile.
            default -> delimiter.length() == 1 && delimiter.charAt(0) > ' ' ? "'" + delimiter + "'" : "'#'";
        };
    }
}
