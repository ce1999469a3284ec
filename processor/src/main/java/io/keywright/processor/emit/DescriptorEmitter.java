package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.ModelJson;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class that gives the table as data to the tools, which find it as a service. */
final class DescriptorEmitter {

    private final TableView view;
    private final GeneratedClass generated;

    DescriptorEmitter(TableView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder descriptor = generated
                .service(view.descriptor())
                .addSuperinterface(RuntimeTypes.TABLE_DESCRIPTOR)
                .addJavadoc("The table {@link $T} as data.", view.type());
        if (!view.stub()) {
            addModel(descriptor);
        }
        return descriptor
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addJavadoc("For the service loader.")
                        .build())
                .addMethod(GeneratedClass.override("tableInterface")
                        .returns(String.class)
                        .addStatement("return $S", view.table().type().canonicalName())
                        .build())
                .addMethod(model())
                .addMethod(createTable())
                .build();
    }

    /*
     * private static final String MODEL = """
     *     {
     *       …
     *     }
     *     """;
     */
    private void addModel(TypeSpec.Builder descriptor) {
        List<String> blocks = TextBlock.split(ModelJson.write(view.table()));
        for (int i = 0; i < blocks.size(); i++) {
            descriptor.addField(
                    FieldSpec.builder(String.class, constant(i), Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                            .initializer(TextBlock.of(blocks.get(i)))
                            .build());
        }
    }

    /*
     * public Table model() {
     *     return ModelJson.read(MODEL_0.concat(MODEL_1));
     * }
     */
    private MethodSpec model() {
        return GeneratedClass.override("model")
                .returns(RuntimeTypes.SCHEMA_TABLE)
                .addCode(view.body(() -> {
                    int blocks = TextBlock.split(ModelJson.write(view.table())).size();
                    CodeBlock.Builder text = CodeBlock.builder().add("$L", constant(0));
                    for (int i = 1; i < blocks; i++) {
                        text.add(".concat($L)", constant(i));
                    }
                    return CodeBlock.builder()
                            .addStatement("return $T.read($L)", RuntimeTypes.MODEL_JSON, text.build())
                            .build();
                }))
                .build();
    }

    private MethodSpec createTable() {
        return GeneratedClass.override("createTable")
                .addParameter(RuntimeTypes.CLIENT, "client")
                .addParameter(String.class, "tableName")
                .returns(RuntimeTypes.TABLE_DESCRIPTION)
                .addStatement("return $T.createTable(client, tableName)", view.facade())
                .build();
    }

    private static String constant(int number) {
        return number == 0 ? "MODEL" : "MODEL_" + number;
    }
}
