package io.keywright.testing.throughput;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The four simple operations on one table of 1,000 items in 100 partitions, as a single-table design has them. */
final class Workload {

    static final List<String> OPERATIONS = List.of("PutItem", "GetItem", "Query", "UpdateItem");

    private static final int PARTITIONS = 100;
    private static final int ITEMS = 10;

    private Workload() {}

    static DynamoDbClient client(URI endpoint) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(
                        StaticCredentialsProvider.create(AwsBasicCredentials.create("keywright", "keywright")))
                .build();
    }

    static void fill(DynamoDbClient client, String table) {
        client.createTable(CreateTableRequest.builder()
                .tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(definition("PK"), definition("SK"))
                .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
                .build());
        client.waiter().waitUntilTableExists(request -> request.tableName(table));
        for (int i = 0; i < PARTITIONS * ITEMS; i++) {
            send(client, table, "PutItem", i);
        }
    }

    /** Sends one of the operations; which item it meets depends on the number. */
    static void send(DynamoDbClient client, String table, String operation, int number) {
        switch (operation) {
            case "PutItem" -> client.putItem(request -> request.tableName(table).item(item(number)));
            case "GetItem" -> client.getItem(request -> request.tableName(table).key(key(number)));
            case "Query" ->
                client.query(request -> request.tableName(table)
                        .keyConditionExpression("PK = :p AND begins_with(SK, :s)")
                        .expressionAttributeValues(Map.of(
                                ":p", AttributeValue.fromS(partition(number)), ":s", AttributeValue.fromS("ORDER#"))));
            case "UpdateItem" ->
                client.updateItem(request -> request.tableName(table)
                        .key(key(number))
                        .updateExpression("SET #s = :s ADD visits :one")
                        .expressionAttributeNames(Map.of("#s", "status"))
                        .expressionAttributeValues(
                                Map.of(":s", AttributeValue.fromS("SHIPPED"), ":one", AttributeValue.fromN("1"))));
            default -> throw new IllegalArgumentException(operation);
        }
    }

    private static String partition(int number) {
        return "CUSTOMER#" + number % PARTITIONS;
    }

    private static Map<String, AttributeValue> key(int number) {
        return Map.of(
                "PK",
                AttributeValue.fromS(partition(number)),
                "SK",
                AttributeValue.fromS("ORDER#" + number / PARTITIONS % ITEMS));
    }

    private static Map<String, AttributeValue> item(int number) {
        Map<String, AttributeValue> item = new LinkedHashMap<>(key(number));
        item.put("Type", AttributeValue.fromS("Order"));
        item.put("customerId", AttributeValue.fromS(String.valueOf(number % PARTITIONS)));
        item.put("placedAt", AttributeValue.fromS("2024-05-01T12:00:00.000000000Z"));
        item.put("status", AttributeValue.fromS("PENDING"));
        item.put("total", AttributeValue.fromN("129.90"));
        item.put("tags", AttributeValue.fromSs(List.of("gift", "express")));
        return item;
    }

    private static AttributeDefinition definition(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }
}
