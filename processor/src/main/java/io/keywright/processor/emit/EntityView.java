package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.keywright.processor.names.EntityNames;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.Names;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What the four classes of an entity share.
 *
 * @param table the table
 * @param entity the entity
 * @param names its generated names
 * @param primary its primary key
 * @param indexes its places in indexes
 * @param constants the components of all keys
 * @param stub whether the entity breaks a rule: then its classes have all types and members, and bodies that throw
 * @param reachable whether generated code can name its class
 */
record EntityView(
        Table table,
        Entity entity,
        EntityNames names,
        KeyView primary,
        List<KeyView> indexes,
        ComponentConstants constants,
        boolean stub,
        boolean reachable) {

    EntityView {
        indexes = List.copyOf(indexes);
    }

    static EntityView of(Table table, Entity entity, EntityNames names, boolean stub, boolean reachable) {
        EntityKey key = entity.key();
        KeyView primary = KeyView.of(
                table,
                entity,
                key.pk(),
                key.sk(),
                EntityNames.primaryMethods(),
                Optional.empty(),
                names.primaryQuery());
        List<KeyView> indexes = new ArrayList<>();
        for (int i = 0; i < entity.indexKeys().size(); i++) {
            IndexKey place = entity.indexKeys().get(i);
            indexes.add(KeyView.of(
                    table,
                    entity,
                    place.pk(),
                    place.sk(),
                    names.indexMethods().get(i),
                    table.index(place.index(), place.local()),
                    Optional.of(names.indexQueries().get(i))));
        }
        List<KeyView> all = Stream.concat(Stream.of(primary), indexes.stream()).toList();
        ComponentConstants constants = ComponentConstants.of(table, entity, all);
        return new EntityView(table, entity, names, primary, indexes, constants, stub, reachable);
    }

    /** The entity's class, or what stands for it where generated code cannot name it. */
    ClassName type() {
        return type(entity, reachable);
    }

    /** {@code Object} keeps as much of the program as possible from failing for a second reason. */
    static ClassName type(Entity entity, boolean reachable) {
        return reachable ? JavaTypes.of(entity.javaType()) : ClassName.OBJECT;
    }

    ClassName keys() {
        return JavaTypes.of(names.keys());
    }

    ClassName mapper() {
        return JavaTypes.of(names.mapper());
    }

    ClassName attributes() {
        return JavaTypes.of(names.attributes());
    }

    ClassName repository() {
        return JavaTypes.of(names.repository());
    }

    /** The variable that holds an entity: {@code order}. */
    String variable() {
        return Identifiers.safe(Names.accessor(entity.name()));
    }

    ClassName tableType() {
        return JavaTypes.of(table.type());
    }

    /** A method's body; in a stub one that throws. */
    CodeBlock body(Supplier<CodeBlock> body) {
        return stub ? Stubs.body(entity) : body.get();
    }

    /** A field's value; in a stub none. */
    CodeBlock value(Supplier<CodeBlock> value) {
        return stub ? CodeBlock.of("null") : value.get();
    }

    /** The name of a key's index in Javadoc. */
    CodeBlock indexName(KeyView key) {
        return key.index().map(index -> Docs.code(index.name())).orElse(CodeBlock.of("an index"));
    }

    /** {@code ORG#{organization} / USER#{username}} in Javadoc. */
    CodeBlock templatesDoc(KeyView key) {
        return Docs.templates(
                key.partition().template(),
                key.sort().map(TemplateView::template).orElse(null));
    }

    /** {@code GSI1PK = ORG#{organization}, GSI1SK = USER#{username}} in Javadoc. */
    CodeBlock keyDoc(KeyView key) {
        String partitionKey = key.index().map(Index::partitionKey).orElse(table.partitionKey());
        String sortKey = key.index().isPresent() ? key.index().get().sortKey() : table.sortKey();
        return Docs.key(
                partitionKey,
                key.partition().template(),
                sortKey,
                key.sort().map(TemplateView::template).orElse(null));
    }

    /** Its key in an index, or its primary key where none is named. */
    Optional<KeyView> place(Optional<Index> index) {
        return index.isEmpty()
                ? Optional.of(primary)
                : indexes.stream().filter(key -> key.index().equals(index)).findFirst();
    }
}
