package io.keywright.testing;

import static io.keywright.testing.Shapes.b;
import static io.keywright.testing.Shapes.bool;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.m;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.ns;
import static io.keywright.testing.Shapes.nul;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static io.keywright.testing.Shapes.ss;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DuplicateItemException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;

class PartiqlWriteTest {

    private static final String KEY = " WHERE pk = 'p' AND sk = 'a'";
    private static final String FAILED = "ConditionalCheckFailedException: The conditional request failed";
    private static final String NO_KEY =
            "ValidationException: Where clause does not contain a mandatory equality on all key attributes";

    private final PartiqlTables tables = new PartiqlTables();

    @AfterEach
    void close() {
        tables.close();
    }

    private Map<String, AttributeValue> stored() {
        return tables.stored("p", "a");
    }

    @Test
    void insert_stores_literals_of_all_types() {
        assertThat(tables.run("INSERT INTO \"things\" VALUE {'pk': 'p', 'sk': 'a', 'text': 'it''s', 'empty': '', "
                        + "'num': 1.50, 'minus': -3e2, 'yes': true, 'no': FALSE, 'none': null, 'list': [1, 'a', [null]], "
                        + "'map': {'a': {'b': 1}, 'x y': 2}, 'numbers': <<1, 34, 4.5>>, 'texts': <<'a', 'b'>>, "
                        + "'nothing': {}, 'bare': []}"))
                .isEmpty();

        assertThat(stored())
                .isEqualTo(item(
                        "pk",
                        "p",
                        "sk",
                        "a",
                        "text",
                        "it's",
                        "empty",
                        "",
                        "num",
                        n("1.5"),
                        "minus",
                        n(-300),
                        "yes",
                        bool(true),
                        "no",
                        bool(false),
                        "none",
                        nul(),
                        "list",
                        l(n(1), s("a"), l(nul())),
                        "map",
                        m("a", m("b", 1), "x y", 2),
                        "numbers",
                        ns("1", "34", "4.5"),
                        "texts",
                        ss("a", "b"),
                        "nothing",
                        m(),
                        "bare",
                        l()));
    }

    @Test
    void insert_takes_parameters_for_values_and_for_the_item() {
        tables.run(
                "insert into things value {'pk': ?, 'sk': ?, 'data': ?, 'list': [?, {'a': ?}], 'set': <<?, ?>>}",
                s("p"),
                s("a"),
                b(1),
                n(1),
                ss("x"),
                n(5),
                n(6));
        tables.run("INSERT INTO things VALUE ?", m("pk", "p", "sk", "b", "v", 1));

        assertThat(stored())
                .isEqualTo(item(
                        "pk", "p", "sk", "a", "data", b(1), "list", l(n(1), m("a", ss("x"))), "set", ns("5", "6")));
        assertThat(tables.stored("p", "b")).containsEntry("v", n(1));
    }

