package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.TableView.Patterns;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.IndexKey;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The indexes that a table's entities use, named by its patterns and by {@code @Index}. */
final class IndexReader {

    private final QualifiedName table;
    private final TableView view;
    private final List<Entity> entities;
    private final List<Problem> problems = new ArrayList<>();

    IndexReader(QualifiedName table, TableView view, List<Entity> entities) {
        this.table = table;
        this.view = view;
        this.entities = entities;
    }

    /** Global indexes by number, then local ones. */
    List<Index> read() {
        List<Index> indexes = new ArrayList<>();
        for (boolean local : new boolean[] {false, true}) {
            for (int number : numbers(local)) {
                indexes.add(index(number, local));
            }
        }
        return indexes;
    }

    /** Problems of the {@code @Index} annotations; {@code whole} says whether all entities are known. */
    List<Problem> problems(boolean whole) {
        for (int i = 0; i < view.indexes().size(); i++) {
            IndexView index = view.indexes().get(i);
            if (whole && !numbers(index.local()).contains(index.number())) {
                report(
                        index,
                        "number",
                        "must be the number of an index that an entity of the table is in: \"" + index.number()
                                + "\". Declare @" + (index.local() ? "Lsi" : "Gsi") + "(index = " + index.number()
                                + ", …) on an entity, or remove the @Index.");
            }
            if (view.indexes().subList(0, i).stream().anyMatch(before -> isSame(before, index))) {
                report(index, "number", "may not be declared twice: \"" + index.number() + "\". Keep one of them.");
            }
            if (index.local() && !index.partitionKey().isEmpty()) {
                report(
                        index,
                        "partitionKey",
                        "cannot have a partition key of its own, since a local index shares the table's: \""
                                + index.partitionKey() + "\". Remove it.");
            }
            if (index.projection().equals("INCLUDE") && index.include().isEmpty()) {
                report(
                        index,
                        "projection",
                        "must name the properties that it includes: \"INCLUDE\". Write include = {\"…\"}, or"
                                + " projection = Projected.KEYS_ONLY.");
            }
        }
        return List.copyOf(problems);
    }

    private void report(IndexView index, String member, String rest) {
        String kind = index.local() ? ", local = true" : "";
        problems.add(new Problem(
                Rule.MALFORMED_INDEX,
                "The @Index(number = " + index.number() + kind + ") of " + table + " " + rest,
                Locator.ofIndex(table, index.number(), index.local(), member)));
    }

    private static boolean isSame(IndexView one, IndexView other) {
        return one.number() == other.number() && one.local() == other.local();
    }

    private SortedSet<Integer> numbers(boolean local) {
        SortedSet<Integer> numbers = new TreeSet<>();
        entities.stream()
                .flatMap(entity -> entity.indexKeys().stream())
                .filter(key -> key.local() == local)
                .forEach(key -> numbers.add(key.index()));
        return numbers;
    }

    private Index index(int number, boolean local) {
        Patterns patterns = local ? view.local() : view.global();
        Optional<IndexView> own = view.indexes().stream()
                .filter(index -> index.number() == number && index.local() == local)
                .findFirst();
        return new Index(
                number,
                local,
                named(own.map(IndexView::name), patterns.name(), number),
                // A local index shares the table's attribute, which is no pattern.
                local ? view.partitionKey() : named(own.map(IndexView::partitionKey), patterns.partitionKey(), number),
                sortKey(number, local, named(own.map(IndexView::sortKey), patterns.sortKey(), number)),
                projection(own.map(IndexView::projection).orElse("")),
                own.map(IndexView::include).orElse(List.of()));
    }

    private static String named(Optional<String> own, String pattern, int number) {
        return own.filter(text -> !text.isEmpty()).orElseGet(() -> Patterns.fill(pattern, number));
    }

    private @Nullable String sortKey(int number, boolean local, String attribute) {
        boolean sorted = entities.stream()
                .flatMap(entity -> entity.indexKey(number, local).stream())
                .map(IndexKey::sk)
                .anyMatch(sk -> sk != null);
        return sorted ? attribute : null;
    }

    private static Projection projection(String constant) {
        return switch (constant) {
            case "KEYS_ONLY" -> Projection.KEYS_ONLY;
            case "INCLUDE" -> Projection.INCLUDE;
            default -> Projection.ALL;
        };
    }
}
