package io.keywright.testing;

import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.b;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.range;
import static io.keywright.testing.Shapes.s;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DuplicateItemException;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** However a SELECT is carried out, it finds what a scan with the same condition finds. */
class PartiqlPlanTest {

    private static final List<String> COMPARATORS = List.of("=", "<>", "<", "<=", ">", ">=");

    private final PartiqlTables tables = new PartiqlTables();
    private final long seed = Long.getLong("keywright.seed", 1_000L);
    private final Random random = new Random(seed);

    @AfterEach
    void close() {
        tables.close();
    }

    /** A condition in both languages; its values are parameters in one and placeholders in the other. */
    private record Both(String statement, String expression) {}

    private final List<AttributeValue> parameters = new ArrayList<>();
    private final Map<String, AttributeValue> placeholders = new LinkedHashMap<>();

    private Both value(AttributeValue value) {
        parameters.add(value);
        String name = ":v" + parameters.size();
        placeholders.put(name, value);
        return new Both("?", name);
    }

    private AttributeValue randomValue(String attribute) {
        return switch (attribute) {
            case "pk" -> s("p" + random.nextInt(4));
            case "sk" -> s("s" + random.nextInt(6));
            default -> n(random.nextInt(4));
        };
    }

    private Both condition(int depth) {
        int kind = depth == 0 ? random.nextInt(5) : random.nextInt(10);
        if (kind >= 5) {
            Both left = condition(depth - 1);
            if (kind == 9) {
                return new Both("NOT (" + left.statement() + ")", "NOT " + left.expression());
            }
            Both right = condition(depth - 1);
            String operator = kind == 5 || kind == 6 ? " AND " : " OR ";
            return new Both(
                    "(" + left.statement() + operator + right.statement() + ")",
                    "(" + left.expression() + operator + right.expression() + ")");
        }
        String attribute = List.of("pk", "pk", "sk", "num").get(random.nextInt(4));
        Both first = value(randomValue(attribute));
        switch (kind) {
            case 0, 1 -> {
                String operator = random.nextBoolean() ? "=" : COMPARATORS.get(random.nextInt(COMPARATORS.size()));
                return new Both(
                        attribute + " " + operator + " " + first.statement(),
                        attribute + " " + operator + " " + first.expression());
            }
            case 2 -> {
                Both second = value(randomValue(attribute));
                return new Both(
                        attribute + " IN [" + first.statement() + ", " + second.statement() + "]",
                        attribute + " IN (" + first.expression() + ", " + second.expression() + ")");
            }
            case 3 -> {
                return new Both(first.statement() + " <= " + attribute, first.expression() + " <= " + attribute);
            }
            default -> {
                AttributeValue low = parameters.get(parameters.size() - 1);
                Both second = value(low);
                return new Both(
                        attribute + " BETWEEN " + first.statement() + " AND " + second.statement(),
                        attribute + " BETWEEN " + first.expression() + " AND " + second.expression());
            }
        }
    }

