package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.QueryNames;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One access pattern of a repository.
 *
 * @param key where it queries
 * @param names its identifiers
 * @param field the repository's field that holds its source
 * @param result what it gives: the entity, or its key where the index does not hold the entity
 */
record QueryView(KeyView key, QueryNames names, String field, TypeName result) {

    /** The repository's field that holds the table. */
    static final String TABLE = "table";

    /** The queries of an entity. */
    static List<QueryView> of(EntityView view) {
        NameScope fields = NameScope.of(List.of(TABLE));
        List<QueryView> queries = new ArrayList<>();
        for (KeyView key : Stream.concat(Stream.of(view.primary()), view.indexes().stream())
                .toList()) {
            if (key.query().isPresent()) {
                QueryNames names = key.query().get();
                TypeName result = projectsAll(key.index())
                        ? view.type()
                        : ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type());
                queries.add(new QueryView(key, names, fields.claim(names.method()), result));
            }
        }
        return queries;
    }

    private static boolean projectsAll(Optional<Index> index) {
        return index.isEmpty() || index.get().projection() == Projection.ALL;
    }

    /** The class that the repository's method returns. */
    ClassName type(EntityView view) {
        return view.repository().nestedClass(names.type());
    }

    /** The type of the field. */
    TypeName sourceType() {
        return ParameterizedTypeName.get(RuntimeTypes.QUERY_SOURCE, result);
    }

    /** Whether it gives keys, since its index does not hold the entity. */
    boolean givesKeys() {
        return !projectsAll(key.index());
    }

    /** Whether the place holds all of this property that items can have. */
    boolean holds(EntityView view, Property property) {
        return projectsAll(key.index())
                || ProjectedAttributes.of(view.table(), key.index().orElseThrow())
                        .containsAll(property.storedNames());
    }

    /** The properties that an index of some holds beside its keys: what a filter of the query can ask of. */
    List<Property> held(EntityView view) {
        return key.index()
                .filter(index -> index.projection() == Projection.INCLUDE)
                .map(index -> view.entity().properties().stream()
                        .filter(property -> index.include().contains(property.name()))
                        .toList())
                .orElse(List.of());
    }

    /** The class of references to these. */
    ClassName heldBy(EntityView view) {
        return view.attributes().nestedClass(names.type());
    }

    /** The class that the query extends, given what it gives. */
    TypeName base(EntityView view, ClassName self) {
        ClassName base = givesKeys()
                ? canBeConsistent() ? RuntimeTypes.TABLE_KEYS_QUERY : RuntimeTypes.INDEX_KEYS_QUERY
                : canBeConsistent() ? RuntimeTypes.TABLE_QUERY : RuntimeTypes.INDEX_QUERY;
        return ParameterizedTypeName.get(base, givesKeys() ? view.type() : result, self);
    }

    /** The class of the query with its condition set. */
    TypeName range(EntityView view) {
        ClassName range = givesKeys()
                ? canBeConsistent() ? RuntimeTypes.TABLE_KEYS_RANGE_QUERY : RuntimeTypes.KEYS_RANGE_QUERY
                : canBeConsistent() ? RuntimeTypes.TABLE_RANGE_QUERY : RuntimeTypes.RANGE_QUERY;
        return ParameterizedTypeName.get(range, givesKeys() ? view.type() : result);
    }

    /** Whether the reads can be strongly consistent, which global indexes have not. */
    boolean canBeConsistent() {
        return key.index().isEmpty() || key.isLocal();
    }

    /** The method of the keys class that writes the partition key, or the keys of all shards. */
    String partitionMethod(EntityView view) {
        KeyView owner = key.isLocal() ? view.primary() : key;
        return key.partition().shard().isPresent()
                ? owner.methods().partitions()
                : owner.methods().partition();
    }

    /** What is said of the query that reads all shards. */
    CodeBlock allShardsDoc() {
        Shard shards = key.partition().shard().flatMap(Slot::shard).orElseThrow();
        return shards.formerly().isPresent()
                ? CodeBlock.of(
                        ", its $L shards and the former $L merged",
                        shards.count(),
                        shards.formerly().getAsInt())
                : CodeBlock.of(", its $L shards merged", shards.count());
    }

    /** What is said of the query that is told the property of which the shard is computed. */
    CodeBlock oneShardDoc() {
        Slot shard = key.partition().shard().orElseThrow();
        boolean former = shard.shard().orElseThrow().formerly().isPresent();
        return CodeBlock.of(
                " for one $L, in its shard alone$L",
                Docs.code(shard.path()),
                former ? ", by either number of shards" : "");
    }

    /** The place in Javadoc: an index or the table. */
    CodeBlock placeDoc() {
        return key.index().map(index -> Docs.code(index.name())).orElse(CodeBlock.of("the table"));
    }

    /*
     * QuerySource.globalIndex(table, OrderMapper.INSTANCE, "GSI1", "GSI1PK", "GSI1SK", byStatus).named("byStatus")
     */
    CodeBlock source(EntityView view) {
        CodeBlock decoder = result.equals(view.type())
                ? CodeBlock.of("$T.$L", view.mapper(), ConverterFields.INSTANCE)
                : keysDecoder(view);
        return source(key.index(), CodeBlock.of(TABLE), decoder, CodeBlock.of("$L", field), names.method());
    }

    private static CodeBlock keysDecoder(EntityView view) {
        String sortKey = view.table().sortKey();
        return CodeBlock.of(
                "$T.of($T.class, $T.$L, $S, $L)",
                RuntimeTypes.KEYS_DECODER,
                view.type(),
                view.mapper(),
                ConverterFields.INSTANCE,
                view.table().partitionKey(),
                GeneratedClass.literal(sortKey));
    }

    /** Where a query reads, and the method that gives it. */
    static CodeBlock source(
            Optional<Index> place, CodeBlock table, CodeBlock decoder, CodeBlock typeFilter, String method) {
        if (place.isEmpty()) {
            return CodeBlock.of(
                    "$T.table($L, $L, $L)$Z.named($S)", RuntimeTypes.QUERY_SOURCE, table, decoder, typeFilter, method);
        }
        Index index = place.get();
        CodeBlock sort = GeneratedClass.literal(index.sortKey());
        return CodeBlock.of(
                "$Z$T.$L($L, $L,$W$S, $S, $L, $L)$Z.named($S)",
                RuntimeTypes.QUERY_SOURCE,
                index.local() ? "localIndex" : "globalIndex",
                table,
                decoder,
                index.name(),
                index.partitionKey(),
                sort,
                typeFilter,
                method);
    }
}
