package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Construction;
import io.keywright.schema.Construction.Bean;
import io.keywright.schema.Construction.Constructor;
import io.keywright.schema.Construction.Setter;
import io.keywright.schema.Document;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Structure;
import java.util.List;

/** How the properties of an entity or a document become attributes, and how it is built from those. */
final class ItemCode {

    private final Structure structure;
    private final ConverterFields converters;

    ItemCode(Structure structure, ConverterFields converters) {
        this.structure = structure;
        this.converters = converters;
    }

    /*
     * item.string("customerId", order.customerId());
     * item.required("status", order.status(), STATUS);
     * item.number("version", order.version());
     */
    CodeBlock write(String writer, String object) {
        List<CodeBlock> statements = structure.properties().stream()
                .map(property -> write(writer, object, property))
                .toList();
        return LongCode.of(statements, List.of(writer, object));
    }

    private CodeBlock write(String writer, String object, Property property) {
        CodeBlock.Builder code = CodeBlock.builder();
        CodeBlock value = Values.read(object, property);
        if (property.type() instanceof Scalar scalar
                && scalar.primitive()
                && !property.marks().timeToLive()) {
            String method = property.optional() ? "optional" : primitiveWriter(scalar);
            code.addStatement("$L.$L($S, $L)", writer, method, property.attribute(), value);
        } else if (isPlainText(property)) {
            code.addStatement("$L.$L($S, $L)", writer, text(property), property.attribute(), value);
        } else {
            code.addStatement(
                    "$L.$L($S, $L, $L)",
                    writer,
                    writing(property),
                    property.attribute(),
                    value,
                    converters.own(property));
        }
        return code.build();
    }

    /** Strings are most of what is stored, and go by methods that need no converter. */
    private static boolean isPlainText(Property property) {
        return property.type() instanceof Scalar scalar
                && scalar.kind() == ScalarKind.STRING
                && property.presence() != Presence.OPTIONAL;
    }

    private static String text(Property property) {
        return property.presence() == Presence.REQUIRED ? "string" : "stringOrNull";
    }

    private static String primitiveWriter(Scalar scalar) {
        return switch (scalar.kind()) {
            case BOOLEAN -> "bool";
            case CHARACTER -> "character";
            default -> "number";
        };
    }

    private static String writing(Property property) {
        // What the write gives a value may be null until then.
        return property.marks().writtenByItself() && property.presence() == Presence.REQUIRED
                ? "nullable"
                : presence(property);
    }

    /** A required set has methods of its own, which leave an empty one out and read what is absent as empty. */
    private static String presence(Property property) {
        return switch (property.presence()) {
            case REQUIRED -> property.type() instanceof SetType ? "set" : "required";
            case NULLABLE -> "nullable";
            case OPTIONAL -> "optional";
        };
    }

    /** Builds the object and returns it. */
    CodeBlock build(String item, TypeName type, String object) {
        Construction construction = structure.construction();
        if (construction instanceof Constructor constructor) {
            return construct(item, CodeBlock.of("new $T", type), constructor.properties());
        } else if (construction instanceof Construction.Factory factory) {
            CodeBlock method = CodeBlock.of("$T.$L", JavaTypes.of(structure.javaType()), factory.method());
            return construct(item, method, factory.properties());
        } else if (construction instanceof Construction.Builder builder) {
            return build(item, builder);
        }
        return fill(item, type, object, ((Bean) construction).setters());
    }

    /*
     * return new Order(
     *     STRUCTURE.string(item, "customerId"),
     *     STRUCTURE.longValue(item, "version"));
     */
    private CodeBlock construct(String item, CodeBlock callee, List<String> properties) {
        CodeBlock arguments = properties.stream()
                .map(name -> CodeBlock.of("\n$L", read(item, property(name))))
                .collect(CodeBlock.joining(","));
        return CodeBlock.builder()
                .add("return $L(", callee)
                .indent()
                .indent()
                .add("$L", arguments)
                .unindent()
                .unindent()
                .add(");\n")
                .build();
    }

    /*
     * Order order = new Order();
     * order.setCustomerId(STRUCTURE.string(item, "customerId"));
     * return order;
     */
    private CodeBlock fill(String item, TypeName type, String object, List<Setter> setters) {
        List<CodeBlock> statements = setters.stream()
                .map(setter -> set(object, setter, read(item, property(setter.property()))))
                .toList();
        return CodeBlock.builder()
                .addStatement("$T $L = new $T()", type, object, type)
                .add(LongCode.of(statements, List.of(item, object)))
                .addStatement("return $L", object)
                .build();
    }

