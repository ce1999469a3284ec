package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Entity;
import io.keywright.schema.Guard;
import io.keywright.schema.Structure;
import javax.lang.model.element.Modifier;

/** Writes the class that gives the reader of the table's stream. */
final class ChangesEmitter {

    private final TableView view;
    private final GeneratedClass generated;

    ChangesEmitter(TableView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        return generated
                .ofTable(
                        view.changes(),
                        view.table().entities().stream()
                                .map(Structure::javaType)
                                .toList())
                .addJavadoc("Reads the stream of the table {@link $T}.", view.type())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(reader("A reader with the default options. It needs no client.")
                        .addCode(view.body(() -> CodeBlock.builder()
                                .addStatement("return reader($T.defaults())", RuntimeTypes.TABLE_OPTIONS)
                                .build()))
                        .build())
                .addMethod(reader("A reader with the options of the table. It needs no client.")
                        .addParameter(RuntimeTypes.TABLE_OPTIONS, "options")
                        .addCode(view.body(this::everyEntity))
                        .build())
                .build();
    }

    private static MethodSpec.Builder reader(String doc) {
        return MethodSpec.methodBuilder("reader")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(doc)
                .returns(RuntimeTypes.CHANGE_READER);
    }

    /*
     * return ChangeReader.of(DaintreeTable.LAYOUT, options)
     *     .entity(Customer.class, CustomerMapper.INSTANCE)
     *     .guards("UNIQUE#")
     *     .build();
     */
    private CodeBlock everyEntity() {
        CodeBlock.Builder reader = CodeBlock.builder()
                .add("return $T.of($T.$L, options)", RuntimeTypes.CHANGE_READER, view.facade(), FacadeEmitter.LAYOUT);
        for (Entity entity : view.table().entities()) {
            reader.add(
                    "\n.entity($T.class, $T.$L)",
                    view.type(entity),
                    JavaTypes.of(view.names().entity(entity).mapper()),
                    ConverterFields.INSTANCE);
        }
        if (!Guard.of(view.table()).isEmpty()) {
            reader.add("\n.guards($S)", Guard.PREFIX + view.table().delimiter());
        }
        return CodeBlock.builder()
                .addStatement("$L", reader.add("\n.build()").build())
                .build();
    }
}
