package io.keywright.testing;

import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.s;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/** What is no statement, what is one but not DynamoDB's, and text that nobody means well with. */
class PartiqlGrammarTest {

    private static final String KEY = " WHERE pk = 'p' AND sk = 'a'";

    private final PartiqlTables tables = new PartiqlTables();

    @BeforeEach
    void fill() {
        tables.put("pk", "p", "sk", "a", "v", 1);
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
                "SLECT * FROM things|Expected data manipulation",
                "things|Expected data manipulation",
                "SET v = 1|Expected data manipulation",
                "CREATE TABLE things|Expected data manipulation",
                "SELECT *|Expected FROM after SELECT list",
                "SELECT * things|Expected FROM after SELECT list",
                "SELECT|Unexpected term",
                "SELECT , FROM things|Unexpected term",
                "SELECT v, FROM things|Unexpected keyword",
                "SELECT *, v FROM things|Other expressions may not be present in the select list when '*' is used without dot notation.",
                "SELECT * FROM|Unexpected term",
                "SELECT * FROM 'things'|Unexpected term",
                "SELECT * FROM table|Unexpected keyword",
                "SELECT size FROM things|Unexpected keyword",
                "SELECT key FROM things|Unexpected keyword",
                "SELECT v.size FROM things|Invalid path dot component",
                "SELECT v. FROM things|Invalid path dot component",
                "SELECT v[ FROM things|Unexpected keyword",
                "SELECT v[a] FROM things|Invalid path component for simple path",
                "SELECT v[0 FROM things|Expected ']'",
                "SELECT * FROM a.b.c|Expected a table, or a table and its index, after FROM",
                "SELECT * FROM things WHERE|Unexpected term",
                "SELECT * FROM things WHERE pk =|Missing right-hand side expression of infix operator",
                "SELECT * FROM things WHERE pk = )|Unexpected term",
                "SELECT * FROM things WHERE = 'p'|Unexpected operator",
                "SELECT * FROM things WHERE pk = 'p' AND|Missing right-hand side expression of infix operator",
                "SELECT * FROM things WHERE (pk = 'p'|Expected ')'",
                "SELECT * FROM things WHERE pk = 'p')|Unexpected token after expression",
                "SELECT * FROM things WHERE ()|Expression group cannot be empty",
                "SELECT * FROM things WHERE v BETWEEN 1|Expected AND after the lower bound of BETWEEN",
                "SELECT * FROM things WHERE v BETWEEN 1 AND|Expected expression after AND",
                "SELECT * FROM things WHERE v IS 5|Expected type name",
                "SELECT * FROM things WHERE v IS|Expected type name",
                "SELECT * FROM things WHERE pk = 'p|Missing closing quote",
                "SELECT * FROM \"things|Missing closing quote",
                "SELECT * FROM things /* no end|Missing end of comment",
                "SELECT * FROM things WHERE v = 1e|Incomplete number",
                "SELECT * FROM things WHERE v = 1a|Unexpected token after expression",
                "SELECT * FROM things WHERE v = #a|Unexpected character",
                "SELECT * FROM things WHERE v ! 1|Unexpected character",
                "SELECT * FROM things WHERE v = `1`|Ion literals are not supported",
                "SELECT * FROM things ORDER sk|Expected BY after ORDER",
                "SELECT * FROM things; SELECT * FROM things|Unexpected token after semicolon. (Only one query is allowed.)",
                "INSERT things VALUE {'pk': 'p'}|Expected data manipulation",
                "INSERT INTO VALUE {'pk': 'p'}|Expected identifier for simple path",
                "INSERT INTO things VALUE|Unexpected term",
                "INSERT INTO things VALUE {'pk'}|Expected ':'",
                "INSERT INTO things VALUE {'pk': }|Unexpected term",
                "INSERT INTO things VALUE {'pk': 'p'|Expected '}'",
                "INSERT INTO things VALUE {'pk': 'p',}|Unexpected term",
                "INSERT INTO urls (key, target) VALUES (1, 2)|Unexpected keyword",
                "UPDATE things|Expected data manipulation",
                "UPDATE Payment-x SET v = 1|Expected data manipulation",
                "UPDATE things WHERE pk = 'p'|Expected data manipulation",
                "UPDATE things SET v|Expected '='",
                "UPDATE things SET v == 1|Unexpected operator",
                "UPDATE things SET 'v' = 1|Expected identifier for simple path",
                "UPDATE things REMOVE v, w WHERE pk = 'p'|Unexpected token after expression",
                "UPDATE things SET v = 1 WHERE pk = 'p' SET w = 1|Unexpected token after expression",
                "DELETE things WHERE pk = 'p'|Expected FROM after DELETE",
                "DELETE FROM WHERE pk = 'p'|Expected identifier for simple path",
                "EXISTS SELECT * FROM things|Expected '('",
                "EXISTS(things)|Expected SELECT in EXISTS"
            })
    void what_is_no_statement_is_refused_with_the_reason(String statement, String reason) {
        assertThat(tables.refusal(statement))
                .isEqualTo("ValidationException: Statement wasn't well formed, can't be processed: " + reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "SELECT DISTINCT v FROM things|Unsupported clause: DISTINCT",
                "SELECT VALUE v FROM things|Unsupported clause: SELECT VALUE",
                "SELECT * FROM things LIMIT 5|Unsupported clause: LIMIT",
                "SELECT * FROM things WHERE v = 1 GROUP BY v|Unsupported clause: GROUP",
                "SELECT * FROM things, orders|Unsupported clause: JOIN",
                "SELECT * FROM things INNER JOIN orders|Unsupported clause: JOIN",
                "SELECT * FROM things AS t|Unsupported in DynamoDB: aliases",
                "SELECT v w FROM things|Unsupported in DynamoDB: aliases",
                "SELECT COUNT(*) FROM things|Unsupported in DynamoDB: function count(*)",
                "SELECT size(v) FROM things|Unsupported in DynamoDB: anything but attributes and document paths in the SELECT list",
                "SELECT 1 FROM things|Unsupported in DynamoDB: anything but attributes and document paths in the SELECT list",
                "SELECT * FROM things WHERE v LIKE 'a%'|Unsupported in DynamoDB: operator LIKE",
                "SELECT * FROM things WHERE v NOT LIKE 'a%'|Unsupported in DynamoDB: operator LIKE",
                "SELECT * FROM things WHERE v + 1 = 2|Unsupported in DynamoDB: operator + in a condition",
                "SELECT * FROM things WHERE v|Unsupported in DynamoDB: a condition that is neither a comparison nor a function",
                "SELECT * FROM things WHERE TRUE|Unsupported in DynamoDB: a condition that is neither a comparison nor a function",
                "SELECT * FROM things WHERE v > MISSING|Unsupported in DynamoDB: operator > with MISSING",
                "SELECT * FROM things WHERE size(v) IS MISSING|Unsupported in DynamoDB: IS with anything but an attribute or a document path",
                "SELECT * FROM things WHERE v IN ()|Unsupported in DynamoDB: operator IN with an empty list",
                "SELECT * FROM things WHERE v IN 5|Unsupported in DynamoDB: operator IN with anything but a list",
                "SELECT * FROM things WHERE lower(v) = 'a'|The function is not allowed to be used this way in an expression; function: lower",
                "SELECT * FROM things WHERE begins_with(v, 'a') = TRUE|The function is not allowed to be used this way in an expression; function: begins_with",
                "SELECT * FROM things WHERE attribute_exists(v)|Invalid function name; function: attribute_exists",
                "SELECT * FROM things WHERE begins_with(v)|Incorrect number of operands for operator or function; operator or function: begins_with, number of operands: 1",
                "SELECT * FROM things WHERE begins_with(v, 5)|Incorrect operand type for operator or function; operator or function: begins_with, operand type: N",
                "SELECT * FROM things WHERE size(v, w) = 1|Incorrect number of operands for operator or function; operator or function: size, number of operands: 2",
                "SELECT * FROM things WHERE attribute_type(v, 'X')|Invalid attribute type name found; type: X, valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
                "SELECT * FROM things WHERE v > TRUE|Incorrect operand type for operator or function; operator: >, operand type: BOOL",
                "SELECT * FROM things WHERE v BETWEEN 2 AND 1|The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {N:2}, upper bound operand: AttributeValue: {N:1}",
                "SELECT * FROM things WHERE v = v|The first operand must be distinct from the remaining operands for this operator or function; operator: =, first operand: [v]",
                "SELECT * FROM things ORDER BY v.w|Unsupported in DynamoDB: anything but key attributes in ORDER BY",
                "UPDATE things.byG SET v = 1 WHERE pk = 'p'|Unsupported in DynamoDB: writes to an index or to a path",
                "UPDATE things t SET v = 1 WHERE pk = 'p'|Unsupported in DynamoDB: aliases",
                "SELECT * FROM things WHERE v[1.5] = 1|List index is not within the allowable range; index: [1.5]",
                "SELECT * FROM things WHERE v[-1] = 1|List index is not within the allowable range; index: [-1]",
                "SELECT * FROM things WHERE v[99999999999] = 1|List index is not within the allowable range; index: [99999999999]"
            })
    void what_dynamodb_does_not_have_is_refused_by_its_name(String statement, String message) {
        assertThat(tables.refusal(statement)).isEqualTo("ValidationException: " + message);
    }

    @Test
    void quotes_make_a_name_of_any_text() {
        for (String name : List.of("size", "select", "a b", "a.b", "a'b", "ключ", "名前", "😀", "a\"b", " ", "?", "--")) {
            String quoted = "\"" + name.replace("\"", "\"\"") + "\"";
            tables.run("UPDATE things SET " + quoted + " = ?" + KEY, s(name));

            assertThat(tables.run("SELECT " + quoted + " FROM things WHERE pk = 'p' AND " + quoted + " = '"
                            + name.replace("'", "''") + "'"))
                    .containsExactly(item(name, name));
        }
        assertThat(tables.refusal("SELECT ключ FROM things"))
                .isEqualTo("ValidationException: Statement wasn't well formed, can't be processed: "
                        + "Unexpected character");
    }

    @Test
    void quoted_text_injects_nothing() {
        String hostile = "x' OR pk <> 'x";

        assertThat(tables.run("SELECT * FROM things WHERE pk = ?", s(hostile))).isEmpty();
        assertThat(tables.run("SELECT * FROM things WHERE pk = '" + hostile.replace("'", "''") + "'"))
                .isEmpty();
        tables.run("INSERT INTO things VALUE {'pk': ?, 'sk': 'a; DELETE FROM things'}", s(hostile));
        assertThat(tables.run("SELECT * FROM things")).hasSize(2);
    }

    @Test
    void a_statement_has_up_to_8192_characters() {
        String start = "SELECT * FROM things WHERE v = '";
        String fits = start + "x".repeat(8192 - start.length() - 1) + "'";

        assertThat(tables.run(fits)).isEmpty();
        assertThat(tables.refusal(fits + " "))
                .startsWith("ValidationException: 1 validation error detected: Value ")
                .endsWith("at 'statement' failed to satisfy constraint: Member must have length less than or equal to "
                        + "8192");
        assertThat(tables.refusal(""))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: Value '' at 'statement' failed to satisfy "
                                + "constraint: Member must have length greater than or equal to 1");
        assertThat(tables.refusal("   "))
                .isEqualTo("ValidationException: Statement wasn't well formed, can't be processed: "
                        + "Expected data manipulation");
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", "{'a':", "<<", "NOT ", "+ ", "- ", "size(", "v[", "v = (", "v IN ["})
    void deep_nesting_is_refused_and_does_not_overflow(String opening) {
        String start = "SELECT * FROM things WHERE ";

        assertThat(tables.refusal(start + opening.repeat((8192 - start.length()) / opening.length())))
                .startsWith("ValidationException: ");
    }

    @Test
    void many_conditions_are_no_depth() {
        assertThat(tables.run("SELECT * FROM things WHERE pk = 'p'" + " AND v = 1".repeat(800)))
                .hasSize(1);
        assertThat(tables.run("SELECT * FROM things WHERE v = 2" + " OR v = 1".repeat(800)))
                .hasSize(1);
    }

    @Test
    void values_nest_32_levels_inside_an_attribute() {
        String fits = "[".repeat(33) + "]".repeat(33);

        tables.run("UPDATE things SET v = " + fits + KEY);
        assertThat(tables.refusal("UPDATE things SET v = [" + fits + "]" + KEY))
                .isEqualTo("ValidationException: Nesting Levels have exceeded supported limits");
        assertThat(tables.refusal("INSERT INTO things VALUE {'pk': 'p', 'sk': 'b', 'v': [" + fits + "]}"))
                .isEqualTo("ValidationException: Nesting Levels have exceeded supported limits");
        AttributeValue deep = l();
        for (int i = 0; i < 20; i++) {
            deep = l(deep);
        }
        assertThat(tables.refusal("UPDATE things SET v = " + "[".repeat(20) + "?" + "]".repeat(20) + KEY, deep))
                .isEqualTo("ValidationException: Nesting Levels have exceeded supported limits");
    }

    @Test
    void paths_and_lists_have_limits() {
        assertThat(tables.refusal("SELECT v" + ".v".repeat(32) + " FROM things"))
                .isEqualTo("ValidationException: The document path has too many nesting elements; nesting levels: 33");
        assertThat(tables.run("SELECT v" + ".v".repeat(31) + " FROM things")).containsExactly(item());
        assertThat(tables.refusal("SELECT * FROM things WHERE v IN [0" + ", 1".repeat(100) + "]"))
                .isEqualTo("ValidationException: The IN operator is provided with too many operands; "
                        + "number of operands: 101");
        StringBuilder keys = new StringBuilder("'k'");
        for (int i = 0; i < 50; i++) {
            keys.append(", 'k").append(i).append('\'');
        }
        assertThat(tables.refusal("SELECT * FROM things WHERE pk IN [" + keys + "]"))
                .isEqualTo("ValidationException: A SELECT can name at most 50 partition key values; "
                        + "number of values: 51");
    }

    @Test
    void parameters_are_counted_and_checked() {
        String message = "ValidationException: Number of parameters in request and statement don't match.";

        assertThat(tables.refusal("SELECT * FROM things WHERE pk = ?")).isEqualTo(message);
        assertThat(tables.refusal("SELECT * FROM things WHERE pk = ?", s("p"), s("q")))
                .isEqualTo(message);
        assertThat(tables.refusal("SELECT * FROM things", s("p"))).isEqualTo(message);
        assertThat(Shapes.refusal(
                        () -> tables.execute("SELECT * FROM things", request -> request.parameters(List.of()))))
                .isEqualTo("ValidationException: 1 validation error detected: Value '[]' at 'parameters' failed to "
                        + "satisfy constraint: Member must have length greater than or equal to 1");
        assertThat(tables.refusal("SELECT * FROM things WHERE pk = ?", n("x")))
                .isEqualTo("ValidationException: The parameter cannot be converted to a numeric value: x");
        assertThat(tables.refusal("SELECT ? FROM things", s("v"))).startsWith("ValidationException: ");
        assertThat(tables.refusal("SELECT * FROM ?", s("things"))).startsWith("ValidationException: ");
    }

    @Test
    void random_text_is_refused_or_answered_and_nothing_else() {
        List<String> pieces = List.of(
                "SELECT ",
                "* ",
                "FROM ",
                "things ",
                "WHERE ",
                "pk ",
                "= ",
                "'p' ",
                "AND ",
                "OR ",
                "NOT ",
                "( ",
                ") ",
                "[ ",
                "] ",
                "<< ",
                ">> ",
                "{ ",
                "} ",
                "'",
                "\"",
                ", ",
                ". ",
                "? ",
                "1 ",
                "-",
                "IN ",
                "BETWEEN ",
                "IS ",
                "MISSING ",
                "NULL ",
                "UPDATE ",
                "SET ",
                "REMOVE ",
                "DELETE ",
                "INSERT INTO ",
                "VALUE ",
                "RETURNING ",
                "ALL ",
                "OLD ",
                "size(",
                "ORDER BY ",
                "sk ",
                ":",
                ";",
                "\u0000",
                "é",
                "😀",
                "EXISTS(",
                "1e9",
                ".5",
                "--",
                "/*",
                "*/");
        long seed = Long.getLong("keywright.seed", 1_000L);
        Random random = new Random(seed);
        for (int i = 0; i < 1500; i++) {
            StringBuilder statement =
                    new StringBuilder(i % 2 == 0 ? "SELECT * FROM things WHERE " : "UPDATE things SET v ");
            for (int j = random.nextInt(12); j >= 0; j--) {
                statement.append(pieces.get(random.nextInt(pieces.size())));
            }
            try {
                tables.run(statement.toString());
            } catch (DynamoDbException refusal) {
                assertThat(refusal.statusCode())
                        .as("-Dkeywright.seed=%d, statement %s", seed, statement)
                        .isEqualTo(400);
                assertThat(refusal.awsErrorDetails().errorCode())
                        .as("-Dkeywright.seed=%d, statement %s", seed, statement)
                        .isIn("ValidationException", "ResourceNotFoundException", "ConditionalCheckFailedException");
            }
        }
    }
}
