package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import io.keywright.schema.Property;
import java.util.List;

/** What a mapper says of the names under which properties are stored. */
final class PropertiesCode {

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
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.MARKED_ATTRIBUTE))
                .addCode(view.body(() -> CodeBlock.builder()
                        .add("return $T.of(", List.class)
                        .indent()
                        .indent()
                        .add(view.entity().properties().stream()
                                .map(property -> CodeBlock.of("\n$L", attribute(property)))
                                .collect(CodeBlock.joining(",")))
                        .unindent()
                        .unindent()
                        .add(");\n")
                        .build()))
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
