package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Entity;
import javax.lang.model.element.Modifier;

/** Writes the class of what is done with the table as a whole. */
final class OperationsEmitter {

    private static final String TABLE = "table";
    private static final String MAPPERS = "MAPPERS";

    private final TableView view;
    private final GeneratedClass generated;

    OperationsEmitter(TableView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder operations = generated
                .ofAllEntities(view.operations())
                .superclass(RuntimeTypes.TABLE_OPERATIONS)
                .addJavadoc("What is done with items of several entities of {@link $T}.", view.type());
        operations.addField(mappers());
        return operations
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(RuntimeTypes.TABLE_CONTEXT, TABLE)
                        .addStatement("super($L, $L)", TABLE, MAPPERS)
                        .build())
                .addMethod(beginning(
                        "transaction",
                        view.transaction(),
                        "TransactWriteItems: a transaction that has no actions yet."))
                .addMethod(verify())
                .addMethod(beginning("batch", view.batch(), "BatchWriteItem: a batch that has no writes yet."))
                .build();
    }

    /*
     * private static final EntityMappers MAPPERS = new EntityMappers()
     *     .with(Customer.class, CustomerMapper.INSTANCE)
     *     .with(Order.class, OrderMapper.INSTANCE);
     */
    private FieldSpec mappers() {
        CodeBlock.Builder mappers = CodeBlock.builder()
                .add("new $T()", RuntimeTypes.ENTITY_MAPPERS)
                .indent()
                .indent();
        if (!view.stub()) {
            for (Entity entity : view.table().entities()) {
                mappers.add(
                        "\n.with($T.class, $T.$L)", view.type(entity), view.mapper(entity), ConverterFields.INSTANCE);
            }
        }
        return FieldSpec.builder(
                        RuntimeTypes.ENTITY_MAPPERS, MAPPERS, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(mappers.unindent().unindent().build())
                .build();
    }

    /*
     * public TableComparison verify() {
     *     return TableVerification.verify(DaintreeTable.definition(), context().client("verify"), context().tableName());
     * }
     */
    private MethodSpec verify() {
        return MethodSpec.methodBuilder("verify")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with"
                                + " its design.")
                .returns(RuntimeTypes.TABLE_COMPARISON)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return $T.verify($T.definition(), context().client($S), context().tableName())",
                                RuntimeTypes.TABLE_VERIFICATION,
                                view.facade(),
                                "verify")
                        .build()))
                .build();
    }

    /*
     * public DaintreeTransaction transaction() {
     *     return new DaintreeTransaction(context());
     * }
     */
    private MethodSpec beginning(String name, ClassName type, String doc) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .returns(type)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return new $T(context())", type)
                        .build()))
                .build();
    }
}
