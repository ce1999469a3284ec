package io.keywright.processor.promises;

import static io.keywright.processor.promises.Domain.pick;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.Page;
import io.keywright.runtime.query.Query;
import io.keywright.schema.Component;
import io.keywright.schema.ComponentConditions;
import io.keywright.schema.ComponentConditions.Argument;
import io.keywright.schema.SortKeyConditions;
import io.keywright.schema.Table;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.LocalDate;
import java.time.Year;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** One generated query, and what it has to answer. */
final class QueryModel {

    private static final Set<Class<?>> OF_FORMATS = Set.of(LocalDate.class, YearMonth.class, Year.class);

    private final Generated table;
    private final Repository<Object> repository;
    private final String name;
    private final Template partition;
    private final Template sort;
    private final List<ComponentConditions> conditions;
    private final List<Row> rows;
    private final List<Map<String, Object>> samples;
    private final boolean unique;

    /** A query by the name of its method, whose templates are the design's of this number and the next. */
    QueryModel(
            Generated table,
            Repository<Object> repository,
            String name,
            int number,
            List<Row> rows,
            List<Map<String, Object>> samples) {
        this.table = table;
        this.repository = repository;
        this.name = name;
        this.partition = table.design().template(number);
        this.sort = table.design().template(number + 1);
        Table schema = table.design().table();
        this.conditions = SortKeyConditions.of(schema, schema.entities().get(0), sort.source());
        this.samples = samples;
        this.unique = number == 0;
        String wanted = partition.key(partition.texts(partition.values(samples.get(0))));
        this.rows = rows.stream()
                .filter(row -> row.has(partition) && row.has(sort))
                .filter(row -> row.key(partition).equals(wanted))
                .sorted(Comparator.comparing(row -> row.key(sort), Oracle::compareKeys))
                .toList();
    }

    /** A condition: what is called, and which rows are meant. */
    private record Call(Method method, List<Object> arguments, Predicate<Row> meant) {
        @Override
        public String toString() {
            return method.getName() + arguments;
        }
    }

    /** Asks every condition once and gives their number. */
    int check(Random random) {
        int asked = 0;
        List<Call> before = new ArrayList<>();
        for (int at = 0; at < conditions.size(); at++) {
            Class<?> type = query(before).getClass();
            assertThat(offered(type)).as("%s of %s", type, sort).containsExactlyInAnyOrderElementsOf(expected(at));
            List<Call> calls = calls(type, at, random);
            for (Call call : calls) {
                List<Call> all = new ArrayList<>(before);
                all.add(call);
                ask(all, random);
                asked++;
            }
            String exact = method(at);
            before.add(pick(
                    random,
                    calls.stream()
                            .filter(call -> call.method().getName().equals(exact))
                            .toList()));
        }
        return asked;
    }

    private String method(int at) {
        return Generated.joined(sort.component(at).placeholder().path());
    }

    private static List<String> offered(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
                .map(Method::getName)
                .toList();
    }

    private List<String> expected(int at) {
        ComponentConditions offer = conditions.get(at);
        List<String> names = new ArrayList<>();
        offer.exact().forEach(argument -> names.add(method(at)));
        if (offer.startingWith()) {
            names.add(method(at) + "StartingWith");
        }
        for (String suffix : List.of("Between", "From", "After", "Until", "Before")) {
            offer.range().forEach(argument -> names.add(method(at) + suffix));
        }
        return names;
    }

    private List<Call> calls(Class<?> type, int at, Random random) {
        List<Call> calls = new ArrayList<>();
        Component component = sort.component(at);
        String path = component.placeholder().path();
        for (Argument argument : conditions.get(at).exact()) {
            for (int n = 0; n < 2; n++) {
                Object value = value(path, random);
                calls.add(call(type, at, "", argument, value, order -> order == 0));
            }
        }
        for (Argument argument : conditions.get(at).range()) {
            for (int n = 0; n < 2; n++) {
                Object value = value(path, random);
                calls.add(call(type, at, "From", argument, value, order -> order >= 0));
                calls.add(call(type, at, "After", argument, value, order -> order > 0));
                calls.add(call(type, at, "Until", argument, value, order -> order <= 0));
                calls.add(call(type, at, "Before", argument, value, order -> order < 0));
                calls.add(between(type, at, argument, value, value(path, random)));
            }
        }
        if (conditions.get(at).startingWith()) {
            calls.add(startingWith(type, at, (String) value(path, random), random));
        }
        return calls;
    }

