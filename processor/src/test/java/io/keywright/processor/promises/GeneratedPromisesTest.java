package io.keywright.processor.promises;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.Page;
import io.keywright.runtime.query.Query;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.testing.DynamoDbTest;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Random designs as the processor compiles them: one key on every path and none that is half built, and each condition
 * answered by the engine as a filter over the values answers it.
 */
@DynamoDbTest
@TestInstance(Lifecycle.PER_CLASS)
class GeneratedPromisesTest {

    private static final int DESIGNS = 30;

    /** Whatever is sent fails the test. */
    private static final DynamoDbClient SILENT = (DynamoDbClient) Proxy.newProxyInstance(
            GeneratedPromisesTest.class.getClassLoader(),
            new Class<?>[] {DynamoDbClient.class},
            (proxy, method, arguments) -> {
                throw new AssertionError("sent: " + method.getName());
            });

    private final List<Generated> generated = new ArrayList<>();
    private URLClassLoader classes = new URLClassLoader(new java.net.URL[0]);

    @BeforeAll
    void compile(@TempDir Path folder) {
        List<Design> designs = new ArrayList<>();
        Trials.run(DESIGNS, random -> designs.add(Design.sound(random, "table" + designs.size())));
        classes = Sources.load(designs, folder);
        designs.forEach(design -> generated.add(new Generated(design, classes)));
    }

    @AfterAll
    void close() throws java.io.IOException {
        classes.close();
    }

    @Test
    @DisplayName("B7: every path gives the key that the template says")
    void everyPathGivesTheKeyThatTheTemplateSays() {
        Trials.run(40 * DESIGNS, random -> {
            Generated table = Domain.pick(random, generated);
            Map<String, Object> values = table.design().taken(random);
            String partition = key(table, 0, values);
            String sort = key(table, 1, values);
            Object row = table.row(1, values);
            Repository<Object> repository = table.repository(SILENT);

            Map<String, AttributeValue> item = table.mapper().toItem(row);
            assertKey(item, "PK", partition, "SK", sort);
            assertKey(item, "GSI1PK", key(table, 2, values), "GSI1SK", key(table, 3, values));
            assertKey(repository.preparePut(row).toRequest().item(), "PK", partition, "SK", sort);
            assertKey(repository.prepareCreate(row).toRequest().item(), "PK", partition, "SK", sort);
            assertKey(get(table, repository, values).toRequest().key(), "PK", partition, "SK", sort);
            assertKey(delete(table, repository, values).toRequest().key(), "PK", partition, "SK", sort);
            assertKey(
                    repository
                            .prepareDelete(table.mapper().key(row))
                            .toRequest()
                            .key(),
                    "PK",
                    partition,
                    "SK",
                    sort);
            PrimaryKey<?> primary = (PrimaryKey<?>) table.call(table.type("RowKeys"), "primary", null, values);
            assertThat(primary.partition()).isEqualTo(partition);
            assertThat(primary.sort()).isEqualTo(sort);
            IndexKey indexed = (IndexKey) table.call(table.type("RowKeys"), "indexed", null, values);
            assertThat(indexed.partition()).isEqualTo(key(table, 2, values));
            assertThat(indexed.sort()).isEqualTo(key(table, 3, values));
            assertBounds(table, repository, values, "all", 0);
            assertBounds(table, repository, values, "indexed", 2);
        });
    }

    @Test
    void whatIsReadIsWrittenAsItWasHoweverItIsBuilt() {
        assertThat(generated)
                .extracting(table -> Shape.of(table.design(), "Row"))
                .contains(Shape.values());
        Trials.run(40 * DESIGNS, random -> {
            Generated table = Domain.pick(random, generated);
            Map<String, AttributeValue> item =
                    table.mapper().toItem(table.row(1, table.design().taken(random)));

            assertThat(table.mapper().toItem(table.mapper().fromItem(item))).isEqualTo(item);
        });
    }

    /** Walks through the components of a query: at each the bound is the start of the key, at the last the key. */
    private static void assertBounds(
            Generated table, Repository<Object> repository, Map<String, Object> values, String name, int number) {
        Template partition = table.design().template(number);
        Template sort = table.design().template(number + 1);
        List<String> texts = sort.texts(sort.values(values));
        Query<?, ?> query = (Query<?, ?>) table.call(repository.getClass(), name, repository, values);
        for (int at = 0; at < texts.size(); at++) {
            assertRequest(
                    query.toRequest(), partition.key(partition.texts(partition.values(values))), sort.start(texts, at));
            query = exact(query, sort, at, values);
        }
        assertRequest(query.toRequest(), partition.key(partition.texts(partition.values(values))), sort.key(texts));
    }

