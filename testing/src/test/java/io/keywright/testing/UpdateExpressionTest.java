package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.bool;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.m;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.ns;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static io.keywright.testing.Shapes.ss;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/** What update expressions do to an item, and which are refused with which words. */
@DynamoDbTest
class UpdateExpressionTest {

    private static final String INVALID =
            "ValidationException: 1 validation error detected: Invalid UpdateExpression: ";

    private static final Map<String, AttributeValue> VALUES = item(
            ":one",
            1,
            ":two",
            2,
            ":text",
            "text",
            ":list",
            l(s("p"), s("q")),
            ":empty",
            l(),
            ":set",
            ss("x", "z"),
            ":all",
            ss("x", "y"),
            ":ns",
            ns("7"),
            ":map",
            m("k", 1),
            ":true",
            bool(true),
            ":half",
            n("0.5"));

    private DynamoDbClient client;

    @BeforeEach
    void putOneItem(DynamoDbClient given) {
        client = things(given);
        client.putItem(request -> request.tableName(THINGS)
                .item(item(
                        "pk",
                        "p",
                        "sk",
                        "s",
                        "num",
                        10,
                        "txt",
                        "t",
                        "xs",
                        l(n(0), n(1), n(2), n(3)),
                        "doc",
                        m("a", 1, "nest", m("b", 2)),
                        "tags",
                        ss("x", "y"))));
    }

    private Map<String, AttributeValue> update(String expression) {
        Map<String, AttributeValue> values = new HashMap<>();
        Matcher matcher = Pattern.compile(":\\w+").matcher(expression);
        while (matcher.find()) {
            AttributeValue value = VALUES.get(matcher.group());
            if (value != null) {
                values.put(matcher.group(), value);
            }
        }
        return client.updateItem(request -> {
                    request.tableName(THINGS)
                            .key(item("pk", "p", "sk", "s"))
                            .updateExpression(expression)
                            .returnValues(ReturnValue.ALL_NEW);
                    if (!values.isEmpty()) {
                        request.expressionAttributeValues(values);
                    }
                })
                .attributes();
    }

    @Test
    void set_takes_values_paths_and_sums() {
        Map<String, AttributeValue> updated = update(
                "SET fresh = :text, copied = num, num = num + :two, lower1 = num - :one, doc.a = :two, doc.c = :text");

        assertThat(updated)
                .containsEntry("fresh", s("text"))
                .containsEntry("copied", n(10))
                .containsEntry("num", n(12))
                .containsEntry("lower1", n(9))
                .containsEntry("doc", m("a", 2, "nest", m("b", 2), "c", "text"));
    }

    @Test
    void all_operands_are_read_before_anything_is_written() {
        assertThat(update("SET num = txt, txt = num"))
                .containsEntry("num", s("t"))
                .containsEntry("txt", n(10));
    }

    @Test
    void if_not_exists_keeps_what_is_there_and_sets_what_is_not() {
        assertThat(update("SET num = if_not_exists(num, :one), fresh = if_not_exists(fresh, :one), "
                        + "sum1 = if_not_exists(sum1, :one) + :two"))
                .containsEntry("num", n(10))
                .containsEntry("fresh", n(1))
                .containsEntry("sum1", n(3));
    }

    @Test
    void list_append_joins_at_either_end() {
        assertThat(update("SET front = list_append(:list, xs), rear = list_append(xs, :list), "
                        + "made = list_append(if_not_exists(made, :empty), :list)"))
                .containsEntry("front", l(s("p"), s("q"), n(0), n(1), n(2), n(3)))
                .containsEntry("rear", l(n(0), n(1), n(2), n(3), s("p"), s("q")))
                .containsEntry("made", l(s("p"), s("q")));
    }

    @Test
    void an_index_beyond_the_end_of_a_list_appends() {
        assertThat(update("SET xs[9] = :text, xs[7] = :one, xs[1] = :two"))
                .containsEntry("xs", l(n(0), n(2), n(2), n(3), n(1), s("text")));
    }

    @Test
    void removed_list_elements_are_those_of_the_positions_before_the_update() {
        assertThat(update("REMOVE xs[0], xs[2]")).containsEntry("xs", l(n(1), n(3)));
    }

    @Test
    void removing_what_is_not_there_changes_nothing() {
        assertThat(update("REMOVE gone, doc.nothing, xs[9]"))
                .containsEntry("xs", l(n(0), n(1), n(2), n(3)))
                .containsEntry("doc", m("a", 1, "nest", m("b", 2)));
    }

    @Test
    void remove_takes_attributes_and_nested_entries() {
        assertThat(update("REMOVE txt, doc.nest.b"))
                .doesNotContainKey("txt")
                .containsEntry("doc", m("a", 1, "nest", m()));
    }