    @Test
    void insert_never_replaces() {
        tables.put("pk", "p", "sk", "a", "v", 1);
        DuplicateItemException refusal = catchThrowableOfType(
                DuplicateItemException.class,
                () -> tables.run("INSERT INTO things VALUE {'pk': 'p', 'sk': 'a', 'v': 2}"));

        assertThat(refusal.awsErrorDetails().errorMessage()).isEqualTo("Duplicate primary key exists in table");
        assertThat(stored()).containsEntry("v", n(1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "{'pk': 'p'}|One or more parameter values were invalid: Missing the key sk in the item",
                "{'pk': 'p', 'sk': 1}|One or more parameter values were invalid: Type mismatch for key sk expected: S actual: N",
                "{'pk': 'p', 'sk': ''}|One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: sk",
                "{'pk': 'p', 'sk': 'a', 'num': 'x'}|One or more parameter values were invalid: Type mismatch for Index Key num Expected: N Actual: S IndexName: byG",
                "{'pk': 'p', 'sk': 'a', 's': <<1, 'a'>>}|One or more parameter values were invalid: The members of a set must be all strings, all numbers or all binary values",
                "{'pk': 'p', 'sk': 'a', 's': <<1, 1.0>>}|Input collection contains duplicates",
                "{'pk': 'p', 'sk': 'a', 's': <<>>}|One or more parameter values were invalid: An string set  may not be empty",
                "{'pk': 'p', 'sk': 'a', 'v': 1e126}|Number overflow. Attempting to store a number with magnitude larger than supported range",
                "{'pk': 'p', 'sk': 'a', 'v': 123456789012345678901234567890123456789}|Attempting to store more than 38 significant digits in a Number",
                "{'pk': 'p', 'pk': 'q', 'sk': 'a'}|Duplicate attribute name in tuple: pk",
                "{\"pk\": 'p', 'sk': 'a'}|Unsupported in DynamoDB: an attribute name in a tuple without single quotes",
                "{'pk': 'p', 'sk': 'a', 'v': b}|Unsupported in DynamoDB: a value that is not constant",
                "{'pk': 'p', 'sk': 'a', 'v': MISSING}|Unsupported in DynamoDB: a value that is not constant",
                "'text'|Unsupported in DynamoDB: an item that is no tuple",
                "{'pk': 'p', 'sk': 'a'} RETURNING ALL OLD *|Unsupported clause: RETURNING"
            })
    void insert_refuses_what_is_no_item(String value, String message) {
        assertThat(tables.refusal("INSERT INTO things VALUE " + value)).isEqualTo("ValidationException: " + message);
        assertThat(stored()).isEmpty();
    }

    @Test
    void insert_takes_one_value_only() {
        assertThat(tables.refusal("INSERT INTO things <<{'pk': 'p', 'sk': 'a'}, {'pk': 'p', 'sk': 'b'}>>"))
                .startsWith("ValidationException: ");
        assertThat(tables.refusal("INSERT INTO things (pk, sk) VALUES ('p', 'a')"))
                .startsWith("ValidationException: Statement wasn't well formed, can't be processed: ");
        assertThat(tables.run("SELECT * FROM things")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "SET v = 2|v = 2",
                "SET v = v + 5|v = 6",
                "SET v = v - 5|v = -4",
                "SET v = 10 - v|v = 9",
                "SET v = v + 1 + 1|v = 3",
                "SET w = v|w = 1",
                "SET v = 2 SET w = 'x'|v = 2 AND w = 'x'",
                "SET v = 2, w = 'x'|v = 2 AND w = 'x'",
                "SET v = w2, w = v|refused",
                "REMOVE v|v IS MISSING",
                "REMOVE v REMOVE l|v IS MISSING AND l IS MISSING",
                "REMOVE l[0]|l = ['b', 'c']",
                "REMOVE l[0] REMOVE l[2]|l = ['b']",
                "REMOVE d.a|d = {'b': {'c': 2}}",
                "REMOVE absent|v = 1",
                "SET v = 2 REMOVE d SET w = 3|v = 2 AND d IS MISSING AND w = 3",
                "SET l[1] = 'x'|l = ['a', 'x', 'c']",
                "SET l[7] = 'x'|l = ['a', 'b', 'c', 'x']",
                "SET d.b.c = 5|d.b.c = 5",
                "SET d.n = [2020]|d.n = [2020]",
                "SET d[b].c = 5|refused",
                "SET d['b'].c = 5|d.b.c = 5",
                "SET \"d\".\"b\" = 5|d.b = 5",
                "SET l = list_append(l, ['d', <<1>>])|l = ['a', 'b', 'c', 'd', <<1>>]",
                "SET l = LIST_APPEND([0], l)|l = [0, 'a', 'b', 'c']",
                "SET st = set_add(st, <<'z'>>)|st = <<'x', 'y', 'z'>>",
                "SET st = SET_DELETE(st, <<'x'>>)|st = <<'y'>>",
                "SET st = set_delete(st, <<'x', 'y'>>)|st IS MISSING",
                "SET ns = set_add(ns, <<3, 4>>)|ns = <<1, 2, 3, 4>>",
                "SET fresh = set_add(fresh, <<1>>)|fresh = <<1>>",
                "SET w = {'a': [1, {'b': null}]}|w.a[1].b IS NULL"
            })
    void update_changes_the_item(String changes, String expected) {
        String insert = "INSERT INTO things VALUE {'pk': 'p', 'sk': 'a', 'v': 1, 'l': ['a', 'b', 'c'], "
                + "'d': {'a': 1, 'b': {'c': 2}}, 'st': <<'x', 'y'>>, 'ns': <<1, 2, 3>>}";
        tables.run(insert);
        Map<String, AttributeValue> before = stored();
        if (expected.equals("refused")) {
            assertThat(tables.refusal("UPDATE things " + changes + KEY)).startsWith("ValidationException: ");
            assertThat(stored()).isEqualTo(before);
        } else {
            assertThat(tables.run("UPDATE things " + changes + KEY)).isEmpty();
            assertThat(tables.run("SELECT pk FROM things" + KEY + " AND " + expected))
                    .hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "SET pk = 'q'|One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key",
                "REMOVE sk|One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key",
                "SET num = 'x'|One or more parameter values were invalid: Type mismatch for Index Key num Expected: N Actual: S IndexName: byG",
                "SET v = absent|The provided expression refers to an attribute that does not exist in the item",
                "SET v = absent + 1|The provided expression refers to an attribute that does not exist in the item",
                "SET v = text + 1|An operand in the update expression has an incorrect data type",
                "SET v = v + 'x'|Incorrect operand type for operator or function; operator or function: +, operand type: S",
                "SET v = list_append(v, [1])|An operand in the update expression has an incorrect data type",
                "SET v = list_append(v, 1)|Incorrect operand type for operator or function; operator or function: list_append, operand type: N",
                "SET v = list_append(v)|Incorrect number of operands for operator or function; operator or function: list_append, number of operands: 1",
                "SET v = set_add(v, 'x')|Incorrect operand type for operator or function; operator or function: set_add, operand type: S",
                "SET v = set_add(v, <<1>>)|An operand in the update expression has an incorrect data type",
                "SET v = set_add(w, <<1>>)|Unsupported in DynamoDB: set_add of another attribute than the one that is set",
                "SET v = if_not_exists(v, 1)|Invalid function name; function: if_not_exists",
                "SET v = size(v)|Invalid function name; function: size",
                "SET v = v * 2|Unsupported in DynamoDB: operator * in SET",
                "SET a.b = 1|The document path provided in the update expression is invalid for update",
                "SET v = 1 SET v = 2|Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [v], path two: [v]",
                "SET v.a = 1 REMOVE v|Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [v, a], path two: [v]",
                "SET v.a = 1, v[0] = 2|Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [v, a], path two: [v, [0]]"
            })
    void update_refuses_what_cannot_be_done(String changes, String message) {
        tables.put("pk", "p", "sk", "a", "v", 1, "text", "x");
        Map<String, AttributeValue> before = stored();

        assertThat(tables.refusal("UPDATE things " + changes + KEY)).isEqualTo("ValidationException: " + message);
        assertThat(stored()).isEqualTo(before);
    }

    @Test
    void update_does_not_create() {
        assertThat(tables.refusal("UPDATE things SET v = 1" + KEY)).isEqualTo(FAILED);
        assertThat(stored()).isEmpty();
    }

    @Test
    void update_and_delete_need_the_whole_key() {
        tables.put("pk", "p", "sk", "a", "v", 1);
        for (String where : new String[] {
            "",
            " WHERE pk = 'p'",
            " WHERE sk = 'a'",
            " WHERE pk = 'p' AND sk > 'a'",
            " WHERE pk = 'p' OR sk = 'a'",
            " WHERE pk = 'p' AND NOT sk = 'a'",
            " WHERE pk = 'p' AND sk IN ('a')",
            " WHERE pk = 'p' AND sk = v"
        }) {
            assertThat(tables.refusal("UPDATE things SET v = 2" + where)).isEqualTo(NO_KEY);
            assertThat(tables.refusal("DELETE FROM things" + where)).isEqualTo(NO_KEY);
        }
        assertThat(stored()).containsEntry("v", n(1));
    }

    @Test
    void a_key_of_the_wrong_type_is_refused() {
        assertThat(tables.refusal("DELETE FROM things WHERE pk = 'p' AND sk = 1"))
                .isEqualTo("ValidationException: The provided key element does not match the schema");
        assertThat(tables.refusal("UPDATE things SET v = 1 WHERE pk = null AND sk = 'a'"))
                .isEqualTo("ValidationException: The provided key element does not match the schema");
    }

    @Test
    void the_rest_of_the_where_is_the_condition() {
        tables.put("pk", "p", "sk", "a", "v", 1);

        assertThat(tables.refusal("UPDATE things SET v = 5" + KEY + " AND v = 2"))
                .isEqualTo(FAILED);
        assertThat(tables.refusal("DELETE FROM things" + KEY + " AND (v > 1 OR w IS NOT MISSING)"))
                .isEqualTo(FAILED);
        assertThat(tables.refusal("DELETE FROM things" + KEY + " AND pk = 'other'"))
                .isEqualTo(FAILED);
        tables.run("UPDATE things SET v = 5 WHERE v = 1 AND sk = 'a' AND w IS MISSING AND pk = 'p'");
        assertThat(stored()).containsEntry("v", n(5));
        tables.run("DELETE FROM things" + KEY + " AND v = ?", n(5));
        assertThat(stored()).isEmpty();
    }

    @Test
    void a_failed_condition_gives_the_item_when_asked() {
        tables.put("pk", "p", "sk", "a", "v", 1);
        ConditionalCheckFailedException failure = catchThrowableOfType(
                ConditionalCheckFailedException.class,
                () -> tables.execute(
                        "UPDATE things SET v = 5" + KEY + " AND v = 2",
                        request -> request.returnValuesOnConditionCheckFailure(
                                ReturnValuesOnConditionCheckFailure.ALL_OLD)));

        assertThat(failure.item()).isEqualTo(item("pk", "p", "sk", "a", "v", 1));
        assertThat(catchThrowableOfType(
                                ConditionalCheckFailedException.class,
                                () -> tables.run("DELETE FROM things" + KEY + " AND v = 2"))
                        .hasItem())
                .isFalse();
    }

    @Test
    void deleting_nothing_is_no_failure() {
        assertThat(tables.run("DELETE FROM things" + KEY)).isEmpty();
        assertThat(tables.run("DELETE FROM things" + KEY + " AND v = 1 RETURNING ALL OLD *"))
                .isEmpty();
    }

    @Test
    void returning_gives_the_state_that_is_asked_for() {
        tables.put("pk", "p", "sk", "a", "v", 1, "w", "x", "d", m("a", 1, "b", 2));
        String update = "UPDATE things SET v = v + 1 SET d.a = 9" + KEY + " RETURNING ";

        assertThat(tables.run(update + "ALL OLD *"))
                .containsExactly(item("pk", "p", "sk", "a", "v", 1, "w", "x", "d", m("a", 1, "b", 2)));
        assertThat(tables.run(update + "ALL NEW *"))
                .containsExactly(item("pk", "p", "sk", "a", "v", 3, "w", "x", "d", m("a", 9, "b", 2)));
        assertThat(tables.run(update + "MODIFIED OLD *")).containsExactly(item("v", 3, "d", m("a", 9)));
        assertThat(tables.run(update + "modified new *")).containsExactly(item("v", 5, "d", m("a", 9)));
        assertThat(tables.run("DELETE FROM things" + KEY + " RETURNING ALL OLD *"))
                .containsExactly(item("pk", "p", "sk", "a", "v", 5, "w", "x", "d", m("a", 9, "b", 2)));
    }

    @Test
    void returning_refuses_other_states() {
        String update = "UPDATE things SET v = 1" + KEY + " RETURNING ";

        assertThat(tables.refusal(update + "OLD *"))
                .isEqualTo("ValidationException: Statement wasn't well formed, can't be processed: "
                        + "Expected ( MODIFIED | ALL ) ( NEW | OLD ) in each returning element.");
        assertThat(tables.refusal(update + "ALL OLD v"))
                .isEqualTo("ValidationException: Unsupported in DynamoDB: anything but * after RETURNING");
        assertThat(tables.refusal(update + "ALL OLD *, ALL NEW *"))
                .isEqualTo("ValidationException: Statement wasn't well formed, can't be processed: "
                        + "Unexpected token after expression");
        assertThat(tables.refusal("DELETE FROM things" + KEY + " RETURNING ALL NEW *"))
                .isEqualTo("ValidationException: Unsupported in DynamoDB: RETURNING of a DELETE but ALL OLD *");
    }

    @Test
    void writes_take_the_capacity_of_the_operations_they_are() {
        tables.put("pk", "p", "sk", "a", "num", 1, "v", "x".repeat(2000));

        assertThat(tables.units("INSERT INTO things VALUE {'pk': 'p', 'sk': 'b', 'num': 1, 'g': 'g'}"))
                .isEqualTo(3.0);
        assertThat(tables.units("UPDATE things SET w = 1" + KEY)).isEqualTo(2.0);
        assertThat(tables.units("DELETE FROM things" + KEY)).isEqualTo(3.0);
    }

    @Test
    void an_item_over_400_kilobytes_is_refused() {
        AttributeValue large = s("x".repeat(409_600));

        assertThat(tables.refusal("INSERT INTO things VALUE {'pk': 'p', 'sk': 'a', 'v': ?}", large))
                .isEqualTo("ValidationException: Item size has exceeded the maximum allowed size");
        tables.put("pk", "p", "sk", "a");
        assertThat(tables.refusal("UPDATE things SET v = ?" + KEY, large))
                .isEqualTo("ValidationException: Item size to update has exceeded the maximum allowed size");
    }

    @Test
    void indexes_follow_what_statements_write() {
        tables.run("INSERT INTO things VALUE {'pk': 'p', 'sk': 'a', 'g': 'g', 'num': 1}");
        assertThat(tables.run("SELECT * FROM things.byG WHERE g = 'g' AND num = 1"))
                .hasSize(1);
        tables.run("UPDATE things SET num = 2" + KEY);
        assertThat(tables.run("SELECT * FROM things.byG WHERE g = 'g' AND num = 1"))
                .isEmpty();
        assertThat(tables.run("SELECT * FROM things.byG WHERE g = 'g' AND num = 2"))
                .hasSize(1);
        tables.run("DELETE FROM things" + KEY);
        assertThat(tables.run("SELECT * FROM things.byG")).isEmpty();
    }

    @Test
    void streams_carry_what_statements_change() {
        tables.client()
                .updateTable(request -> request.tableName("things")
                        .streamSpecification(stream ->
                                stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)));
        tables.run("INSERT INTO things VALUE {'pk': 'p', 'sk': 'a', 'v': 1}");
        tables.run("UPDATE things SET v = 2" + KEY);
        tables.run("UPDATE things SET v = 2" + KEY);
        tables.run("DELETE FROM things" + KEY);
        tables.run("DELETE FROM things" + KEY);

        try (var streams = tables.engine().streamsClient()) {
            String arn = streams.listStreams(request -> {}).streams().get(0).streamArn();
            String shard = streams.describeStream(request -> request.streamArn(arn))
                    .streamDescription()
                    .shards()
                    .get(0)
                    .shardId();
            String iterator = streams.getShardIterator(
                            request -> request.streamArn(arn).shardId(shard).shardIteratorType("TRIM_HORIZON"))
                    .shardIterator();
            assertThat(streams.getRecords(request -> request.shardIterator(iterator))
                            .records())
                    .extracting(record -> record.eventNameAsString())
                    .containsExactly("INSERT", "MODIFY", "REMOVE");
        }
    }

