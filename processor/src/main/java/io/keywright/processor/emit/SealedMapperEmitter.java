package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.NameScope;
import io.keywright.schema.Construction.Member;
import io.keywright.schema.Construction.Sealed;
import io.keywright.schema.Document;
import io.keywright.schema.PropertyType.DocumentType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the class that turns a document of a sealed interface into a map attribute with its tag, and back by that. */
final class SealedMapperEmitter {

    private static final String VALUE = "value";
    private static final String MAP = "map";

    private final DocumentView view;
    private final Sealed sealed;
    private final GeneratedClass generated;

    SealedMapperEmitter(DocumentView view, Sealed sealed, GeneratedClass generated) {
        this.view = view;
        this.sealed = sealed;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder mapper = generated
                .builder(view.mapper(), view.types())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.CONVERTER, view.type()))
                .addJavadoc("Turns {@link $T} into a map inside an item, with a tag, and back.", view.declared())
                .addField(FieldSpec.builder(
                                view.mapper(),
                                ConverterFields.INSTANCE,
                                Modifier.PUBLIC,
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .addJavadoc("The mapper, which has no state.")
                        .initializer("new $T()", view.mapper())
                        .build());
        if (!view.stub()) {
            mapper.addField(new StructureCode(view.document()).document());
        }
        return mapper.addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(toValue())
                .addMethod(fromValue())
                .build();
    }

    /*
     * if (payment instanceof Card document) {
     *     return ItemWriter.tagged("Type", "Card", Shop_CardMapper.INSTANCE.toValue(document));
     * }
     * throw ItemWriter.unknownDocument(STRUCTURE);
     */
    private MethodSpec toValue() {
        return GeneratedClass.override("toValue")
                .addParameter(view.type(), view.variable())
                .returns(RuntimeTypes.ATTRIBUTE_VALUE)
                .addCode(view.body(this::toValueBody))
                .build();
    }

    private CodeBlock toValueBody() {
        String document = NameScope.of(List.of(view.variable())).claim("document");
        CodeBlock.Builder code = CodeBlock.builder();
        for (Member member : sealed.members()) {
            code.beginControlFlow(
                            "if ($L instanceof $T $L)", view.variable(), JavaTypes.of(member.document()), document)
                    .addStatement(
                            "return $T.tagged($S, $S, $T.$L.toValue($L))",
                            RuntimeTypes.ITEM_WRITER,
                            sealed.tagAttribute(),
                            member.tag(),
                            mapper(member),
                            ConverterFields.INSTANCE,
                            document)
                    .endControlFlow();
        }
        return code.addStatement("throw $T.unknownDocument($L)", RuntimeTypes.ITEM_WRITER, ConverterFields.STRUCTURE)
                .build();
    }

    /*
     * Map<String, AttributeValue> map = STRUCTURE.map(value);
     * return switch (STRUCTURE.string(map, "Type")) {
     *     case "Card", "CreditCard" -> Shop_CardMapper.INSTANCE.fromValue(value);
     *     default -> throw STRUCTURE.unknownTag(map, "Type");
     * };
     */
    private MethodSpec fromValue() {
        return GeneratedClass.override("fromValue")
                .addParameter(RuntimeTypes.ATTRIBUTE_VALUE, VALUE)
                .returns(view.type())
                .addCode(view.body(this::fromValueBody))
                .build();
    }

    private CodeBlock fromValueBody() {
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement("$T $L = $L.map($L)", MapperEmitter.ATTRIBUTES, MAP, ConverterFields.STRUCTURE, VALUE)
                .add("return switch ($L.string($L, $S)) {\n", ConverterFields.STRUCTURE, MAP, sealed.tagAttribute())
                .indent();
        // Where two documents claim a tag, which is told of the documents, this class is none the worse.
        Set<String> known = new HashSet<>();
        for (Member member : sealed.members()) {
            List<String> tags = Stream.concat(Stream.of(member.tag()), member.formerly().stream())
                    .filter(known::add)
                    .toList();
            if (!tags.isEmpty()) {
                code.add(
                        "case $L -> $T.$L.fromValue($L);\n",
                        tags.stream().map(tag -> CodeBlock.of("$S", tag)).collect(CodeBlock.joining(", ")),
                        mapper(member),
                        ConverterFields.INSTANCE,
                        VALUE);
            }
        }
        return code.add(
                        "default -> throw $L.unknownTag($L, $S);\n",
                        ConverterFields.STRUCTURE,
                        MAP,
                        sealed.tagAttribute())
                .unindent()
                .add("};\n")
                .build();
    }

    private ClassName mapper(Member member) {
        Document document = view.table()
                .document(new DocumentType(member.document()))
                .orElseThrow(() -> new IllegalStateException("unknown document " + member.document()));
        return JavaTypes.of(view.names().mapper(document));
    }
}