    private static String keys(Stream<Map<String, AttributeValue>> items) {
        return items.map(found -> Shapes.text(found, "pk") + "/" + Shapes.text(found, "sk"))
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private List<Map<String, AttributeValue>> selected(String statement, int limit) {
        List<Map<String, AttributeValue>> all = new ArrayList<>();
        String token = null;
        do {
            String from = token;
            ExecuteStatementResponse page = tables.execute(
                    statement,
                    request -> request.parameters(parameters).limit(limit).nextToken(from));
            all.addAll(page.items());
            token = page.nextToken();
        } while (token != null);
        return all;
    }

    @Test
    void any_condition_finds_what_a_scan_with_it_finds() {
        for (int p = 0; p < 4; p++) {
            for (int k = 0; k < 6; k++) {
                if ((p + k) % 5 == 0) {
                    tables.put("pk", "p" + p, "sk", "s" + k);
                } else {
                    tables.put("pk", "p" + p, "sk", "s" + k, "num", k % 4, "g", "g");
                }
            }
        }
        for (int i = 0; i < 300; i++) {
            parameters.clear();
            placeholders.clear();
            Both condition = condition(3);
            String expected = keys(tables
                    .client()
                    .scanPaginator(request -> request.tableName("things")
                            .filterExpression(condition.expression())
                            .expressionAttributeValues(placeholders))
                    .items()
                    .stream());
            String statement = "SELECT * FROM things WHERE " + condition.statement();

            assertThat(keys(selected(statement, 100).stream()))
                    .as("-Dkeywright.seed=%d: %s %s", seed, statement, parameters)
                    .isEqualTo(expected);
            assertThat(keys(selected(statement, 3).stream()))
                    .as("-Dkeywright.seed=%d, in pages: %s %s", seed, statement, parameters)
                    .isEqualTo(expected);
        }
    }

    @Test
    void an_index_of_several_attributes_is_read_by_all_of_its_partition() {
        tables.client()
                .createTable(Shapes.table("many")
                        .attributeDefinitions(
                                attribute("pk", ScalarAttributeType.S),
                                attribute("sk", ScalarAttributeType.S),
                                attribute("a", ScalarAttributeType.S),
                                attribute("b", ScalarAttributeType.N),
                                attribute("c", ScalarAttributeType.S),
                                attribute("d", ScalarAttributeType.N))
                        .globalSecondaryIndexes(gsi(
                                "byAll", projection(ProjectionType.ALL), hash("a"), hash("b"), range("c"), range("d")))
                        .build());
        for (int i = 0; i < 8; i++) {
            int number = i;
            tables.client()
                    .putItem(request -> request.tableName("many")
                            .item(item(
                                    "pk",
                                    "p" + number,
                                    "sk",
                                    "s",
                                    "a",
                                    "a" + number % 2,
                                    "b",
                                    1,
                                    "c",
                                    "c" + number / 4,
                                    "d",
                                    number)));
        }
        assertThat(numbers("a = 'a1' AND b = 1")).isEqualTo("1 3 5 7");
        assertThat(numbers("a = 'a1' AND b = 1 AND c = 'c1'")).isEqualTo("5 7");
        assertThat(numbers("a = 'a1' AND b = 1 AND c = 'c1' AND d > 5")).isEqualTo("7");
        assertThat(numbers("a = 'a1' AND b = 1 AND d > 1")).isEqualTo("3 5 7");
        assertThat(numbers("a IN ['a1', 'a0'] AND b IN [1, 2] AND d < 3")).isEqualTo("0 2 1");
        assertThat(numbers("a = 'a1' AND b = 1 ORDER BY c DESC, d DESC")).isEqualTo("7 5 3 1");
        assertThat(numbers("a = 'a1' AND b = 1 ORDER BY c DESC, d")).isEqualTo("5 7 1 3");
        assertThat(numbers("a = 'a1' AND b = 1 ORDER BY d DESC")).isEqualTo("7 5 3 1");
        assertThat(numbers("a = 'a1' AND d = 3")).isEqualTo("3");
    }

    private String numbers(String where) {
        return tables.run("SELECT d FROM \"many\".\"byAll\" WHERE " + where).stream()
                .map(found -> Objects.requireNonNull(found.get("d")).n())
                .collect(Collectors.joining(" "));
    }

    @Test
    void keys_can_be_numbers_and_bytes() {
        tables.client()
                .createTable(Shapes.table("binary")
                        .keySchema(hash("pk"), range("sk"))
                        .attributeDefinitions(
                                attribute("pk", ScalarAttributeType.B), attribute("sk", ScalarAttributeType.N))
                        .build());
        for (int i : new int[] {10, 9, -1}) {
            tables.run("INSERT INTO binary VALUE {'pk': ?, 'sk': " + i + "}", b(1, 255));
        }
        assertThat(tables.run("SELECT sk FROM binary WHERE pk = ? AND sk > 0", b(1, 255)))
                .containsExactly(item("sk", 9), item("sk", 10));
        assertThat(tables.run("SELECT sk FROM binary WHERE begins_with(pk, ?)", b(1)))
                .hasSize(3);
        tables.run("UPDATE binary SET v = 1 WHERE pk = ? AND sk = 10.0", b(1, 255));
        tables.run("DELETE FROM binary WHERE pk = ? AND sk = -1", b(1, 255));
        assertThat(tables.run("SELECT v, sk FROM binary WHERE pk = ? ORDER BY sk DESC", b(1, 255)))
                .containsExactly(item("v", 1, "sk", 10), item("sk", 9));
    }

    @Test
    void the_asynchronous_client_runs_statements_too() {
        ExecuteStatementResponse reply = tables.engine()
                .asyncClient()
                .executeStatement(request -> request.statement("INSERT INTO orders VALUE {'id': 1}"))
                .join();

        assertThat(reply.items()).isEmpty();
        assertThat(tables.run("SELECT * FROM orders")).containsExactly(item("id", 1));
    }

    @Test
    void many_threads_insert_a_key_once() throws Exception {
        long winners = Stream.generate(() -> "INSERT INTO orders VALUE {'id': 1}")
                .limit(64)
                .parallel()
                .filter(this::inserts)
                .count();

        assertThat(winners).isEqualTo(1);
    }

    private boolean inserts(String statement) {
        try {
            tables.run(statement);
            return true;
        } catch (DuplicateItemException taken) {
            return false;
        }
    }
}
