package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import io.keywright.processor.names.Names;
import io.keywright.schema.Collection;
import io.keywright.schema.CollectionLayout;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An item collection.
 *
 * @param collection the collection
 * @param type its interface
 * @param decoder the class that decodes its items
 * @param accessor the facade's method
 * @param members the mappers by type
 * @param head one of its members, from whose templates the partition is written
 * @param key the head's key in the place that is queried
 * @param layout how a record lies in its partition; empty for an interface, or where the rules refuse the record
 * @param index the index whose partition is meant; empty for the table's own
 */
record CollectionView(
        Collection collection,
        ClassName type,
        ClassName decoder,
        String accessor,
        Map<String, ClassName> members,
        EntityView head,
        KeyView key,
        Optional<CollectionLayout> layout,
        Optional<Index> index) {

    CollectionView {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** The view; empty where no member has a key in the collection's place, which the rules refuse. */
    static Optional<CollectionView> of(Table table, Collection collection, Names names) {
        Map<String, ClassName> members = new LinkedHashMap<>();
        Optional<EntityView> head = Optional.empty();
        for (Entity entity : table.entities()) {
            if (collection.members().contains(entity.javaType())) {
                entity.types()
                        .forEach(type -> members.putIfAbsent(
                                type, JavaTypes.of(names.entity(entity).mapper())));
                if (isHead(collection, entity)) {
                    head = head.or(() -> Optional.of(EntityView.of(table, entity, names.entity(entity), false, true)));
                }
            }
        }
        Optional<Index> index = collection.index() == 0 ? Optional.empty() : table.index(collection.index(), false);
        return head.flatMap(first -> first.place(index)
                .map(key -> new CollectionView(
                        collection,
                        JavaTypes.of(collection.javaType()),
                        JavaTypes.of(names.decoder(collection)),
                        names.accessor(collection),
                        members,
                        first,
                        key,
                        collection.isRecord() ? CollectionLayout.of(table, collection) : Optional.empty(),
                        index)));
    }

    /** The mappers of the members that expire. */
    List<ClassName> expiring(Table table, Names names) {
        return table.entities().stream()
                .filter(entity -> collection.members().contains(entity.javaType()))
                .filter(entity -> entity.timeToLive().isPresent())
                .map(entity -> JavaTypes.of(names.entity(entity).mapper()))
                .toList();
    }

    /** The head of a record; of an interface, any member tells the partition. */
    private static boolean isHead(Collection collection, Entity entity) {
        return collection
                .head()
                .map(head -> head.entity().equals(entity.javaType()))
                .orElse(true);
    }
}
