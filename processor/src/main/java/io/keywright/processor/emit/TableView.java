package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.keywright.processor.names.Names;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What the classes of a whole table share.
 *
 * @param table the table
 * @param names its generated names
 * @param collections its item collections
 * @param stub whether anything in it breaks a rule
 * @param broken what does
 */
record TableView(Table table, Names names, List<CollectionView> collections, boolean stub, Broken broken) {

    TableView {
        collections = List.copyOf(collections);
    }

    static TableView of(Table table, Names names, boolean stub, Broken broken) {
        List<CollectionView> collections = table.collections().stream()
                .flatMap(collection -> CollectionView.of(table, collection, names).stream())
                .toList();
        return new TableView(table, names, collections, stub, broken);
    }

    /** An entity's class, or what stands for it where generated code cannot name it. */
    ClassName type(Entity entity) {
        return EntityView.type(entity, broken.isReachable(entity.javaType()));
    }

    /** The interface that declares it. */
    ClassName type() {
        return JavaTypes.of(table.type());
    }

    ClassName facade() {
        return JavaTypes.of(names.facade());
    }

    ClassName changes() {
        return JavaTypes.of(names.changes());
    }

    ClassName descriptor() {
        return JavaTypes.of(names.descriptor());
    }

    ClassName operations() {
        return JavaTypes.of(names.operations());
    }

    ClassName transaction() {
        return JavaTypes.of(names.transaction());
    }

    ClassName batch() {
        return JavaTypes.of(names.batch());
    }

    /** The mappers of a collection's members that expire. */
    List<ClassName> expiring(CollectionView collection) {
        return collection.expiring(table, names);
    }

    ClassName mapper(Entity entity) {
        return JavaTypes.of(names.entity(entity).mapper());
    }

    /** The entities that can be told apart by their classes, which are all but those that cannot be named. */
    List<Entity> distinctEntities() {
        Map<ClassName, Entity> distinct = new LinkedHashMap<>();
        for (Entity entity : table.entities()) {
            distinct.putIfAbsent(type(entity), entity);
        }
        return List.copyOf(distinct.values());
    }

    /** A method's body; in a stub one that throws. */
    CodeBlock body(Supplier<CodeBlock> body) {
        return stub ? Stubs.body(table.type().canonicalName()) : body.get();
    }
}
