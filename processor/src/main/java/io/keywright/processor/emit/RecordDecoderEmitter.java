package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Collection.Part;
import io.keywright.schema.CollectionLayout;
import javax.lang.model.element.Modifier;

/** Writes the class that puts a record of one head and lists together. */
final class RecordDecoderEmitter {

    private final TableView table;
    private final CollectionView view;
    private final GeneratedClass generated;

    RecordDecoderEmitter(TableView table, CollectionView view, GeneratedClass generated) {
        this.table = table;
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder decoder = generated
                .builder(view.decoder(), view.collection().javaType())
                .superclass(ParameterizedTypeName.get(RuntimeTypes.COLLECTION_DECODER, view.type()))
                .addJavadoc("Puts a {@link $T} together.", view.type());
        if (!table.stub()) {
            decoder.addField(
                    FieldSpec.builder(view.decoder(), ConverterFields.INSTANCE, Modifier.STATIC, Modifier.FINAL)
                            .initializer("new $T()", view.decoder())
                            .build());
        }
        return decoder.addMethod(constructor()).addMethod(build()).build();
    }

    /*
     * private MovieWithRolesDecoder() {
     *     super(CollectionShape.inPartition(MovieMapper.INSTANCE, true)
     *         .list(RoleMapper.INSTANCE, "ROLE#"));
     * }
     */
    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
        CodeBlock shape =
                view.layout().filter(layout -> !table.stub()).map(this::shape).orElse(CodeBlock.of("null"));
        return constructor.addStatement("super($L)", shape).build();
    }

    private CodeBlock shape(CollectionLayout layout) {
        boolean required = view.collection()
                .head()
                .filter(head -> head.kind() == Part.Kind.HEAD)
                .isPresent();
        CodeBlock.Builder shape = layout.below()
                ? CodeBlock.builder()
                        .add(
                                "$T.belowHead($L, $L, $S)",
                                RuntimeTypes.COLLECTION_SHAPE,
                                mapper(layout.head().type()),
                                required,
                                table.table().delimiter())
                : CodeBlock.builder()
                        .add(
                                "$T.inPartition($L, $L)",
                                RuntimeTypes.COLLECTION_SHAPE,
                                mapper(layout.head().type()),
                                required);
        for (CollectionLayout.Listed list : layout.lists()) {
            shape.add("\n.list($L, $S)", mapper(list.entity().type()), list.prefix());
        }
        return shape.build();
    }

    /*
     * protected MovieWithRoles build(CollectedItems items) {
     *     return new MovieWithRoles(items.head(MovieMapper.INSTANCE), items.list(RoleMapper.INSTANCE));
     * }
     */
    private MethodSpec build() {
        return MethodSpec.methodBuilder("build")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(RuntimeTypes.COLLECTED_ITEMS, "items")
                .returns(view.type())
                .addCode(table.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return new $T($L)",
                                view.type(),
                                view.collection().parts().stream()
                                        .map(this::part)
                                        .collect(CodeBlock.joining(",$W")))
                        .build()))
                .build();
    }

    private CodeBlock part(Part part) {
        String method = switch (part.kind()) {
            case HEAD -> "head";
            case OPTIONAL_HEAD -> "optionalHead";
            case LIST -> "list";
        };
        String type = table.table().entity(part.entity()).orElseThrow().type();
        return CodeBlock.of("items.$L($L)", method, mapper(type));
    }

    private CodeBlock mapper(String type) {
        return CodeBlock.of("$T.$L", view.members().get(type), ConverterFields.INSTANCE);
    }
}
