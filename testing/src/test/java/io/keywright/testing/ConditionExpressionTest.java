package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
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
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What condition and filter expressions mean, and which are refused with which words. */
@DynamoDbTest
class ConditionExpressionTest {

    private static final String INVALID = "ValidationException: Invalid FilterExpression: ";

    private static final Map<String, AttributeValue> VALUES = item(
            ":five",
            5,
            ":six",
            6,
            ":seven",
            7,
            ":a",
            "a",
            ":abc",
            "abc",
            ":b",
            "b",
            ":z",
            "z",
            ":empty",
            "",
            ":true",
            bool(true),
            ":null",
            nul(),
            ":list",
            l(n(1)),
            ":map",
            m("x", 1),
            ":set",
            ss("x", "y"),
            ":sameSet",
            ss("y", "x"),
            ":numbers",
            ns("1", "2"),
            ":bytes",
            b(1, 2),
            ":S",
            "S",
            ":N",
            "N",
            ":L",
            "L",
            ":BOOL",
            "BOOL",
            ":wrong",
            "STRING",
            ":x",
            "x",
            ":one",
            n("1.0"),
            ":two",
            2,
            ":three",
            3);

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
                        6,
                        "txt",
                        "abcdef",
                        "yes",
                        bool(true),
                        "nothing",
                        nul(),
                        "xs",
                        l(n(1), s("two"), m("deep", l(s("a")))),
                        "doc",
                        m("city", "Rome", "zip", 100),
                        "tags",
                        ss("x", "y"),
                        "counts",
                        ns("1", "2", "3"),
                        "bin",
                        b(1, 2, 3),
                        "twin",
                        6)));
    }

    private static Map<String, AttributeValue> used(String expression) {
        Map<String, AttributeValue> used = new HashMap<>();
        Matcher matcher = Pattern.compile(":\\w+").matcher(expression);
        while (matcher.find()) {
            AttributeValue value = VALUES.get(matcher.group());
            if (value != null) {
                used.put(matcher.group(), value);
            }
        }
        return used;
    }

    private boolean holds(String expression) {
        Map<String, AttributeValue> values = used(expression);
        return client.scan(request -> {
                            request.tableName(THINGS).filterExpression(expression);
                            if (!values.isEmpty()) {
                                request.expressionAttributeValues(values);
                            }
                        })
                        .count()
                == 1;
    }

    private String invalid(String expression) {
        return refusal(() -> holds(expression));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "num = :six",
                "num <> :five",
                "num > :five",
                "num >= :six",
                "num < :seven",
                "num <= :six",
                ":five < num",
                "num = twin",
                "num BETWEEN :five AND :seven",
                "num between :six and :six",
                "num IN (:five, :six)",
                "txt > :abc",
                "txt < :z",
                "begins_with(txt, :abc)",
                "begins_with(bin, :bytes)",
                "contains(txt, :b)",
                "contains(tags, :x)",
                "contains(counts, :one)",
                "contains(xs, :one)",
                "contains(bin, :bytes)",
                "attribute_exists(num)",
                "attribute_not_exists(gone)",
                "attribute_exists(doc.city)",
                "attribute_not_exists(doc.street)",
                "attribute_exists(xs[2].deep[0])",
                "attribute_not_exists(xs[3])",
                "attribute_type(num, :N)",
                "attribute_type(xs, :L)",
                "attribute_type(yes, :BOOL)",
                "size(txt) = :six",
                "size(xs) = :three",
                "size(doc) = :two",
                "size(tags) = :two",
                "size(bin) = :three",
                "xs[0] = :one",
                "tags = :set",
                "tags = :sameSet",
                "yes = :true",
                "nothing = :null",
                "gone <> :five",
                "NOT gone = :five",
                "not num = :five",
                "gone <> twin",
                "num = :six AND txt = :abc OR yes = :true",
                "yes = :true OR num = :six AND txt = :abc",
                "(num = :six OR txt = :abc) AND yes = :true",
                "NOT num = :five AND NOT txt = :abc",
                "NOT (num = :five OR txt = :abc)",
                "begins_with(txt, :empty)",
                "xs[2].deep[0] = :a"
            })
    void holds_of_the_item(String expression) {
        assertThat(holds(expression)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "num = :five",
                "num = :a",
                "num < :six",
                "gone = :five",
                "gone < :five",
                "gone BETWEEN :five AND :seven",
                "gone IN (:five)",
                "gone = absent",
                "num > :a",
                "txt BETWEEN :five AND :six",
                "begins_with(txt, :b)",
                "begins_with(num, :a)",
                "contains(txt, :z)",
                "contains(tags, :z)",
                "contains(num, :six)",
                "contains(xs, :a)",
                "attribute_exists(gone)",
                "attribute_not_exists(num)",
                "attribute_type(num, :S)",
                "attribute_type(gone, :S)",
                "size(num) > :five",
                "size(gone) < :five",
                "xs[1] = :one",
                "doc.city = :a",
                "doc[0] = :a",
                "xs.city = :a",
                "tags = :x",
                "(num = :six OR txt = :abc) AND txt = :abc",
                "num = :six AND NOT num = :six"
            })
    void does_not_hold_of_the_item(String expression) {
        assertThat(holds(expression)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "num =|Syntax error; token: \"<EOF>\", near: \"=\"",
                "num = :six :five|Syntax error; token: \":five\", near: \":six :five\"",
                "num = = :six|Syntax error; token: \"=\", near: \"= = :six\"",
                "num % :six|Syntax error; token: \"%\", near: \"num % :six\"",
                "(num = :six|Syntax error; token: \"<EOF>\", near: \":six\"",
                "AND num = :six|Syntax error; token: \"num\", near: \"AND num =\"",
                "xs[a] = :six|Syntax error; token: \"a\", near: \"[a]\"",
                "num = :nope|An expression attribute value used in expression is not defined; attribute value: :nope",
                "#nope = :six|An expression attribute name used in the document path is not defined; attribute name: #nope",
                "size = :six|Attribute name is a reserved keyword; reserved keyword: size",
                "doc.Name = :a|Attribute name is a reserved keyword; reserved keyword: Name",
                "nope(num)|Invalid function name; function: nope",
                "Size(txt) = :six|Invalid function name; function: Size",
                "size(txt)|The function is not allowed to be used this way in an expression; function: size",
                "contains(txt, :a) = :six|The function is not allowed to be used this way in an expression; function: contains",
                "num = begins_with(txt, :a)|The function is not allowed to be used this way in an expression; function: begins_with",
                "attribute_exists(num, txt)|Incorrect number of operands for operator or function; operator or function: attribute_exists, number of operands: 2",
                "begins_with(txt)|Incorrect number of operands for operator or function; operator or function: begins_with, number of operands: 1",
                "attribute_exists(:a)|Operator or function requires a document path; operator or function: attribute_exists",
                "begins_with(txt, :five)|Incorrect operand type for operator or function; operator or function: begins_with, operand type: N",
                "size(:five) = :five|Incorrect operand type for operator or function; operator or function: size, operand type: N",
                "attribute_type(txt, :five)|Incorrect operand type for operator or function; operator or function: attribute_type, operand type: N",
                "attribute_type(txt, :wrong)|Invalid attribute type name found; type: STRING, valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}",
                "num = num|The first operand must be distinct from the remaining operands for this operator or function; operator: =, first operand: [num]",
                "doc.city < doc.city|The first operand must be distinct from the remaining operands for this operator or function; operator: <, first operand: [doc, city]",
                "num BETWEEN :six AND :five|The BETWEEN operator requires upper bound to be greater than or equal to lower bound; lower bound operand: AttributeValue: {N:6}, upper bound operand: AttributeValue: {N:5}",
                "num BETWEEN :five AND :a|The BETWEEN operator requires same data type for lower and upper bounds; lower bound operand: AttributeValue: {N:5}, upper bound operand: AttributeValue: {S:a}",
                "((num = :six))|The expression has redundant parentheses;",
                "num < :true|Incorrect operand type for operator or function; operator: <, operand type: BOOL",
            })
    void is_refused(String expression, String message) {
        assertThat(invalid(expression)).isEqualTo(INVALID + message);
    }

    @Test
    void parentheses_that_stand_side_by_side_are_not_redundant() {
        assertThat(holds("((num = :six) AND (txt > :a)) OR (yes = :true)")).isTrue();
        assertThat(holds("(NOT (num = :five))")).isTrue();
    }

    @Test
    void an_empty_expression_is_refused() {
        assertThat(invalid("")).isEqualTo(INVALID + "The expression can not be empty;");
    }

    @Test
    void an_expression_over_4_kilobytes_is_refused() {
        String longExpression = "num = :six" + " ".repeat(4097 - 10);

        assertThat(invalid(longExpression))
                .isEqualTo(INVALID + "Expression size has exceeded the maximum allowed size; expression size: 4097");
    }

    @Test
    void placeholders_that_no_expression_uses_are_refused() {
        assertThat(refusal(() -> client.scan(request -> request.tableName(THINGS)
                        .filterExpression("num = :six")
                        .expressionAttributeValues(item(":six", 6, ":five", 5)))))
                .isEqualTo("ValidationException: Value provided in ExpressionAttributeValues unused in expressions: "
                        + "keys: {:five}");
        assertThat(refusal(() -> client.scan(request -> request.tableName(THINGS)
                        .filterExpression("num = :six")
                        .expressionAttributeNames(Map.of("#n", "num"))
                        .expressionAttributeValues(item(":six", 6)))))
                .isEqualTo("ValidationException: Value provided in ExpressionAttributeNames unused in expressions: "
                        + "keys: {#n}");
    }

    @Test
    void placeholders_without_an_expression_are_refused() {
        assertThat(refusal(() -> client.scan(
                        request -> request.tableName(THINGS).expressionAttributeNames(Map.of("#n", "num")))))
                .isEqualTo(
                        "ValidationException: ExpressionAttributeNames can only be specified when using expressions");
        assertThat(refusal(() ->
                        client.scan(request -> request.tableName(THINGS).expressionAttributeValues(item(":six", 6)))))
                .isEqualTo("ValidationException: ExpressionAttributeValues can only be specified when using "
                        + "expressions: FilterExpression is null");
    }

    @Test
    void malformed_placeholders_are_refused() {
        assertThat(refusal(() -> client.scan(request -> request.tableName(THINGS)
                        .filterExpression("num = :six")
                        .expressionAttributeValues(item("six", 6)))))
                .isEqualTo("ValidationException: ExpressionAttributeValues contains invalid key: Syntax error; "
                        + "key: \"six\"");
        assertThat(refusal(() -> client.scan(request -> request.tableName(THINGS)
                        .filterExpression("num = :six")
                        .expressionAttributeValues(item(":six", n("six"))))))
                .isEqualTo("ValidationException: ExpressionAttributeValues contains invalid value: The parameter "
                        + "cannot be converted to a numeric value: six for key :six");
    }

    @Test
    void names_by_placeholder_may_be_reserved_or_contain_dots() {
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "q", "sk", "s", "a.b", 1, "size", 2)));

        assertThat(client.scan(request -> request.tableName(THINGS)
                                .filterExpression("#dotted = :one AND #size = :two")
                                .expressionAttributeNames(Map.of("#dotted", "a.b", "#size", "size"))
                                .expressionAttributeValues(item(":one", 1, ":two", 2)))
                        .count())
                .isEqualTo(1);
    }

    @Test
    void text_is_ordered_by_code_point_and_not_by_utf16() {
        String beyondBmp = Character.toString(0x1F600);
        String endOfBmp = "\uFFFD";
        client.putItem(request -> request.tableName(THINGS).item(item("pk", "q", "sk", "s", "t", beyondBmp)));

        assertThat(client.scan(request -> request.tableName(THINGS)
                                .filterExpression("t > :t")
                                .expressionAttributeValues(item(":t", endOfBmp)))
                        .count())
                .isEqualTo(1);
    }

    @Test
    void a_list_of_more_than_a_hundred_candidates_is_refused() {
        StringBuilder candidates = new StringBuilder(":six");
        for (int i = 0; i < 100; i++) {
            candidates.append(",:six");
        }

        assertThat(invalid("num IN (" + candidates + ")"))
                .isEqualTo(INVALID + "The IN operator is provided with too many operands; number of operands: 101");
    }
}
