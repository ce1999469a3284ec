package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.b;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.lsi;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.range;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.table;
import static io.keywright.testing.Shapes.texts;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.Select;

@DynamoDbTest
class QueryTest {

    private static final String BIG = DynamoDbExtension.tableName("big");
    private static final Map<String, AttributeValue> VALUES = item(
            ":p", "p", ":q", "q", ":a", "a", ":b", "b", ":c", "c", ":d", "d", ":one", 1, ":two", 2, ":five", 5, ":g",
            "g", ":empty", "");

    private DynamoDbClient client;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        client.createTable(things().build());
        for (String sk : List.of("c", "a", "b", "ba", "d")) {
            put("pk", "p", "sk", sk, "num", sk.length(), "g", "g", "x", "x" + sk);
        }
        put("pk", "q", "sk", "a", "num", 7, "g", "g", "x", "xq");
    }

    private static CreateTableRequest.Builder things() {
        return table(THINGS)
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S),
                        attribute("num", ScalarAttributeType.N))
                .globalSecondaryIndexes(
                        gsi("byG", projection(ProjectionType.KEYS_ONLY), hash("g"), range("num")),
                        gsi("some", projection(ProjectionType.INCLUDE, "x"), hash("g")))
                .localSecondaryIndexes(lsi("byNum", projection(ProjectionType.KEYS_ONLY), hash("pk"), range("num")));
    }

    private void put(Object... namesAndValues) {
        client.putItem(request -> request.tableName(THINGS).item(item(namesAndValues)));
    }

    private QueryResponse query(String keyCondition, Consumer<QueryRequest.Builder> more) {
        Map<String, AttributeValue> values = new HashMap<>();
        Matcher matcher = Pattern.compile(":\\w+").matcher(keyCondition);
        while (matcher.find()) {
            values.put(matcher.group(), Objects.requireNonNull(VALUES.get(matcher.group())));
        }
        return client.query(request -> {
            request.tableName(THINGS).keyConditionExpression(keyCondition);
            if (!values.isEmpty()) {
                request.expressionAttributeValues(values);
            }
            more.accept(request);
        });
    }

    private QueryResponse query(String keyCondition) {
        return query(keyCondition, request -> {});
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pk = :p|a b ba c d",
                "pk = :p AND sk = :b|b",
                "sk = :b AND pk = :p|b",
                ":p = pk AND :b < sk|ba c d",
                "pk = :p AND sk < :b|a",
                "pk = :p AND sk <= :b|a b",
                "pk = :p AND sk > :b|ba c d",
                "pk = :p AND sk >= :b|b ba c d",
                "pk = :p AND sk BETWEEN :b AND :c|b ba c",
                "pk = :p AND begins_with(sk, :b)|b ba",
                "(pk = :p) AND (sk = :a)|a",
                "pk = :p and sk between :a and :a|a"
            })
    void reads_the_range_of_the_sort_key(String condition, String expected) {
        assertThat(texts(query(condition).items(), "sk")).containsExactly(expected.split(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sk = :a|Query condition missed key schema element: pk",
                "pk > :p|Query key condition not supported",
                "pk = :p AND num = :one|Query condition missed key schema element: sk",
                "pk = :p AND sk = :a AND num = :one|Conditions can be of length 1 or 2 only",
                "pk = :p AND sk = :one|One or more parameter values were invalid: Condition parameter type does not match schema type",
                "pk = :p OR sk = :a|Invalid operator used in KeyConditionExpression: OR",
                "NOT pk = :p|Invalid operator used in KeyConditionExpression: NOT",
                "pk <> :p|Invalid operator used in KeyConditionExpression: <>",
                "pk IN (:p, :q)|Invalid operator used in KeyConditionExpression: IN",
                "pk = :p AND contains(sk, :a)|Invalid operator used in KeyConditionExpression: contains",
                "pk = :p AND attribute_exists(sk)|Invalid operator used in KeyConditionExpression: attribute_exists",
                "pk = :p AND size(sk) = :one|KeyConditionExpressions cannot contain nested operations",
                "pk = :p AND pk = :q|KeyConditionExpressions must only contain one condition per key",
                "pk.a = :p|KeyConditionExpressions cannot have conditions on nested attributes",
                ":p = :q|Invalid condition in KeyConditionExpression: No key attribute specified",
                "pk = sk|Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition",
                "pk = :p AND :a BETWEEN sk AND :b|Invalid condition in KeyConditionExpression: BETWEEN operator must have the key attribute as its first operand",
                "pk =|Invalid KeyConditionExpression: Syntax error; token: \"<EOF>\", near: \"=\""
            })
    void refuses_what_is_no_key_condition(String condition, String message) {
        assertThat(refusal(() -> query(condition))).isEqualTo("ValidationException: " + message);
    }

    @Test
    void needs_a_key_condition() {
        assertThat(refusal(() -> client.query(request -> request.tableName(THINGS))))
                .isEqualTo("ValidationException: Either the KeyConditions or KeyConditionExpression parameter must be "
                        + "specified in the request.");
    }

    @Test
    void sorts_backwards_when_asked() {
        assertThat(texts(
                        query("pk = :p AND sk >= :b", request -> request.scanIndexForward(false))
                                .items(),
                        "sk"))
                .containsExactly("d", "c", "ba", "b");
    }

    @Test
    void limit_counts_before_the_filter() {
        QueryResponse page = query(
                "pk = :p",
                request -> request.limit(2)
                        .filterExpression("x = :x")
                        .expressionAttributeValues(item(":p", "p", ":x", "xc")));

        assertThat(page.count()).isZero();
        assertThat(page.scannedCount()).isEqualTo(2);
        assertThat(page.lastEvaluatedKey()).isEqualTo(item("pk", "p", "sk", "b"));
    }

    @Test
    void a_page_that_ends_with_the_last_item_still_gives_its_key() {
        QueryResponse page = query("pk = :p", request -> request.limit(5));

        assertThat(page.lastEvaluatedKey()).isEqualTo(item("pk", "p", "sk", "d"));
        assertThat(query("pk = :p", request -> request.exclusiveStartKey(page.lastEvaluatedKey()))
                        .items())
                .isEmpty();
        assertThat(query("pk = :p", request -> request.limit(6)).hasLastEvaluatedKey())
                .isFalse();
    }

    @Test
    void pages_join_in_either_direction() {
        for (boolean forward : List.of(true, false)) {
            List<String> all = new ArrayList<>();
            Map<String, AttributeValue> start = Map.of();
            do {
                Map<String, AttributeValue> from = start;
                QueryResponse page = query("pk = :p", request -> {
                    request.limit(2).scanIndexForward(forward);
                    if (!from.isEmpty()) {
                        request.exclusiveStartKey(from);
                    }
                });
                all.addAll(texts(page.items(), "sk"));
                start = page.lastEvaluatedKey();
            } while (!start.isEmpty());

            assertThat(all)
                    .containsExactlyElementsOf(
                            forward ? List.of("a", "b", "ba", "c", "d") : List.of("d", "c", "ba", "b", "a"));
        }
    }

    @Test
    void a_page_of_an_index_with_equal_keys_goes_on_after_the_very_item() {
        List<String> all = new ArrayList<>();
        Map<String, AttributeValue> start = Map.of();
        do {
            Map<String, AttributeValue> from = start;
            QueryResponse page = query("g = :g", request -> {
                request.indexName("byG").limit(1);
                if (!from.isEmpty()) {
                    request.exclusiveStartKey(from);
                }
            });
            page.items().forEach(found -> all.add(Shapes.text(found, "pk") + Shapes.text(found, "sk")));
            start = page.lastEvaluatedKey();
            if (!start.isEmpty()) {
                assertThat(start).containsOnlyKeys("pk", "sk", "g", "num");
            }
        } while (!start.isEmpty());

        assertThat(all)
                .containsExactlyInAnyOrder("pa", "pb", "pc", "pd", "pba", "qa")
                .endsWith("pba", "qa");
    }

    @ParameterizedTest
    @CsvSource({"4, 6", "5, 6"})
    @InProcessOnly("the last item of a page, which other servers choose otherwise")
    void a_page_ends_with_the_item_that_passes_one_megabyte(int count, int expectedOfAll) {
        client.createTable(table(BIG).build());
        for (int i = 0; i < 6; i++) {
            String sk = "s" + i;
            client.putItem(request -> request.tableName(BIG).item(item("pk", "p", "sk", sk, "v", "x".repeat(300_000))));
        }
        QueryResponse page = client.query(request ->
                request.tableName(BIG).keyConditionExpression("pk = :p").expressionAttributeValues(item(":p", "p")));

        assertThat(page.count()).isEqualTo(4);
        assertThat(page.lastEvaluatedKey()).isEqualTo(item("pk", "p", "sk", "s3"));
        assertThat(client.queryPaginator(request -> request.tableName(BIG)
                                .keyConditionExpression("pk = :p")
                                .limit(count)
                                .expressionAttributeValues(item(":p", "p")))
                        .items())
                .hasSize(expectedOfAll);
    }

    @Test
    void an_index_gives_what_it_projects() {
        assertThat(query("g = :g AND num = :two", request -> request.indexName("byG"))
                        .items())
                .containsExactly(item("pk", "p", "sk", "ba", "g", "g", "num", 2));
        assertThat(query("g = :g", request -> request.indexName("some")).items())
                .allSatisfy(found -> assertThat(found).containsOnlyKeys("pk", "sk", "g", "x"));
    }

    @Test
    void a_local_index_fetches_what_it_does_not_project() {
        assertThat(query("pk = :p AND num = :two", request -> request.indexName("byNum"))
                        .items())
                .containsExactly(item("pk", "p", "sk", "ba", "num", 2));
        assertThat(query(
                                "pk = :p AND num = :two",
                                request -> request.indexName("byNum").select(Select.ALL_ATTRIBUTES))
                        .items())
                .containsExactly(item("pk", "p", "sk", "ba", "num", 2, "g", "g", "x", "xba"));
        assertThat(query(
                                "pk = :p AND num = :two",
                                request -> request.indexName("byNum").projectionExpression("x"))
                        .items())
                .containsExactly(item("x", "xba"));
    }

    @Test
    void a_global_index_refuses_what_it_does_not_project() {
        assertThat(refusal(() ->
                        query("g = :g", request -> request.indexName("byG").select(Select.ALL_ATTRIBUTES))))
                .isEqualTo("ValidationException: One or more parameter values were invalid: Select type ALL_ATTRIBUTES "
                        + "is not supported for global secondary index byG because its projection type is not ALL");
        assertThat(refusal(() ->
                        query("g = :g", request -> request.indexName("byG").projectionExpression("x"))))
                .isEqualTo("ValidationException: One or more parameter values were invalid: Global secondary index byG "
                        + "does not project [x]");
    }

    @Test
    void a_global_index_refuses_consistent_reads_and_a_local_one_does_not() {
        assertThat(refusal(() ->
                        query("g = :g", request -> request.indexName("byG").consistentRead(true))))
                .isEqualTo("ValidationException: Consistent reads are not supported on global secondary indexes");
        assertThat(query("pk = :p", request -> request.indexName("byNum").consistentRead(true))
                        .count())
                .isEqualTo(5);
    }

    @Test
    void an_unknown_index_is_refused() {
        assertThat(refusal(() -> query("g = :g", request -> request.indexName("nothing"))))
                .isEqualTo("ValidationException: The table does not have the specified index: nothing");
    }

    @Test
    void select_count_gives_no_items() {
        QueryResponse counted = query("pk = :p", request -> request.select(Select.COUNT));

        assertThat(counted.count()).isEqualTo(5);
        assertThat(counted.hasItems()).isFalse();
    }

    @Test
    void select_must_fit_the_projection() {
        assertThat(refusal(() ->
                        query("pk = :p", request -> request.select(Select.COUNT).projectionExpression("x"))))
                .isEqualTo("ValidationException: 1 validation error detected: Cannot specify the ProjectionExpression "
                        + "when choosing to get only the Count");
        assertThat(refusal(() -> query("pk = :p", request -> request.select(Select.SPECIFIC_ATTRIBUTES))))
                .isEqualTo("ValidationException: 1 validation error detected: Must specify the "
                        + "AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES");
        assertThat(refusal(() -> query("pk = :p", request -> request.select(Select.ALL_PROJECTED_ATTRIBUTES))))
                .isEqualTo("ValidationException: 1 validation error detected: ALL_PROJECTED_ATTRIBUTES "
                        + "can be used only when Querying using an IndexName");
    }

    @Test
    void a_filter_may_not_name_a_key_attribute() {
        assertThat(refusal(() -> query(
                        "pk = :p",
                        request -> request.filterExpression("sk = :a")
                                .expressionAttributeValues(item(":p", "p", ":a", "a")))))
                .isEqualTo("ValidationException: Filter Expression can only contain non-primary key attributes: "
                        + "Primary key attribute: sk");
    }

    @Test
    void a_start_key_must_belong_to_the_query() {
        assertThat(refusal(() -> query("pk = :p", request -> request.exclusiveStartKey(item("pk", "p")))))
                .isEqualTo("ValidationException: The provided starting key is invalid");
        assertThat(refusal(() -> query("pk = :p", request -> request.exclusiveStartKey(item("pk", "q", "sk", "a")))))
                .isEqualTo("ValidationException: The provided starting key is outside query boundaries based on "
                        + "provided conditions");
        assertThat(refusal(() ->
                        query("pk = :p AND sk > :c", request -> request.exclusiveStartKey(item("pk", "p", "sk", "a")))))
                .isEqualTo("ValidationException: The provided starting key does not match the range key predicate");
    }

    @Test
    void numbers_and_bytes_sort_as_themselves() {
        client.createTable(request -> request.tableName("typed")
                .billingMode("PAY_PER_REQUEST")
                .keySchema(hash("id"), range("at"))
                .attributeDefinitions(attribute("id", ScalarAttributeType.B), attribute("at", ScalarAttributeType.N)));
        for (String number : List.of("10", "9", "-1", "-10", "0", "1e20", "0.5", "-0.5")) {
            client.putItem(request -> request.tableName("typed").item(item("id", b(1), "at", n(number))));
        }

        assertThat(client.query(request -> request.tableName("typed")
                                .keyConditionExpression("id = :id")
                                .expressionAttributeValues(item(":id", b(1))))
                        .items())
                .extracting(found -> Objects.requireNonNull(found.get("at")).n())
                .containsExactly("-10", "-1", "-0.5", "0", "0.5", "9", "10", "100000000000000000000");
    }

    @Test
    void keys_that_are_the_same_number_are_the_same_key() {
        client.createTable(request -> request.tableName("typed")
                .billingMode("PAY_PER_REQUEST")
                .keySchema(hash("id"))
                .attributeDefinitions(attribute("id", ScalarAttributeType.N)));
        client.putItem(request -> request.tableName("typed").item(item("id", n("1.0"), "v", 1)));
        client.putItem(request -> request.tableName("typed").item(item("id", n("1"), "v", 2)));

        assertThat(client.scan(request -> request.tableName("typed")).items()).containsExactly(item("id", 1, "v", 2));
    }

    @Test
    void a_prefix_reaches_to_the_end_of_unicode() {
        String last = Character.toString(Character.MAX_CODE_POINT);
        put("pk", "u", "sk", "x" + last);
        put("pk", "u", "sk", "x" + last + last);
        put("pk", "u", "sk", "y");

        assertThat(client.query(request -> request.tableName(THINGS)
                                .keyConditionExpression("pk = :p AND begins_with(sk, :x)")
                                .expressionAttributeValues(item(":p", "u", ":x", "x" + last)))
                        .count())
                .isEqualTo(2);
    }
}
