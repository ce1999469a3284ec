package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.l;
import static io.keywright.testing.Shapes.m;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

@DynamoDbTest
class GetAndDeleteItemTest {

    private static final Map<String, AttributeValue> KEY = item("pk", "p", "sk", "s");

    private DynamoDbClient client;

    @BeforeEach
    void putOneItem(DynamoDbClient given) {
        client = things(given);
        put(client, "pk", "p", "sk", "s", "v", 1, "xs", l(n(0), n(1), m("k", "a")), "doc", m("a", 1, "b", m("c", 2)));
    }

    private Map<String, AttributeValue> projected(String projection) {
        return client.getItem(request -> request.tableName(THINGS).key(KEY).projectionExpression(projection))
                .item();
    }

    @Test
    void a_projection_gives_only_what_it_names_in_its_place() {
        assertThat(projected("v")).isEqualTo(item("v", 1));
        assertThat(projected("doc.b.c, v")).isEqualTo(item("doc", m("b", m("c", 2)), "v", 1));
        assertThat(projected("xs[2].k, xs[0]")).isEqualTo(item("xs", l(n(0), m("k", "a"))));
        assertThat(projected("nothing, doc.nothing, xs[9]")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "v,|Syntax error; token: \"<EOF>\", near: \",\"",
                "v w|Syntax error; token: \"w\", near: \"v w\"",
                "name|Attribute name is a reserved keyword; reserved keyword: name",
                "#nope|An expression attribute name used in the document path is not defined; attribute name: #nope",
                "doc, doc.a|Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [doc], path two: [doc, a]",
                "doc.a, doc[0]|Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [doc, a], path two: [doc, [0]]"
            })
    void a_projection_is_refused(String projection, String message) {
        assertThat(refusal(() -> projected(projection)))
                .isEqualTo("ValidationException: Invalid ProjectionExpression: " + message);
    }

    @Test
    void get_needs_the_whole_key() {
        assertThat(refusal(() ->
                        client.getItem(request -> request.tableName(THINGS).key(item("pk", "p")))))
                .isEqualTo("ValidationException: The provided key element does not match the schema");
        assertThat(refusal(() ->
                        client.getItem(request -> request.tableName(THINGS).key(item("pk", "", "sk", "s")))))
                .isEqualTo("ValidationException: One or more parameter values are not valid. The AttributeValue for a "
                        + "key attribute cannot contain an empty string value. Key: pk");
    }

    @Test
    void delete_takes_the_item_and_returns_it_when_asked() {
        assertThat(client.deleteItem(
                                request -> request.tableName(THINGS).key(KEY).returnValues(ReturnValue.ALL_OLD))
                        .attributes())
                .containsEntry("v", n(1));
        assertThat(client.getItem(request -> request.tableName(THINGS).key(KEY)).hasItem())
                .isFalse();
    }

    @Test
    void deleting_what_is_not_there_succeeds() {
        assertThat(client.deleteItem(request -> request.tableName(THINGS)
                                .key(item("pk", "p", "sk", "none"))
                                .returnValues(ReturnValue.ALL_OLD))
                        .hasAttributes())
                .isFalse();
    }

    @Test
    void delete_keeps_the_item_when_its_condition_fails() {
        assertThatThrownBy(() -> client.deleteItem(request -> request.tableName(THINGS)
                        .key(KEY)
                        .conditionExpression("v = :two")
                        .expressionAttributeValues(item(":two", 2))
                        .returnValuesOnConditionCheckFailure("ALL_OLD")))
                .isInstanceOfSatisfying(
                        ConditionalCheckFailedException.class,
                        failure -> assertThat(failure.item()).containsEntry("v", n(1)));
        assertThat(client.getItem(request -> request.tableName(THINGS).key(KEY)).hasItem())
                .isTrue();
    }

    @Test
    void delete_refuses_return_values_it_does_not_have() {
        assertThat(refusal(() -> client.deleteItem(
                        request -> request.tableName(THINGS).key(KEY).returnValues(ReturnValue.UPDATED_NEW))))
                .isEqualTo(
                        "ValidationException: 1 validation error detected: ReturnValues can only be ALL_OLD or NONE");
    }
}