    private static Query<?, ?> exact(Query<?, ?> query, Template sort, int at, Map<String, Object> values) {
        String path = sort.component(at).placeholder().path();
        Method method = Arrays.stream(query.getClass().getMethods())
                .filter(each -> each.getName().equals(Generated.joined(path)))
                .findFirst()
                .orElseThrow();
        return (Query<?, ?>)
                Generated.call(method, query, Generated.as(method.getParameterTypes()[0], values.get(path)));
    }

    private static void assertRequest(QueryRequest request, String partition, String start) {
        List<String> bounds = request.expressionAttributeValues().entrySet().stream()
                .filter(entry -> request.keyConditionExpression().contains(entry.getKey()))
                .map(entry -> entry.getValue().s())
                .toList();
        if (start.isEmpty()) {
            assertThat(bounds).containsExactly(partition);
        } else {
            assertThat(bounds).containsExactlyInAnyOrder(partition, start);
        }
    }

    @SuppressWarnings("unchecked")
    private static Get<Object> get(Generated table, Repository<Object> repository, Map<String, Object> values) {
        return (Get<Object>) table.call(repository.getClass(), "prepareGet", repository, values);
    }

    @SuppressWarnings("unchecked")
    private static Delete<Object> delete(Generated table, Repository<Object> repository, Map<String, Object> values) {
        return (Delete<Object>) table.call(repository.getClass(), "prepareDelete", repository, values);
    }

    private static String key(Generated table, int number, Map<String, Object> values) {
        Template template = table.design().template(number);
        return template.key(template.texts(template.values(values)));
    }

    private static void assertKey(
            Map<String, AttributeValue> item, String partitionKey, String partition, String sortKey, String sort) {
        assertThat(Objects.requireNonNull(item.get(partitionKey)).s()).isEqualTo(partition);
        assertThat(Objects.requireNonNull(item.get(sortKey)).s()).isEqualTo(sort);
    }

    @Test
    void whatAFormatRefusesStopsEveryCallBeforeAnythingIsSent() {
        int[] refused = new int[1];
        Trials.run(40 * DESIGNS, random -> {
            Generated table = Domain.pick(random, generated);
            Map<String, Object> values = table.design().taken(random);
            Map.Entry<String, Domain> property =
                    Domain.pick(random, List.copyOf(table.design().properties().entrySet()));
            String path = property.getKey();
            Object value = Values.next(property.getValue(), random);
            values.put(path, value);
            if (table.design().template(0).refuses(path, value)
                    || table.design().template(1).refuses(path, value)) {
                refused[0]++;
                assertRefused(table, values, path, value);
            }
        });
        assertThat(refused[0]).isGreaterThan(100);
    }

    private static void assertRefused(Generated table, Map<String, Object> values, String path, Object value) {
        Repository<Object> repository = table.repository(SILENT);
        Object row = table.row(1, values);
        List<Runnable> calls = List.of(
                () -> repository.put(row),
                () -> repository.create(row),
                () -> repository.delete(row),
                () -> table.call(repository.getClass(), "get", repository, values),
                () -> get(table, repository, values),
                () -> delete(table, repository, values));
        for (Runnable call : calls) {
            assertThatThrownBy(call::run)
                    .as("%s = %s in %s", path, value, table.design())
                    .isInstanceOfSatisfying(InvalidKeyException.class, failure -> {
                        assertThat(failure.entity()).isEqualTo("Row");
                        assertThat(failure.property()).isEqualTo(path);
                        assertThat(table.design().templates()).contains(failure.template());
                    });
        }
    }

    @Test
    @DisplayName("B5: a null in the primary key stops the call and one in an index leaves out both of its attributes")
    void aNullInThePrimaryKeyStopsTheCallAndOneInAnIndexLeavesOutBothOfItsAttributes() {
        for (Generated table : generated) {
            Trials.run(4, random -> {
                Map<String, Object> values = table.design().taken(random);
                table.design().properties().forEach((path, domain) -> {
                    if (!domain.primitive()) {
                        assertStopped(table, without(values, path), path);
                    }
                });
                table.design().indexed().keySet().forEach(path -> {
                    Map<String, AttributeValue> item = table.mapper().toItem(table.row(1, without(values, path)));
                    assertThat(item).containsKeys("PK", "SK").doesNotContainKeys("GSI1PK", "GSI1SK");
                });
            });
        }
    }

    private static Map<String, Object> without(Map<String, Object> values, String path) {
        Map<String, Object> rest = new HashMap<>(values);
        rest.remove(path);
        return rest;
    }

