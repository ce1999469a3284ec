package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Entity;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import javax.lang.model.element.Modifier;

/**
 * Writes the class of the table's batches of writes. It has nothing for an entity of which something is promised that takes
 * a condition or a second item, since a batch has neither.
 */
final class BatchEmitter {

    private static final String TABLE = "table";
    private static final String ENTITY = "entity";
    private static final String KEY = "key";

    private final TableView view;
    private final GeneratedClass generated;

    BatchEmitter(TableView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder batch = generated
                .ofAllEntities(view.batch())
                .superclass(ParameterizedTypeName.get(RuntimeTypes.BATCH_WRITE, view.batch()))
                .addJavadoc("A batch of writes at {@link $T}, each for itself.", view.type())
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(RuntimeTypes.TABLE_CONTEXT, TABLE)
                        .addStatement("super($L)", TABLE)
                        .build());
        for (Entity entity : view.distinctEntities()) {
            if (canKeepPromises(entity)) {
                ClassName type = view.type(entity);
                batch.addMethod(
                        method(entity, "put", "put", type, ENTITY, "Writes an item, or replaces the whole of it."));
                batch.addMethod(
                        method(entity, "delete", "delete", type, ENTITY, "Deletes the item with this object's key."));
                batch.addMethod(method(
                        entity,
                        view.names().batchDeletion(entity),
                        "delete",
                        ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, type),
                        KEY,
                        "Deletes what is under the key."));
            }
        }
        return batch.build();
    }

    static boolean canKeepPromises(Entity entity) {
        if (entity.graph().isNode()) {
            return false;
        }
        for (Property property : entity.properties()) {
            Marks marks = property.marks();
            if (marks.version() || marks.immutable() || marks.unique() != null) {
                return false;
            }
        }
        return true;
    }

    /*
     * public DaintreeBatch deleteOrder(PrimaryKey<Order> key) {
     *     return super.delete(OrderMapper.INSTANCE, key);
     * }
     */
    /** Among the methods of the superclass there are few to choose from: javac compares each call with all of the others. */
    private MethodSpec method(Entity entity, String name, String verb, TypeName type, String parameter, String doc) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addParameter(type, parameter)
                .returns(view.batch())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return super.$L($T.$L, $L)",
                                verb,
                                view.mapper(entity),
                                ConverterFields.INSTANCE,
                                parameter)
                        .build()))
                .build();
    }
}