    /*
     * var builder = Order.builder();
     * builder.customerId(STRUCTURE.string(item, "customerId"));
     * return builder.build();
     */
    private CodeBlock build(String item, Construction.Builder construction) {
        NameScope variables = NameScope.of(List.of(item, "item", "value"));
        String builder = variables.claim("builder");
        CodeBlock.Builder code = CodeBlock.builder()
                // A builder's type may have type arguments that nobody can write, as one of Lombok's SuperBuilder has.
                .addStatement(
                        "var $L = $T.$L$L()",
                        builder,
                        JavaTypes.of(construction.owner()),
                        arguments(),
                        construction.method());
        List<CodeBlock> statements = construction.setters().stream()
                .map(setter -> setter.ofContent()
                        ? setContent(item, builder + "." + setter.method(), property(setter.property()), variables)
                        : set(builder, setter, read(item, property(setter.property()))))
                .toList();
        return code.add(LongCode.of(statements, List.of(item, builder)))
                .addStatement("return $L.build()", builder)
                .build();
    }

    private static CodeBlock set(String object, Setter setter, CodeBlock value) {
        return CodeBlock.builder()
                .addStatement("$L.$L($L)", object, setter.method(), value)
                .build();
    }

    /*
     * var phone = STRUCTURE.optional(item, "phone", Converters.ofString());
     * if (phone.isPresent()) {
     *     builder.phone(phone.get());
     * }
     */
    private CodeBlock setContent(String item, String setter, Property property, NameScope variables) {
        String variable = variables.claim(Names.variable(List.of(property.name())));
        return CodeBlock.builder()
                .addStatement("var $L = $L", variable, read(item, property))
                .beginControlFlow("if ($L.isPresent())", variable)
                .addStatement("$L($L.$L())", setter, variable, Values.getter(property))
                .endControlFlow()
                .build();
    }

    /** Those of a generic document, which a builder cannot infer from what it is given later. */
    private CodeBlock arguments() {
        return structure instanceof Document document && !document.arguments().isEmpty()
                ? document.arguments().stream()
                        .map(argument -> CodeBlock.of("$T", JavaTypes.boxed(argument)))
                        .collect(CodeBlock.joining(", ", "<", ">"))
                : CodeBlock.of("");
    }

    /*
     * STRUCTURE.required(item, "status", STATUS)
     * STRUCTURE.longValue(item, STRUCTURE.stored(item, "count", "number"))
     * STRUCTURE.orElse(item, "points", Converters.ofInt(), 0)
     */
    private CodeBlock read(String item, Property property) {
        if (DefaultCode.isGiven(property)) {
            CodeBlock converter = converters.own(property);
            return isCollection(property)
                    ? call(otherwise(property), item, property, converter)
                    : call(
                            otherwise(property),
                            item,
                            property,
                            CodeBlock.of("$L,$W$L", converter, new DefaultCode(structure).of(property)));
        }
        if (property.type() instanceof Scalar scalar && scalar.primitive()) {
            String method = property.optional()
                    ? "optional" + Identifiers.upperFirst(JavaTypes.of(scalar).toString())
                    : JavaTypes.of(scalar) + "Value";
            return call(method, item, property);
        }
        if (isPlainText(property)) {
            return call(text(property), item, property);
        }
        if (property.type() instanceof Scalar scalar
                && scalar.kind() == ScalarKind.BIG_DECIMAL
                && property.presence() == Presence.REQUIRED) {
            return call("decimal", item, property);
        }
        return call(presence(property), item, property, converters.own(property));
    }

    private static CodeBlock call(String method, String item, Property property, CodeBlock more) {
        return CodeBlock.of("$L.$L($L, $L, $L)", ConverterFields.STRUCTURE, method, item, name(item, property), more);
    }

    private static CodeBlock call(String method, String item, Property property) {
        return CodeBlock.of("$L.$L($L, $L)", ConverterFields.STRUCTURE, method, item, name(item, property));
    }

    /** The stored name, or the call that finds which of several an item has. */
    private static CodeBlock name(String item, Property property) {
        CodeBlock names = property.storedNames().stream()
                .map(name -> CodeBlock.of("$S", name))
                .collect(CodeBlock.joining(", "));
        return property.storedNames().size() == 1
                ? names
                : CodeBlock.of("$L.stored($L, $L)", ConverterFields.STRUCTURE, item, names);
    }

    /** An empty collection is made anew each time, since what is read can be changed. */
    private static String otherwise(Property property) {
        if (property.type() instanceof SetType) {
            return "set";
        } else if (property.type() instanceof ListType) {
            return "list";
        }
        return property.type() instanceof MapType ? "map" : "orElse";
    }

    private static boolean isCollection(Property property) {
        return !otherwise(property).equals("orElse");
    }

    private Property property(String name) {
        return structure.property(name).orElseThrow(() -> new IllegalStateException("no property " + name));
    }
}