    private static void assertStopped(Generated table, Map<String, Object> values, String path) {
        Repository<Object> repository = table.repository(SILENT);
        Object row = table.row(1, values);
        for (Runnable call : List.<Runnable>of(() -> repository.put(row), () -> repository.create(row))) {
            assertThatThrownBy(call::run)
                    .as("%s in %s", path, table.design())
                    .isInstanceOfSatisfying(InvalidKeyException.class, failure -> {
                        assertThat(failure).hasMessageStartingWith("Row." + path + " is null");
                        assertThat(table.design().templates()).contains(failure.template());
                    });
        }
    }

    @Test
    void aCursorBeginsBehindTheKeyThatWasWritten(DynamoDbClient client) {
        for (Generated table : generated) {
            table.createTable(client);
            Repository<Object> repository = table.repository(client);
            Map<String, Object> values = table.design().taken(new Random(1));
            repository.put(table.row(1, values));
            for (int number : List.of(0, 2)) {
                String name = number == 0 ? "all" : "indexed";
                Query<?, ?> query = (Query<?, ?>) table.call(repository.getClass(), name, repository, values);
                Page<?> page = query.limit(1).page();
                Map<String, AttributeValue> start =
                        query.after(page.cursor().orElseThrow()).toRequest().exclusiveStartKey();

                assertKey(start, "PK", key(table, 0, values), "SK", key(table, 1, values));
                if (number == 2) {
                    assertKey(start, "GSI1PK", key(table, 2, values), "GSI1SK", key(table, 3, values));
                }
            }
        }
    }

    @Test
    @DisplayName("B11: every condition finds exactly the values that it means in the order of the keys")
    void everyConditionFindsExactlyTheValuesThatItMeansInTheOrderOfTheKeys(DynamoDbClient client) {
        generated.forEach(table -> table.createTable(client));
        Map<Generated, List<Row>> stored = new HashMap<>();
        int[] asked = new int[1];
        Trials.run(2 * DESIGNS, random -> {
            Generated table = Domain.pick(random, generated);
            Repository<Object> repository = table.repository(client);
            stored.getOrDefault(table, List.of()).forEach(row -> repository.delete(row.entity()));
            List<Map<String, Object>> samples =
                    Stream.generate(() -> table.design().taken(random)).limit(5).toList();
            List<Row> rows = Row.some(table, samples, random);
            stored.put(table, rows);
            rows.forEach(row -> repository.put(row.entity()));
            asked[0] += new QueryModel(table, repository, "all", 0, rows, samples).check(random);
            asked[0] += new QueryModel(table, repository, "indexed", 2, rows, samples).check(random);
        });
        assertThat(asked[0]).isGreaterThan(1_000);
    }

    @Test
    void aKeyHasAsManyBytesAsDynamoDbTakesAndNotOneMore() {
        int[] filled = new int[1];
        Trials.run(4 * DESIGNS, random -> {
            Generated table = Domain.pick(random, generated);
            Map<String, Object> values = table.design().taken(random);
            for (int number = 0; number < 4; number++) {
                filled[0] += fill(table, number, new HashMap<>(values));
            }
        });
        assertThat(filled[0]).isGreaterThan(20);
    }

    /** Makes the key longer by one of its strings that stands in no other key. */
    private static int fill(Generated table, int number, Map<String, Object> values) {
        Template template = table.design().template(number);
        Optional<String> string = template.components().stream()
                .filter(component -> component.format().kind() == Kind.AS_IS
                        || component.format().kind() == Kind.REST)
                .map(component -> component.placeholder().path())
                .filter(path -> table.design().templates().stream()
                                .mapToInt(text -> text.split("\\{" + Pattern.quote(path) + "[:}]", -1).length - 1)
                                .sum()
                        == 1)
                .findFirst();
        if (string.isEmpty()) {
            return 0;
        }
        int limit = number % 2 == 0 ? 2048 : 1024;
        values.put(string.get(), "x");
        int rest = limit - key(table, number, values).getBytes(StandardCharsets.UTF_8).length;
        String longest = "é".repeat(rest / 2) + (rest % 2 == 0 ? "x" : "xx");
        values.put(string.get(), longest);
        Object fits = table.row(1, values);
        values.put(string.get(), longest + "x");
        Object tooLong = table.row(1, values);

        assertThat(table.repository(SILENT).preparePut(fits).toRequest().item().values())
                .anyMatch(value -> value.s() != null && value.s().getBytes(StandardCharsets.UTF_8).length == limit);
        assertThatThrownBy(() -> table.repository(SILENT).put(tooLong))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("of Row has " + (limit + 1) + " bytes, and DynamoDB takes at most " + limit);
        return 1;
    }
}
