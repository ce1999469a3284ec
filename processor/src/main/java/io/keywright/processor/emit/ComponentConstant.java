package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Entity;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import javax.lang.model.element.Modifier;

/**
 * A constant that writes one property into one template.
 *
 * @param name of the field
 * @param slot the placeholder
 * @param type what it takes: the format's own type or the property's
 * @param template the template
 */
record ComponentConstant(String name, Slot slot, TypeName type, KeyTemplate template) {

    /*
     * static final KeyComponent<String> USERNAME =
     *     KeyComponent.of("User", "username", "USER#{username}", KeyFormats.text('#'));
     */
    FieldSpec field(Entity entity, String delimiter) {
        PropertyType property = slot.component().orElseThrow().property().type();
        KeyFormat format = slot.component().orElseThrow().format();
        CodeBlock place = CodeBlock.of("$S, $S, $S", entity.javaType().nestedName(), slot.path(), template.text());
        return switch (format.kind()) {
            case PLAIN -> number("plain", place);
            case PADDED -> number("padded", CodeBlock.of("$L, $L", place, format.width()));
            default -> component(place, format(format, property, delimiter));
        };
    }

    private FieldSpec number(String factory, CodeBlock arguments) {
        return FieldSpec.builder(RuntimeTypes.NUMBER_COMPONENT, name, Modifier.STATIC, Modifier.FINAL)
                .initializer("$Z$T.$L($L)", RuntimeTypes.NUMBER_COMPONENT, factory, arguments)
                .build();
    }

    private FieldSpec component(CodeBlock place, CodeBlock format) {
        TypeName component = ParameterizedTypeName.get(RuntimeTypes.KEY_COMPONENT, type.box());
        return FieldSpec.builder(component, name, Modifier.STATIC, Modifier.FINAL)
                .initializer("$Z$T.of($L, $T.$L)", RuntimeTypes.KEY_COMPONENT, place, RuntimeTypes.KEY_FORMATS, format)
                .build();
    }

    private CodeBlock format(KeyFormat format, PropertyType property, String delimiter) {
        return switch (format.kind()) {
            case AS_IS -> CodeBlock.of("text($L)", character(delimiter));
            case LOWER -> CodeBlock.of("lower($L)", character(delimiter));
            case REST -> CodeBlock.of("rest()");
            case DATE -> CodeBlock.of("$L()", slot.converts() && isArgument() ? "localDate" : time(property, "Date"));
            case SECONDS -> CodeBlock.of("$L()", time(property, "Seconds"));
            case NANOS -> CodeBlock.of("$L()", time(property, "Nanos"));
            case MONTH -> CodeBlock.of("yearMonth()");
            case YEAR -> CodeBlock.of("year()");
            case ENUM -> CodeBlock.of("<$T>enumName()", type);
            case BOOLEAN -> CodeBlock.of("bool()");
            case UUID -> CodeBlock.of("uuid()");
            case PLAIN, PADDED -> throw new IllegalStateException("a number has no format of text");
        };
    }

    private boolean isArgument() {
        return type.equals(slot.argument());
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
