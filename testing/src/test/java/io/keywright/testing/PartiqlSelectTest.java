package io.keywright.testing;

import static io.keywright.testing.Shapes.b;
import static io.keywright.testing.Shapes.bool;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.m;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.ns;
import static io.keywright.testing.Shapes.nul;
import static io.keywright.testing.Shapes.s;
import static io.keywright.testing.Shapes.ss;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartiqlSelectTest {

    private final PartiqlTables tables = new PartiqlTables();

    @BeforeEach
    void fill() {
        tables.put("pk", "p", "sk", "a", "num", 1, "g", "g", "x", "one", "tags", ss("red", "blue"));
        tables.put("pk", "p", "sk", "b", "num", 2, "g", "g", "x", "two", "flag", bool(true));
        tables.put("pk", "p", "sk", "ba", "num", 3, "g", "h", "x", "o'clock", "none", nul());
        tables.put("pk", "p", "sk", "c", "x", "four", "doc", m("in", m("list", l(s("first"), n(2)))), "data", b(1, 2));
        tables.put("pk", "q", "sk", "a", "num", 9, "g", "g", "x", "nine", "ids", ns("7", "8"));
    }

    @AfterEach
    void close() {
        tables.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "pk = 'p'|a b ba c",
                "\"pk\" = 'p' AND \"sk\" = 'b'|b",
                "'b' = sk AND pk = 'p'|b",
                "pk = 'p' AND sk < 'b'|a",
                "pk = 'p' AND sk <= 'b'|a b",
                "pk = 'p' AND sk > 'b'|ba c",
                "pk = 'p' AND 'b' <= sk|b ba c",
                "pk = 'p' AND sk BETWEEN 'b' AND 'c'|b ba c",
                "pk = 'p' AND begins_with(sk, 'b')|b ba",
                "pk = 'p' AND BEGINS_WITH(\"sk\", 'b') AND num = 3|ba",
                "pk = 'p' AND sk >= 'b' AND sk < 'c'|b ba",
                "pk = 'p' AND sk <> 'b'|a ba c",
                "pk = 'p' AND NOT sk = 'b'|a ba c",
                "pk = 'p' AND num > 1|b ba",
                "pk = 'p' AND num BETWEEN 1 AND 2|a b",
                "pk = 'p' AND num NOT BETWEEN 1 AND 2|ba c",
                "pk = 'p' AND num IN (1, 3)|a ba",
                "pk = 'p' AND num IN [1, 3]|a ba",
                "pk = 'p' AND num IN (2)|b",
                "pk = 'p' AND num NOT IN (1, 3)|b c",
                "pk = 'p' AND (num = 1 OR x = 'four')|a c",
                "pk = 'p' AND (num = 1 OR num = 2) AND x = 'two'|b",
                "pk = 'p' AND NOT (num = 1 OR num = 2)|ba c",
                "pk = 'p' AND x = 'o''clock'|ba",
                "pk = 'p' AND num IS MISSING|c",
                "pk = 'p' AND num IS NOT MISSING|a b ba",
                "pk = 'p' AND num = MISSING|c",
                "pk = 'p' AND num <> MISSING|a b ba",
                "pk = 'p' AND none IS NULL|ba",
                "pk = 'p' AND none = NULL|ba",
                "pk = 'p' AND flag = TRUE|b",
                "pk = 'p' AND flag <> false|a b ba c",
                "pk = 'p' AND contains(x, 'o')|a b ba c",
                "pk = 'p' AND contains(x, 'wo')|b",
                "pk = 'p' AND contains(tags, 'red')|a",
                "pk = 'p' AND attribute_type(doc, 'M')|c",
                "pk = 'p' AND size(x) = 3|a b",
                "pk = 'p' AND size(x) > 3|ba c",
                "pk = 'p' AND SIZE(\"tags\") = 2|a",
                "pk = 'p' AND doc.\"in\".\"list\"[0] = 'first'|c",
                "pk = 'p' AND doc['in']['list'][1] = 2|c",
                "pk = 'p' AND doc.\"in\".\"list\"[1] >= 2.0|c",
                "pk = 'p' AND tags = <<'blue', 'red'>>|a",
                "pk = 'p' AND doc.\"in\" = {'list': ['first', 2]}|c",
                "pk = 'p' AND num = -(-1)|refused",
                "pk = 'p' AND num > -1|a b ba",
                "pk = 'p' AND num = 2e0|b",
                "pk = 'p' AND num = +2|b",
                "pk = 'p' AND x IS STRING AND num IS INT|a b ba",
                "pk = 'p' AND tags IS BAG|a",
                "pk = 'p' AND flag IS BOOL|b",
                "pk = 'p' AND 2 BETWEEN num AND 3|a b",
                "pk = 'p' AND 2 IN (num, 5)|b"
            })
    void where_finds(String where, String expected) {
        String statement = "SELECT * FROM things WHERE " + where;
        if (expected.equals("refused")) {
            assertThat(tables.refusal(statement)).startsWith("ValidationException");
        } else {
            assertThat(tables.sortKeys(statement)).isEqualTo(expected);
        }
    }

    @Test
    void without_where_everything_is_read() {
        assertThat(tables.run("SELECT * FROM \"things\"")).hasSize(5);
        assertThat(tables.run("select sk from things where x = 'nine'")).containsExactly(item("sk", "a"));
    }

    @Test
    void the_table_can_be_named_by_its_arn() {
        assertThat(tables.run("SELECT * FROM \"arn:aws:dynamodb:us-east-1:000000000000:table/things\""))
                .hasSize(5);
    }

    @Test
    void columns_are_named_by_the_last_name_of_their_path() {
        assertThat(tables.run("SELECT pk, num FROM things WHERE pk = 'p' AND sk = 'a'"))
                .containsExactly(item("pk", "p", "num", 1));
        assertThat(tables.run("SELECT doc.\"in\".\"list\"[0], doc.\"in\", doc.missing_one, x FROM things "
                        + "WHERE pk = 'p' AND sk = 'c'"))
                .containsExactly(item("list[0]", "first", "in", m("list", l(s("first"), n(2))), "x", "four"));
    }

    @Test
    void an_item_without_any_of_the_columns_is_an_empty_row() {
        assertThat(tables.run("SELECT flag FROM things WHERE pk = 'p' AND sk = 'a'"))
                .containsExactly(item());
    }

    @Test
    void unquoted_names_keep_their_case() {
        assertThat(tables.run("SELECT * FROM things WHERE pk = 'p' AND NUM = 1"))
                .isEmpty();
        assertThat(tables.refusal("SELECT * FROM Things"))
                .isEqualTo("ResourceNotFoundException: Requested resource not found");
    }

    @Test
    void parameters_stand_for_values_of_all_types() {
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = ? AND sk >= ?", s("p"), s("ba")))
                .isEqualTo("ba c");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = ? AND num IN (?, ?)", s("p"), n(1), n(2)))
                .isEqualTo("a b");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = ? AND num IN ?", s("p"), l(n(1), n(2))))
                .isEqualTo("a b");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = ? AND data = ?", s("p"), b(1, 2)))
                .isEqualTo("c");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = ? AND none = ?", s("p"), nul()))
                .isEqualTo("ba");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = ? AND tags = ?", s("p"), ss("red", "blue")))
                .isEqualTo("a");
        assertThat(tables.sortKeys(
                        "SELECT * FROM things WHERE pk = ? AND doc.\"in\".\"list\" = ?", s("p"), l(s("first"), n(2))))
                .isEqualTo("c");
    }

    @Test
    void a_question_mark_in_quotes_is_text() {
        assertThat(tables.run("SELECT * FROM things WHERE pk = '?'")).isEmpty();
        assertThat(tables.refusal("SELECT * FROM things WHERE pk = '?'", s("p")))
                .isEqualTo("ValidationException: Number of parameters in request and statement don't match.");
    }

    @Test
    void comments_and_a_semicolon_are_allowed() {
        assertThat(tables.sortKeys("SELECT * -- all of it\nFROM things /* p's */ WHERE pk = 'p' AND sk = 'a';"))
                .isEqualTo("a");
    }

    @Test
    void several_partitions_come_in_the_order_of_their_keys() {
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = 'q' OR pk = 'p'"))
                .isEqualTo("a b ba c a");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk IN ['q', 'p', 'z'] AND sk = 'a'"))
                .isEqualTo("a a");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE (pk = 'p' AND sk > 'b') OR (pk = 'q' AND sk = 'a')"))
                .isEqualTo("ba c a");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE (pk = 'p' AND sk = 'a') OR (pk = 'p' AND sk = 'c')"))
                .isEqualTo("a c");
    }

    @Test
    void order_by_the_sort_key() {
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = 'p' ORDER BY sk DESC"))
                .isEqualTo("c ba b a");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = 'p' AND sk > 'a' ORDER BY sk ASC"))
                .isEqualTo("b ba c");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = 'p' ORDER BY \"pk\", \"sk\" desc"))
                .isEqualTo("c ba b a");
        assertThat(tables.sortKeys("SELECT * FROM things WHERE pk = 'p' ORDER BY sk DESC, sk ASC"))
                .isEqualTo("c ba b a");
        assertThat(tables.sortKeys("SELECT * FROM \"things\".\"byNum\" WHERE pk = 'p' ORDER BY num DESC"))
                .isEqualTo("ba b a");
    }

    @Test
    void order_by_orders_across_partitions() {
        for (int id : List.of(3, 1, 2, 10)) {
            tables.putOrder("id", id);
        }
        assertThat(tables.run("SELECT * FROM orders WHERE id IN [1, 2, 3, 10] ORDER BY id DESC"))
                .containsExactly(item("id", 10), item("id", 3), item("id", 2), item("id", 1));
        assertThat(tables.run("SELECT pk, sk FROM things WHERE pk IN ['p', 'q'] ORDER BY sk DESC"))
                .containsExactly(
                        item("pk", "p", "sk", "c"),
                        item("pk", "p", "sk", "ba"),
                        item("pk", "p", "sk", "b"),
                        item("pk", "p", "sk", "a"),
                        item("pk", "q", "sk", "a"));
    }

    @Test
    void order_by_needs_the_keys() {
        assertThat(tables.refusal("SELECT * FROM things ORDER BY sk"))
                .isEqualTo("ValidationException: Must have WHERE clause in the statement when using ORDER BY clause.");
        assertThat(tables.refusal("SELECT * FROM things WHERE num = 1 ORDER BY sk"))
                .isEqualTo("ValidationException: Must have at least one non-optional hash key condition in WHERE "
                        + "clause when using ORDER BY clause.");
        assertThat(tables.refusal("SELECT * FROM things WHERE pk = 'p' ORDER BY num"))
                .isEqualTo("ValidationException: Variable reference num in ORDER BY clause must be part of the primary "
                        + "key");
    }

    @Test
    void an_index_is_read_by_its_own_key() {
        assertThat(tables.sortKeys("SELECT * FROM \"things\".\"byG\" WHERE g = 'g' AND num >= 2"))
                .isEqualTo("b a");
        assertThat(tables.sortKeys("SELECT sk FROM things.byG WHERE g = 'g' ORDER BY num DESC"))
                .isEqualTo("a b a");
        assertThat(tables.run("SELECT * FROM \"things\".\"byG\"")).hasSize(4);
        assertThat(tables.run("SELECT * FROM \"things\".\"byG\" WHERE g = 'h'"))
                .containsExactly(item("pk", "p", "sk", "ba", "g", "h", "num", 3));
    }

    @Test
    void an_index_gives_what_it_projects() {
        assertThat(tables.refusal("SELECT x FROM \"things\".\"byG\" WHERE g = 'g'"))
                .isEqualTo("ValidationException: One or more parameter values were invalid: Global secondary index byG "
                        + "does not project [x]");
        assertThat(tables.run("SELECT x FROM \"things\".\"byNum\" WHERE pk = 'p' AND num = 2"))
                .containsExactly(item("x", "two"));
    }

    @Test
    void an_index_must_exist_and_a_global_one_is_never_read_consistently() {
        assertThat(tables.refusal("SELECT * FROM \"things\".\"nothing\" WHERE g = 'g'"))
                .isEqualTo("ValidationException: The table does not have the specified index: nothing");
        assertThat(Shapes.refusal(() -> tables.execute(
                        "SELECT * FROM \"things\".\"byG\" WHERE g = 'g'", request -> request.consistentRead(true))))
                .isEqualTo("ValidationException: Consistent reads are not supported on global secondary indexes");
    }

    @Test
    void a_key_of_another_type_is_refused_and_another_attribute_of_another_type_is_not_found() {
        assertThat(tables.refusal("SELECT * FROM things WHERE pk = 5"))
                .isEqualTo("ValidationException: One or more parameter values were invalid: Condition parameter type "
                        + "does not match schema type");
        assertThat(tables.run("SELECT * FROM things WHERE pk = 'p' AND num = '1'"))
                .isEmpty();
    }

    @Test
    void capacity_is_that_of_the_read_that_the_where_allows() {
        for (int i = 0; i < 20; i++) {
            tables.put("pk", "big", "sk", "s" + i, "v", "x".repeat(1000));
        }
        tables.put("pk", "z", "sk", "z", "v", "x".repeat(2000));
        assertThat(tables.units("SELECT * FROM things WHERE pk = 'p'")).isEqualTo(0.5);
        assertThat(tables.units("SELECT * FROM things WHERE pk = 'big' AND sk = 's1'"))
                .isEqualTo(0.5);
        assertThat(tables.units("SELECT * FROM things WHERE pk = 'big'")).isEqualTo(2.5);
        assertThat(tables.units("SELECT * FROM things WHERE pk = 'big' AND sk BETWEEN 's1' AND 's12'"))
                .isEqualTo(0.5);
        assertThat(tables.units("SELECT * FROM things WHERE x = 'nine'")).isEqualTo(3.0);
        assertThat(tables.units("SELECT * FROM things WHERE pk = 'p' OR x = 'nine'"))
                .isEqualTo(3.0);
        assertThat(tables.execute(
                                "SELECT * FROM things WHERE pk = 'big'",
                                request -> request.consistentRead(true).returnConsumedCapacity("INDEXES"))
                        .consumedCapacity()
                        .table()
                        .capacityUnits())
                .isEqualTo(5.0);
    }

    @Test
    void no_capacity_is_told_unless_it_is_asked_for() {
        assertThat(tables.execute("SELECT * FROM things", request -> {}).consumedCapacity())
                .isNull();
    }
}