    @Test
    void add_counts_numbers_and_joins_sets() {
        assertThat(update("ADD num :two, fresh :one, tags :set, doc.a :half"))
                .containsEntry("num", n(12))
                .containsEntry("fresh", n(1))
                .containsEntry("doc", m("a", n("1.5"), "nest", m("b", 2)))
                .hasEntrySatisfying("tags", tags -> assertThat(tags.ss()).containsExactlyInAnyOrder("x", "y", "z"));
    }

    @Test
    void delete_takes_members_out_of_a_set_and_the_set_with_the_last() {
        assertThat(update("DELETE tags :set").get("tags")).isEqualTo(ss("y"));
        assertThat(update("DELETE tags :all")).doesNotContainKey("tags");
        assertThat(update("DELETE tags :all")).doesNotContainKey("tags");
    }

    @Test
    void sections_may_come_in_any_order_and_case() {
        assertThat(update("remove txt set fresh = :one add num :one delete tags :set"))
                .doesNotContainKey("txt")
                .containsEntry("fresh", n(1))
                .containsEntry("num", n(11));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SET|Syntax error; token: \"<EOF>\", near: \"SET\"",
                "SET a = :one,|Syntax error; token: \"<EOF>\", near: \",\"",
                "SET a :one|Syntax error; token: \":one\", near: \"a :one\"",
                "FIX a = :one|Syntax error; token: \"FIX\", near: \"FIX a\"",
                "ADD a = :one|Syntax error; token: \"=\", near: \"a = :one\"",
                "SET a = :one SET b = :two|The \"SET\" section can only be used once in an update expression;",
                "SET a = :nope|An expression attribute value used in expression is not defined; attribute value: :nope",
                "SET #nope = :one|An expression attribute name used in the document path is not defined; attribute name: #nope",
                "SET name = :one|Attribute name is a reserved keyword; reserved keyword: name",
                "SET a = nope(b, :one)|Invalid function name; function: nope",
                "SET a = attribute_exists(b)|The function is not allowed in an update expression; function: attribute_exists",
                "SET a = if_not_exists(b)|Incorrect number of operands for operator or function; operator or function: if_not_exists, number of operands: 1",
                "SET a = if_not_exists(:one, :two)|Operator or function requires a document path; operator or function: if_not_exists",
                "SET a = list_append(xs, :one)|Incorrect operand type for operator or function; operator or function: list_append, operand type: N",
                "SET a = num + :text|Incorrect operand type for operator or function; operator or function: +, operand type: S",
                "SET a = :one, a = :two|Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a]",
                "SET doc.a = :one REMOVE doc|Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [doc, a], path two: [doc]",
                "SET doc[0] = :one, doc.b = :two|Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [doc, [0]], path two: [doc, b]",
                "ADD a :text|Incorrect operand type for operator or function; operator: ADD, operand type: STRING, "
                        + "typeSet: ALLOWED_FOR_ADD_OPERAND",
                "DELETE a :one|Incorrect operand type for operator or function; operator: DELETE, operand type: NUMBER, "
                        + "typeSet: ALLOWED_FOR_DELETE_OPERAND",
                "DELETE a :map|Incorrect operand type for operator or function; operator: DELETE, operand type: MAP, "
                        + "typeSet: ALLOWED_FOR_DELETE_OPERAND"
            })
    void is_refused_for_what_it_says(String expression, String message) {
        assertThat(refusal(() -> update(expression))).isEqualTo(INVALID + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SET a = gone|The provided expression refers to an attribute that does not exist in the item",
                "SET a = gone + :one|The provided expression refers to an attribute that does not exist in the item",
                "SET a = txt + :one|An operand in the update expression has an incorrect data type",
                "SET a = list_append(txt, :list)|An operand in the update expression has an incorrect data type",
                "SET gone.a = :one|The document path provided in the update expression is invalid for update",
                "SET txt.a = :one|The document path provided in the update expression is invalid for update",
                "SET doc[0] = :one|The document path provided in the update expression is invalid for update",
                "REMOVE gone.a|The document path provided in the update expression is invalid for update",
                "ADD txt :one|An operand in the update expression has an incorrect data type",
                "ADD tags :ns|An operand in the update expression has an incorrect data type",
                "DELETE tags :ns|An operand in the update expression has an incorrect data type",
                "SET pk = :text|One or more parameter values were invalid: Cannot update attribute pk. This attribute is part of the key",
                "REMOVE sk|One or more parameter values were invalid: Cannot update attribute sk. This attribute is part of the key"
            })
    void is_refused_for_what_it_meets(String expression, String message) {
        assertThat(refusal(() -> update(expression))).isEqualTo("ValidationException: " + message);
    }

    @Test
    void an_update_that_is_refused_changes_nothing() {
        assertThat(refusal(() -> update("SET num = :one, a = gone"))).startsWith("ValidationException");

        assertThat(client.getItem(request -> request.tableName(THINGS).key(item("pk", "p", "sk", "s")))
                        .item())
                .containsEntry("num", n(10));
    }
}
