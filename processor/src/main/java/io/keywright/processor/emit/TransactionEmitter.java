package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Entity;
import javax.lang.model.element.Modifier;

/** Writes the class of the table's transactions: what the runtime's has, with a method for each entity and verb. */
final class TransactionEmitter {

    private static final String TABLE = "table";
    private static final String ENTITY = "entity";
    private static final String FROM = "from";
    private static final String TO = "to";

    private final TableView view;
    private final GeneratedClass generated;

    TransactionEmitter(TableView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder transaction = generated
                .ofAllEntities(view.transaction())
                .superclass(ParameterizedTypeName.get(RuntimeTypes.TRANSACTION, view.transaction()))
                .addJavadoc("A transaction at {@link $T}: writes that happen together or not at all.", view.type())
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(RuntimeTypes.TABLE_CONTEXT, TABLE)
                        .addStatement("super($L)", TABLE)
                        .build());
        for (Entity entity : view.distinctEntities()) {
            transaction.addMethod(method(entity, "create", "Writes an item that must not exist yet."));
            transaction.addMethod(method(entity, "put", "Writes an item, or replaces the whole of it."));
            transaction.addMethod(method(entity, "replace", "Replaces the whole of an item that must exist."));
            transaction.addMethod(method(entity, "delete", "Deletes the item with this object's key."));
            transaction.addMethod(move(entity));
        }
        return transaction.build();
    }

    /*
     * public DaintreeTransaction move(Order from, Order to) {
     *     return move(OrderMapper.INSTANCE, from, to);
     * }
     */
    private MethodSpec move(Entity entity) {
        return MethodSpec.methodBuilder("move")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Moves an item to another key, if it still is what was given; it is written as a whole there.")
                .addParameter(view.type(entity), FROM)
                .addParameter(view.type(entity), TO)
                .returns(view.transaction())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return move($T.$L, $L, $L)", view.mapper(entity), ConverterFields.INSTANCE, FROM, TO)
                        .build()))
                .build();
    }

    /*
     * public DaintreeTransaction create(Order entity) {
     *     return create(OrderMapper.INSTANCE, entity);
     * }
     */
    private MethodSpec method(Entity entity, String verb, String doc) {
        return MethodSpec.methodBuilder(verb)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addParameter(view.type(entity), ENTITY)
                .returns(view.transaction())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return $L($T.$L, $L)", verb, view.mapper(entity), ConverterFields.INSTANCE, ENTITY)
                        .build()))
                .build();
    }
}
