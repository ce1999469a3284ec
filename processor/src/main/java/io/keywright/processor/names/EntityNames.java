package io.keywright.processor.names;

import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Optional;

/**
 * The identifiers of what is generated for one entity.
 *
 * @param keys the class of its keys
 * @param mapper the class of its mapper
 * @param attributes the class of its attribute references
 * @param repository the class of its repository
 * @param update the class of its updates
 * @param updateBase what its updates share, where there are two classes of them
 * @param accessor the facade's method that gives the repository
 * @param constants its properties' constants in the attributes class, in the order of the properties
 * @param indexMethods its methods in the keys class, in the order of its index keys
 * @param primaryQuery the query over the primary key's partition; empty where there is none
 * @param indexQueries the queries of its index keys, in their order
 */
public record EntityNames(
        QualifiedName keys,
        QualifiedName mapper,
        QualifiedName attributes,
        QualifiedName repository,
        QualifiedName update,
        QualifiedName updateBase,
        String accessor,
        List<String> constants,
        List<KeyMethods> indexMethods,
        Optional<QueryNames> primaryQuery,
        List<QueryNames> indexQueries) {

    public EntityNames {
        constants = List.copyOf(constants);
        indexMethods = List.copyOf(indexMethods);
        indexQueries = List.copyOf(indexQueries);
    }

    /** The methods of the primary key in the keys class. */
    public static KeyMethods primaryMethods() {
        return new KeyMethods("primary", "partition", "partitions", "sort");
    }

    static EntityNames of(Entity entity, QualifiedName table, String accessor) {
        String packageName = table.packageName();
        String name = Identifiers.fitting(Identifiers.identifier(entity.name()), Identifiers.LONGEST);
        QualifiedName repository = QualifiedName.of(packageName, name + "Repository");
        List<QueryNames> queries = QueryNames.of(entity, repository.simpleName());
        boolean hasPrimaryQuery = entity.key().queryName() != null;
        return new EntityNames(
                QualifiedName.of(packageName, name + "Keys"),
                QualifiedName.of(packageName, name + "Mapper"),
                QualifiedName.of(packageName, name + "Attributes"),
                repository,
                QualifiedName.of(packageName, name + "Update"),
                QualifiedName.of(packageName, name + "UpdateBase"),
                accessor,
                constants(entity, table),
                indexMethods(entity),
                hasPrimaryQuery ? Optional.of(queries.get(0)) : Optional.empty(),
                queries.subList(hasPrimaryQuery ? 1 : 0, queries.size()));
    }

    private static List<String> constants(Entity entity, QualifiedName table) {
        return NameScope.of(Reserved.types(table, entity))
                .claimAll(entity.properties().stream()
                        .map(property -> Identifiers.constant(property.name()))
                        .toList());
    }

    private static List<KeyMethods> indexMethods(Entity entity) {
        NameScope methods = NameScope.of(Reserved.KEYS);
        // Public names first: what is derived from one may have to give way to another, never the reverse.
        List<String> names = methods.claimAll(
                entity.indexKeys().stream().map(IndexKey::queryName).toList());
        return names.stream()
                .map(name -> new KeyMethods(
                        name,
                        methods.claim(name + "Partition"),
                        methods.claim(name + "Partitions"),
                        methods.claim(name + "Sort")))
                .toList();
    }

    /**
     * The methods of one key in the keys class.
     *
     * @param key builds both parts
     * @param partition builds the partition key
     * @param partitions build the partition keys that a query reads whose items are spread over shards
     * @param sort builds the sort key
     */
    public record KeyMethods(String key, String partition, String partitions, String sort) {}
}
