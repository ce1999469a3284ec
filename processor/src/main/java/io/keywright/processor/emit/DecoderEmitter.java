package io.keywright.processor.emit;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the class that decodes the items of a collection, each by its type. */
final class DecoderEmitter {

    private static final TypeName TYPES = ParameterizedTypeName.get(List.class, String.class);

    private final TableView table;
    private final CollectionView view;
    private final GeneratedClass generated;

    DecoderEmitter(TableView table, CollectionView view, GeneratedClass generated) {
        this.table = table;
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        return generated
                .builder(view.decoder(), view.collection().javaType())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.ITEM_DECODER, view.type()))
                .addJavadoc("Decodes the items of {@link $T}.", view.type())
                .addField(FieldSpec.builder(view.decoder(), ConverterFields.INSTANCE, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", view.decoder())
                        .build())
                .addField(types())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(GeneratedClass.override("types")
                        .returns(TYPES)
                        .addStatement("return TYPES")
                        .build())
                .addMethod(entity())
                .addMethod(decode())
                .build();
    }

    /*
     * private static final List<String> TYPES = List.of("Customer", "Cart");
     */
    private FieldSpec types() {
        return FieldSpec.builder(TYPES, "TYPES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "$T.of($L)",
                        List.class,
                        view.members().keySet().stream()
                                .map(type -> CodeBlock.of("$S", type))
                                .collect(CodeBlock.joining(", ")))
                .build();
    }

    /*
     * return switch (type) {
     *     case "Cart" -> CartMapper.INSTANCE.entity();
     *     default -> type;
     * };
     */
    private MethodSpec entity() {
        return GeneratedClass.override("entity")
                .addParameter(String.class, "type")
                .returns(String.class)
                .addCode(table.body(() -> choice("$T.$L.entity()", "type")))
                .build();
    }

    /*
     * return switch (type) {
     *     case "Cart" -> CartMapper.INSTANCE.fromItem(item);
     *     default -> null;
     * };
     */
    private MethodSpec decode() {
        return GeneratedClass.override("decode")
                .addParameter(String.class, "type")
                .addParameter(
                        ParameterizedTypeName.get(
                                ClassName.get(Map.class), ClassName.get(String.class), RuntimeTypes.ATTRIBUTE_VALUE),
                        "item")
                .returns(view.type()
                        .annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build()))
                .addCode(table.body(() -> choice("$T.$L.fromItem(item)", "null")))
                .build();
    }

    /** Asks the mapper of the type; what is unknown gives something else. */
    private CodeBlock choice(String question, String otherwise) {
        CodeBlock.Builder body =
                CodeBlock.builder().add("return switch (type) {\n").indent();
        for (Map.Entry<String, ClassName> member : view.members().entrySet()) {
            CodeBlock answer = CodeBlock.of(question, member.getValue(), ConverterFields.INSTANCE);
            body.add("case $S -> $L;\n", member.getKey(), answer);
        }
        return body.add("default -> $L;\n", otherwise).unindent().add("};\n").build();
    }
}
