package io.keywright.processor.names;

import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Placeholder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The identifiers of one query of a repository.
 *
 * @param method the repository's method
 * @param stages the nested classes, one for each number of sort key components that are fixed, from none to all but the
 *     last: {@code ByStatus}, {@code ByStatusPlacedAt}; at least one
 * @param conditions the methods that each stage offers for the next component; one for each component of the sort key
 */
public record QueryNames(String method, List<String> stages, List<Conditions> conditions) {

    /** What file systems take, in bytes, less some underscores: the file of a nested class carries all its names. */
    private static final int LONGEST_FILE = 255 - 7;

    public QueryNames {
        stages = List.copyOf(stages);
        conditions = List.copyOf(conditions);
    }

    /** The class that the repository's method returns. */
    public String type() {
        return stages.get(0);
    }

    /** The queries of an entity: that of its primary key first, if it has one, then its index keys in order. */
    static List<QueryNames> of(Entity entity, String repository) {
        List<String> declared = new ArrayList<>();
        List<@Nullable KeyTemplate> sorts = new ArrayList<>();
        String primary = entity.key().queryName();
        if (primary != null) {
            declared.add(primary);
            sorts.add(entity.key().sk());
        }
        for (IndexKey key : entity.indexKeys()) {
            declared.add(key.queryName());
            sorts.add(key.sk());
        }
        NameScope methods = NameScope.of(Reserved.OBJECT);
        NameScope classes = NameScope.ofClasses(List.of(repository));
        int room = LONGEST_FILE - (repository + "$.class").getBytes(StandardCharsets.UTF_8).length;
        List<String> types = classes.claimAll(declared.stream()
                .map(name -> Identifiers.fitting(Identifiers.upperFirst(name), room))
                .toList());
        List<String> names = methods.claimAll(declared);
        List<QueryNames> queries = new ArrayList<>();
        for (int i = 0; i < declared.size(); i++) {
            queries.add(of(names.get(i), types.get(i), sorts.get(i), classes, room));
        }
        return queries;
    }

    private static QueryNames of(String method, String type, @Nullable KeyTemplate sort, NameScope classes, int room) {
        List<Placeholder> components = sort == null ? List.of() : sort.placeholders();
        List<String> stages = new ArrayList<>(List.of(type));
        List<Conditions> conditions = new ArrayList<>();
        StringBuilder fixed = new StringBuilder(type);
        for (int i = 0; i < components.size(); i++) {
            String component = Identifiers.joined(components.get(i).names());
            conditions.add(Conditions.of(component));
            fixed.append(Identifiers.upperFirst(component));
            if (i < components.size() - 1) {
                stages.add(classes.claim(Identifiers.fitting(fixed.toString(), room)));
            }
        }
        return new QueryNames(method, stages, conditions);
    }

    /**
     * The methods for one component of a sort key.
     *
     * @param exact equal to
     * @param startingWith text that starts so
     * @param between from and to, both included
     * @param from at least
     * @param after more than
     * @param until at most
     * @param before less than
     */
    public record Conditions(
            String exact, String startingWith, String between, String from, String after, String until, String before) {

        static Conditions of(String component) {
            return new Conditions(
                    NameScope.of(Reserved.QUERY).claim(component),
                    component + "StartingWith",
                    component + "Between",
                    component + "From",
                    component + "After",
                    component + "Until",
                    component + "Before");
        }
    }
}
