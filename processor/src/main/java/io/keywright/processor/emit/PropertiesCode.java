package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.List;

/** What a mapper says of the names under which properties are stored. */
final class PropertiesCode {

    private static final TypeName PROPERTIES =
            ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.MARKED_ATTRIBUTE);

    private final EntityView view;

    PropertiesCode(EntityView view) {
        this.view = view;
    }

    /*
     * public List<MarkedAttribute> properties() {
     *     return List.of(MarkedAttribute.of("customerId", "customerId"), MarkedAttribute.of("firstName", "fn"));
     * }
     */
    MethodSpec method() {
        return GeneratedClass.override("properties")
                .returns(PROPERTIES)
                .addCode(view.body(() -> LongCode.isLong(view.entity().properties()) ? added() : listed()))
                .build();
    }

    private CodeBlock listed() {
        return CodeBlock.builder()
                .add("return $T.of(", List.class)
                .indent()
                .indent()
                .add(view.entity().properties().stream()
                        .map(property -> CodeBlock.of("\n$L", attribute(property)))
                        .collect(CodeBlock.joining(",")))
                .unindent()
                .unindent()
                .add(");\n")
                .build();
    }

    private CodeBlock added() {
        List<CodeBlock> statements = view.entity().properties().stream()
                .map(property -> CodeBlock.builder()
                        .addStatement("properties.add($L)", attribute(property))
                        .build())
                .toList();
        return CodeBlock.builder()
                .addStatement("$T properties = new $T<>()", PROPERTIES, ArrayList.class)
                .add(LongCode.of(statements, List.of("properties")))
                .addStatement("return properties")
                .build();
    }

    /** A property by its name and those under which it is stored. */
    static CodeBlock attribute(Property property) {
        CodeBlock names = property.storedNames().stream()
                .map(name -> CodeBlock.of("$S", name))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.of($S, $L)", RuntimeTypes.MARKED_ATTRIBUTE, property.name(), names);
    }
}
