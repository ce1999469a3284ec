package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Entity;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class of the table's transactions: what the runtime's has, with a method for each entity and verb. */
final class TransactionEmitter {

    private static final String TABLE = "table";
    private static final String ENTITY = "entity";
    private static final String FROM = "from";
    private static final String TO = "to";
    private static final String EDGE = "edge";

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
            if (entity.graph().edge() != null) {
                transaction.addMethod(connect(entity));
                transaction.addMethod(disconnect(entity));
            }
        }
        return transaction.build();
    }

    /*
     * public DaintreeTransaction move(Order from, Order to) {
     *     return super.move(OrderMapper.INSTANCE, from, to);
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
                                "return super.move($T.$L, $L, $L)",
                                view.mapper(entity),
                                ConverterFields.INSTANCE,
                                FROM,
                                TO)
                        .build()))
                .build();
    }

    /*
     * public CinemaTransaction connect(Role edge) {
     *     return add(new Connect<>(table(), RoleMapper.INSTANCE, edge, RoleReferences.FROM, RoleReferences.TO));
     * }
     */
    private MethodSpec connect(Entity entity) {
        ClassName references = JavaTypes.of(view.names().references(entity));
        List<String> ends = view.names().endConstants(entity);
        return adding(
                entity,
                "connect",
                "Writes an edge that is not there yet, if both of its ends are, or are written by this transaction.",
                CodeBlock.of(
                        "new $T<>(table(), $T.$L, $L, $T.$L, $T.$L)",
                        RuntimeTypes.CONNECT,
                        view.mapper(entity),
                        ConverterFields.INSTANCE,
                        EDGE,
                        references,
                        ends.get(0),
                        references,
                        ends.get(1)));
    }

    private MethodSpec disconnect(Entity entity) {
        return adding(
                entity,
                "disconnect",
                "Deletes an edge that must be there.",
                CodeBlock.of(
                        "$T.ofEdge(table(), $T.$L, $L)",
                        RuntimeTypes.DELETE,
                        view.mapper(entity),
                        ConverterFields.INSTANCE,
                        EDGE));
    }

    private MethodSpec adding(Entity entity, String name, String doc, CodeBlock write) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addParameter(view.type(entity), EDGE)
                .returns(view.transaction())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return add($L)", write)
                        .build()))
                .build();
    }

    /*
     * public DaintreeTransaction create(Order entity) {
     *     return super.create(OrderMapper.INSTANCE, entity);
     * }
     */
    /** Among the methods of the superclass there are few to choose from: javac compares each call with all of the others. */
    private MethodSpec method(Entity entity, String verb, String doc) {
        return MethodSpec.methodBuilder(verb)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addParameter(view.type(entity), ENTITY)
                .returns(view.transaction())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return super.$L($T.$L, $L)",
                                verb,
                                view.mapper(entity),
                                ConverterFields.INSTANCE,
                                ENTITY)
                        .build()))
                .build();
    }
}
