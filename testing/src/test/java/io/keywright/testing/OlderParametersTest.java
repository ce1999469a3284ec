package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static io.keywright.testing.Shapes.ss;
import static io.keywright.testing.Shapes.texts;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.ComparisonOperator;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.ConditionalOperator;
import software.amazon.awssdk.services.dynamodb.model.ExpectedAttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/** The parameters from before expressions, which the service still takes. */
@DynamoDbTest
class OlderParametersTest {

    private static final Map<String, AttributeValue> KEY = item("pk", "p", "sk", "b");

    private DynamoDbClient client;

    @BeforeEach
    void putSome(DynamoDbClient given) {
        client = things(given);
        put(client, "pk", "p", "sk", "a", "v", 1);
        put(client, "pk", "p", "sk", "b", "v", 2, "tags", ss("x", "y"));
        put(client, "pk", "p", "sk", "c");
    }

    private static Condition condition(ComparisonOperator operator, AttributeValue... values) {
        Condition.Builder condition = Condition.builder().comparisonOperator(operator);
        return (values.length == 0 ? condition : condition.attributeValueList(values)).build();
    }

    private List<String> scanned(ComparisonOperator operator, AttributeValue... values) {
        return texts(
                client.scan(request -> request.tableName(THINGS).scanFilter(Map.of("v", condition(operator, values))))
                        .items(),
                "sk");
    }

    @Test
    void key_conditions_read_a_range() {
        assertThat(texts(
                        client.query(request -> request.tableName(THINGS)
                                        .keyConditions(Map.of(
                                                "pk", condition(ComparisonOperator.EQ, s("p")),
                                                "sk", condition(ComparisonOperator.BETWEEN, s("b"), s("c")))))
                                .items(),
                        "sk"))
                .containsExactly("b", "c");
    }

    @Test
    void filters_compare() {
        assertThat(scanned(ComparisonOperator.EQ, n(1))).containsExactly("a");
        assertThat(scanned(ComparisonOperator.NE, n(1))).containsExactly("b", "c");
        assertThat(scanned(ComparisonOperator.GE, n(2))).containsExactly("b");
        assertThat(scanned(ComparisonOperator.NULL)).containsExactly("c");
        assertThat(scanned(ComparisonOperator.NOT_NULL)).containsExactly("a", "b");
        assertThat(scanned(ComparisonOperator.IN, n(2), n(3))).containsExactly("b");
        assertThat(scanned(ComparisonOperator.BETWEEN, n(1), n(2))).containsExactly("a", "b");
    }

    @Test
    void filters_join_by_and_unless_told_to_join_by_or() {
        Map<String, Condition> both = Map.of(
                "v", condition(ComparisonOperator.EQ, n(1)), "tags", condition(ComparisonOperator.CONTAINS, s("x")));

        assertThat(client.scan(request -> request.tableName(THINGS).scanFilter(both))
                        .count())
                .isZero();
        assertThat(client.scan(request ->
                                request.tableName(THINGS).scanFilter(both).conditionalOperator(ConditionalOperator.OR))
                        .count())
                .isEqualTo(2);
    }

    @Test
    void a_conditional_operator_needs_two_conditions() {
        String invalid = "ValidationException: One or more parameter values were invalid: ";
        assertThat(refusal(() ->
                        client.scan(request -> request.tableName(THINGS).conditionalOperator(ConditionalOperator.OR))))
                .isEqualTo(invalid + "ConditionalOperator cannot be used without Filter or Expected");
        assertThat(refusal(() -> client.scan(request -> request.tableName(THINGS)
                        .scanFilter(Map.of("v", condition(ComparisonOperator.NULL)))
                        .conditionalOperator(ConditionalOperator.OR))))
                .isEqualTo(invalid
                        + "ConditionalOperator can only be used when Filter or Expected has two or more elements");
    }

    @Test
    void filters_refuse_wrong_arguments() {
        String invalid = "ValidationException: One or more parameter values were invalid: ";
        assertThat(refusal(() -> scanned(ComparisonOperator.EQ, n(1), n(2))))
                .isEqualTo(invalid + "Invalid number of argument(s) for the EQ ComparisonOperator");
        assertThat(refusal(() -> scanned(ComparisonOperator.IN, n(1), s("a"))))
                .isEqualTo(invalid + "AttributeValues inside AttributeValueList must be of same type");
        assertThat(refusal(() -> scanned(ComparisonOperator.BEGINS_WITH, n(1))))
                .isEqualTo(invalid + "ComparisonOperator BEGINS_WITH is not valid for N AttributeValue type");
        assertThat(refusal(() -> scanned(ComparisonOperator.BETWEEN, n(2), n(1))))
                .isEqualTo("ValidationException: The BETWEEN condition was provided a range where the lower bound is "
                        + "greater than the upper bound");
    }

