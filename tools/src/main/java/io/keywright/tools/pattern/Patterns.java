package io.keywright.tools.pattern;

import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.query.CollectionQuery;
import io.keywright.runtime.query.Query;
import io.keywright.schema.AccessPattern;
import io.keywright.schema.AccessPatterns;
import io.keywright.schema.Collection;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.QualifiedName;
import io.keywright.tools.generated.Arguments;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.generated.Reflection;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the access patterns of a table in its generated classes. */
final class Patterns {

    private final GeneratedTable table;

    Patterns(GeneratedTable table) {
        this.table = table;
    }

    /** Those of an entity: get, then its queries in the order of the declaration. */
    List<Pattern> of(Entity entity) {
        Optional<Method> accessor = table.repository(entity);
        if (accessor.isEmpty()) {
            return List.of();
        }
        Function<Object, Object> owner = facade -> Reflection.call(accessor.get(), facade);
        Class<?> repository = accessor.get().getReturnType();
        List<Pattern> patterns = new ArrayList<>();
        List<String> key = Arguments.paths(entity.key().pk(), entity.key().sk());
        add(patterns, repository, owner, entity.javaType(), "get", "prepareGet", key);
        String ofPartition = entity.key().queryName();
        if (ofPartition != null) {
            List<String> paths = Arguments.paths(entity.key().pk(), null);
            add(patterns, repository, owner, entity.javaType(), ofPartition, ofPartition, paths);
        }
        for (IndexKey place : entity.indexKeys()) {
            List<String> paths = Arguments.paths(place.pk(), null);
            add(patterns, repository, owner, entity.javaType(), place.queryName(), place.queryName(), paths);
        }
        return patterns;
    }

    /** Those of several entities at once. */
    List<Pattern> ofCollections() {
        List<Pattern> patterns = new ArrayList<>();
        for (Collection collection : table.model().collections()) {
            QualifiedName first = collection
                    .head()
                    .map(Collection.Part::entity)
                    .orElse(collection.members().get(0));
            table.model().entity(first).ifPresent(member -> {
                List<String> paths = collection.isRecord() && collection.index() == 0
                        ? Arguments.paths(member.key().pk(), member.key().sk())
                        : collection.index() == 0
                                ? Arguments.paths(member.key().pk(), null)
                                : member.indexKey(collection.index(), false)
                                        .map(place ->
                                                Arguments.paths(place.pk(), collection.isRecord() ? place.sk() : null))
                                        .orElse(List.of());
                String name = collection.name();
                add(patterns, table.facade(), facade -> facade, collection.javaType(), name, name, paths);
            });
        }
        return patterns;
    }

    private void add(
            List<Pattern> patterns,
            Class<?> type,
            Function<Object, Object> owner,
            QualifiedName result,
            String name,
            String method,
            List<String> paths) {
        List<Overload> overloads = Arrays.stream(type.getMethods())
                .filter(found -> found.getName().equals(method)
                        && !found.isBridge()
                        && found.getParameterCount() <= paths.size()
                        && Arrays.stream(found.getParameterTypes()).noneMatch(PrimaryKey.class::equals)
                        && isRead(found, name))
                .map(found -> new Overload(found, paths.subList(0, found.getParameterCount())))
                .toList();
        if (!overloads.isEmpty()) {
            patterns.add(new Pattern(name, description(result, name), overloads, owner));
        }
    }

    private static boolean isRead(Method method, String name) {
        return name.equals("get")
                || Query.class.isAssignableFrom(method.getReturnType())
                || CollectionQuery.class.isAssignableFrom(method.getReturnType());
    }

    private String description(QualifiedName result, String name) {
        return AccessPatterns.of(table.model()).stream()
                .filter(pattern ->
                        pattern.result().equals(result) && pattern.name().equals(name))
                .findFirst()
                .map(pattern -> words(pattern))
                .orElse(name);
    }

    private static String words(AccessPattern pattern) {
        String operation = pattern.operation() == AccessPattern.Operation.GET_ITEM ? "GetItem" : "Query";
        return operation + " of " + pattern.index().orElse("the table") + ": " + pattern.keyCondition() + ".";
    }
}