    private Object value(String path, Random random) {
        return Objects.requireNonNull(pick(random, samples).get(path));
    }

    private Call call(Class<?> type, int at, String suffix, Argument argument, Object value, IntPredicate meant) {
        Method method = method(type, method(at) + suffix, argument);
        return new Call(
                method,
                List.of(Generated.as(method.getParameterTypes()[0], value)),
                row -> meant.test(compare(at, argument, row, value)));
    }

    private Call between(Class<?> type, int at, Argument argument, Object from, Object to) {
        Method method = method(type, method(at) + "Between", argument);
        Class<?> parameter = method.getParameterTypes()[0];
        return new Call(
                method,
                List.of(Generated.as(parameter, from), Generated.as(parameter, to)),
                row -> compare(at, argument, row, from) >= 0 && compare(at, argument, row, to) <= 0);
    }

    private Call startingWith(Class<?> type, int at, String value, Random random) {
        String start = value.substring(
                0, value.offsetByCodePoints(0, 1 + random.nextInt(value.codePointCount(0, value.length()))));
        return new Call(
                Generated.method(type, method(at) + "StartingWith"),
                List.of(start),
                row -> sorted(at, own(at, row))
                        .toString()
                        .startsWith(sorted(at, start).toString()));
    }

    /** Of two methods of one name the one that takes this. */
    private static Method method(Class<?> type, String name, Argument argument) {
        List<Method> methods = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.getName().equals(name) && !method.isSynthetic())
                .toList();
        return methods.size() == 1
                ? methods.get(0)
                : methods.stream()
                        .filter(method -> OF_FORMATS.contains(method.getParameterTypes()[0]) != argument.filtered())
                        .findFirst()
                        .orElseThrow();
    }

    private int compare(int at, Argument argument, Row row, Object value) {
        Object own = own(at, row);
        return argument.filtered()
                ? Oracle.compare(Oracle.whole(own), Oracle.whole(value))
                : Oracle.compare(sorted(at, own), sorted(at, value));
    }

    private Object own(int at, Row row) {
        return Objects.requireNonNull(
                row.values().get(sort.component(at).placeholder().path()));
    }

    private Object sorted(int at, Object value) {
        return Oracle.sorted(sort.component(at).format(), value, sort.delimiter());
    }

    private Query<?, ?> query(List<Call> calls) {
        Query<?, ?> query = (Query<?, ?>) table.call(repository.getClass(), name, repository, samples.get(0));
        for (Call call : calls) {
            query = (Query<?, ?>)
                    Generated.call(call.method(), query, call.arguments().toArray());
        }
        return query;
    }

    private void ask(List<Call> calls, Random random) {
        List<Row> expected = rows.stream()
                .filter(row -> calls.stream().allMatch(call -> call.meant().test(row)))
                .toList();
        boolean descending = random.nextBoolean();
        List<Integer> found = random.nextBoolean() ? list(calls, descending, random) : pages(calls, descending, random);

        assertThat(found)
                .as("%s of %s in %s for %s", calls, name, table.design(), rows)
                .containsExactlyInAnyOrderElementsOf(
                        expected.stream().map(Row::number).toList());
        List<String> keys =
                new ArrayList<>(expected.stream().map(row -> row.key(sort)).toList());
        if (descending) {
            java.util.Collections.reverse(keys);
        }
        assertThat(found.stream().map(this::row).map(row -> row.key(sort)).toList())
                .as("order of %s", calls)
                .isEqualTo(keys);
        assertThat(!unique || Set.copyOf(keys).size() == keys.size()).isTrue();
    }

    private Row row(int number) {
        return rows.stream().filter(row -> row.number() == number).findFirst().orElseThrow();
    }

    private Query<?, ?> query(List<Call> calls, boolean descending) {
        Query<?, ?> query = query(calls);
        return descending ? query.descending() : query;
    }

    private List<Integer> list(List<Call> calls, boolean descending, Random random) {
        return query(calls, descending).pageSize(1 + random.nextInt(5)).list().stream()
                .map(table::number)
                .toList();
    }

    private List<Integer> pages(List<Call> calls, boolean descending, Random random) {
        List<Integer> found = new ArrayList<>();
        String cursor = null;
        do {
            Page<?> page = query(calls, descending)
                    .limit(1 + random.nextInt(5))
                    .after(cursor)
                    .page();
            page.items().forEach(item -> found.add(table.number(item)));
            cursor = page.cursor().orElse(null);
        } while (cursor != null);
        return found;
    }
}
