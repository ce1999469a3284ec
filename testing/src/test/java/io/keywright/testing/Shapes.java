package io.keywright.testing;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Short ways to write the values, items and tables of the tests. */
final class Shapes {

    /** The name of the one table that most tests have. */
    static final String THINGS = DynamoDbExtension.tableName("things");

    private Shapes() {}

    static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    static AttributeValue n(long number) {
        return AttributeValue.fromN(String.valueOf(number));
    }

    static AttributeValue n(String number) {
        return AttributeValue.fromN(number);
    }

    static AttributeValue b(int... bytes) {
        byte[] content = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            content[i] = (byte) bytes[i];
        }
        return AttributeValue.fromB(SdkBytes.fromByteArray(content));
    }

    static AttributeValue bool(boolean flag) {
        return AttributeValue.fromBool(flag);
    }

    static AttributeValue nul() {
        return AttributeValue.fromNul(true);
    }

    static AttributeValue l(AttributeValue... elements) {
        return AttributeValue.fromL(Arrays.asList(elements));
    }

    static AttributeValue m(Object... namesAndValues) {
        return AttributeValue.fromM(item(namesAndValues));
    }

    static AttributeValue ss(String... members) {
        return AttributeValue.fromSs(Arrays.asList(members));
    }

    static AttributeValue ns(String... members) {
        return AttributeValue.fromNs(Arrays.asList(members));
    }

    /** An item from names and values in turn; text stands for a string value, an int for a number. */
    static Map<String, AttributeValue> item(Object... namesAndValues) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            item.put((String) namesAndValues[i], value(value));
        }
        return item;
    }

    private static AttributeValue value(Object value) {
        if (value instanceof AttributeValue attribute) {
            return attribute;
        }
        return value instanceof Integer number ? n(number) : s((String) value);
    }

    static AttributeDefinition attribute(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }

    static KeySchemaElement hash(String name) {
        return KeySchemaElement.builder()
                .attributeName(name)
                .keyType(KeyType.HASH)
                .build();
    }

    static KeySchemaElement range(String name) {
        return KeySchemaElement.builder()
                .attributeName(name)
                .keyType(KeyType.RANGE)
                .build();
    }

    static Projection projection(ProjectionType type, String... nonKey) {
        Projection.Builder projection = Projection.builder().projectionType(type);
        return (nonKey.length == 0 ? projection : projection.nonKeyAttributes(nonKey)).build();
    }

    static GlobalSecondaryIndex gsi(String name, Projection projection, KeySchemaElement... keys) {
        return GlobalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection)
                .build();
    }

    static LocalSecondaryIndex lsi(String name, Projection projection, KeySchemaElement... keys) {
        return LocalSecondaryIndex.builder()
                .indexName(name)
                .keySchema(keys)
                .projection(projection)
                .build();
    }

    /** A table {@code pk}/{@code sk} of strings, billed by request. */
    static CreateTableRequest.Builder table(String name) {
        return CreateTableRequest.builder()
                .tableName(name)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(hash("pk"), range("sk"))
                .attributeDefinitions(attribute("pk", ScalarAttributeType.S), attribute("sk", ScalarAttributeType.S));
    }

    /** The client, after making the table {@link #THINGS}, keyed by strings pk and sk. */
    static DynamoDbClient things(DynamoDbClient client) {
        client.createTable(table(THINGS).build());
        client.waiter().waitUntilTableExists(request -> request.tableName(THINGS));
        return client;
    }

    /** An engine with the table {@link #THINGS}. */
    static InProcessDynamoDb engine() {
        InProcessDynamoDb engine = InProcessDynamoDb.create();
        things(engine.client());
        return engine;
    }

    static void put(DynamoDbClient client, Object... namesAndValues) {
        client.putItem(request -> request.tableName(THINGS).item(item(namesAndValues)));
    }

    /** The text of one attribute in each of the items. */
    static List<String> texts(List<Map<String, AttributeValue>> items, String name) {
        return items.stream().map(item -> text(item, name)).toList();
    }

    static String text(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name)).s();
    }

    /** The error code and message with which the call is refused. */
    static String refusal(ThrowingCallable call) {
        try {
            call.call();
        } catch (DynamoDbException refusal) {
            return refusal.awsErrorDetails().errorCode() + ": "
                    + refusal.awsErrorDetails().errorMessage();
        } catch (Throwable other) {
            throw new AssertionError("refused otherwise", other);
        }
        throw new AssertionError("the call was not refused");
    }
}