    @Test
    void a_table_that_is_not_there_is_not_found() {
        String missing = "ResourceNotFoundException: Requested resource not found";

        assertThat(tables.refusal("INSERT INTO nowhere VALUE {'pk': 'p'}")).isEqualTo(missing);
        assertThat(tables.refusal("UPDATE nowhere SET v = 1 WHERE pk = 'p'")).isEqualTo(missing);
        assertThat(tables.refusal("DELETE FROM nowhere WHERE pk = 'p'")).isEqualTo(missing);
        assertThat(tables.refusal("SELECT * FROM nowhere")).isEqualTo(missing);
    }

    @Test
    void exists_is_for_transactions() {
        assertThat(tables.refusal("EXISTS(SELECT * FROM things" + KEY + ")"))
                .isEqualTo("ValidationException: EXISTS can only be used in transactional operations");
    }

    @Test
    void an_unknown_way_to_return_is_refused_before_anything_is_done() {
        assertThat(refusal(() -> tables.execute(
                        "DELETE FROM things" + KEY,
                        request -> request.returnValuesOnConditionCheckFailure("SOME_OLD"))))
                .isEqualTo("ValidationException: 1 validation error detected: Value 'SOME_OLD' at "
                        + "'returnValuesOnConditionCheckFailure' failed to satisfy constraint: Member must satisfy enum "
                        + "value set: [ALL_OLD, NONE]");
    }
}