    @Test
    void expectations_guard_a_write() {
        assertThat(refusal(() -> client.deleteItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .expected(Map.of(
                                "v",
                                ExpectedAttributeValue.builder().value(n(1)).build())))))
                .isEqualTo("ConditionalCheckFailedException: The conditional request failed");
        assertThat(refusal(() -> client.putItem(request -> request.tableName(THINGS)
                        .item(KEY)
                        .expected(Map.of(
                                "pk",
                                ExpectedAttributeValue.builder().exists(false).build())))))
                .isEqualTo("ConditionalCheckFailedException: The conditional request failed");
        client.deleteItem(request -> request.tableName(THINGS)
                .key(KEY)
                .expected(Map.of(
                        "v",
                        ExpectedAttributeValue.builder()
                                .comparisonOperator(ComparisonOperator.LT)
                                .attributeValueList(n(3))
                                .build())));
        assertThat(client.getItem(request -> request.tableName(THINGS).key(KEY)).hasItem())
                .isFalse();
    }

    @Test
    void expectations_that_contradict_themselves_are_refused() {
        assertThat(refusal(() -> client.putItem(request -> request.tableName(THINGS)
                        .item(KEY)
                        .expected(Map.of(
                                "v",
                                ExpectedAttributeValue.builder().exists(true).build())))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: One or more parameter values were invalid: Value must be provided "
                                + "when Exists is true for Attribute: v");
        assertThat(refusal(() -> client.putItem(request -> request.tableName(THINGS)
                        .item(KEY)
                        .expected(Map.of(
                                "v",
                                ExpectedAttributeValue.builder()
                                        .exists(false)
                                        .value(n(1))
                                        .build())))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: One or more parameter values were invalid: Value cannot be used when "
                                + "Exists is false for Attribute: v");
    }

    @Test
    void attribute_updates_put_add_and_delete() {
        assertThat(client.updateItem(request -> request.tableName(THINGS)
                                .key(KEY)
                                .attributeUpdates(Map.of(
                                        "v", change(AttributeAction.ADD, n(5)),
                                        "tags", change(AttributeAction.DELETE, ss("x")),
                                        "fresh", change(AttributeAction.PUT, s("f"))))
                                .returnValues(ReturnValue.ALL_NEW))
                        .attributes())
                .isEqualTo(item("pk", "p", "sk", "b", "v", 7, "tags", ss("y"), "fresh", "f"));
    }

    @Test
    void attribute_updates_refuse_actions_that_do_not_fit_the_type() {
        assertThat(refusal(() -> client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .attributeUpdates(Map.of("v", change(AttributeAction.DELETE, n(1)))))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: One or more parameter values were invalid: DELETE action with value is "
                                + "not supported for the type N");
        assertThat(refusal(() -> client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .attributeUpdates(Map.of("v", change(AttributeAction.ADD, s("x")))))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: One or more parameter values were invalid: ADD action is not supported "
                                + "for the type S");
    }

    private static AttributeValueUpdate change(AttributeAction action, AttributeValue value) {
        return AttributeValueUpdate.builder().action(action).value(value).build();
    }

    @Test
    void expressions_and_older_parameters_do_not_mix() {
        assertThat(refusal(() -> client.updateItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .updateExpression("REMOVE v")
                        .attributeUpdates(Map.of("v", change(AttributeAction.PUT, n(1)))))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: Can not use both expression and non-expression parameters in the same "
                                + "request: Non-expression parameters: {AttributeUpdates} Expression parameters: "
                                + "{UpdateExpression}");
    }

    @Test
    void attributes_to_get_name_whole_attributes() {
        assertThat(client.getItem(request -> request.tableName(THINGS).key(KEY).attributesToGet("v", "none"))
                        .item())
                .isEqualTo(item("v", 2));
        assertThat(refusal(() -> client.getItem(
                        request -> request.tableName(THINGS).key(KEY).attributesToGet("v", "v"))))
                .isEqualTo("ValidationException: One or more parameter values were invalid: Duplicate value in "
                        + "attribute name: v");
    }
}
