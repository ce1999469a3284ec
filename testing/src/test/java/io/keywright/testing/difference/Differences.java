package io.keywright.testing.difference;

import io.keywright.testing.InProcessDynamoDb;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.retry.RetryMode;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Sends the same random requests to two servers and gathers where their answers, or their tables afterwards, differ. Run
 * as a program it takes an endpoint, a seed and a number of requests, and compares the in-process engine with it.
 */
final class Differences {

    private static final int STEPS_PER_TABLE = 40;

    private final DynamoDbClient one;
    private final DynamoDbClient other;
    private final Map<String, List<String>> found = new TreeMap<>();
    private int steps;

    Differences(DynamoDbClient one, DynamoDbClient other) {
        this.one = one;
        this.other = other;
    }

    public static void main(String[] arguments) {
        long seed = Long.parseLong(arguments[1]);
        try (InProcessDynamoDb engine = InProcessDynamoDb.create();
                DynamoDbClient other = client(URI.create(arguments[0]))) {
            Differences differences = new Differences(engine.client(), other);
            differences.run(seed, Integer.parseInt(arguments[2]));
            differences.found.forEach((kind, examples) -> {
                System.out.println("== " + kind + "  (" + examples.size() + ")");
                examples.stream().limit(3).forEach(System.out::println);
            });
            System.out.println(differences.steps + " requests from seed " + seed + ", "
                    + differences.found.values().stream().mapToInt(List::size).sum() + " answered otherwise, in "
                    + differences.found.size() + " ways");
        }
    }

    static DynamoDbClient client(URI endpoint) {
        return DynamoDbClient.builder()
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(
                        StaticCredentialsProvider.create(AwsBasicCredentials.create("keywright", "keywright")))
                .overrideConfiguration(configuration -> configuration.retryStrategy(RetryMode.STANDARD))
                .build();
    }

    /** The differences by operation and kind, each with its examples. */
    Map<String, List<String>> found() {
        return found;
    }

    /** A table is given up as soon as its contents differ, so that one difference is told once. */
    void run(long seed, int count) {
        Random random = new Random(seed);
        for (int number = 0; steps < count; number++) {
            String table = "difference-" + Long.toString(seed, Character.MAX_RADIX) + "-" + number;
            RandomValues values = new RandomValues(new Random(random.nextLong()));
            RandomReads reads = new RandomReads(values, table);
            RandomWrites writes = new RandomWrites(values, table);
            create(one, table);
            create(other, table);
            boolean same = true;
            for (int i = 0; same && i < STEPS_PER_TABLE && steps < count; i++) {
                Step step = i < 12 || values.oneIn(2) ? writes.next() : reads.next();
                same = send(step, table);
                steps++;
            }
            one.deleteTable(request -> request.tableName(table));
            other.deleteTable(request -> request.tableName(table));
        }
    }

    private boolean send(Step step, String table) {
        String before = contents(one, table);
        String answer = Answers.of(one, step.answer());
        String otherAnswer = Answers.of(other, step.answer());
        if (!answer.equals(otherAnswer)) {
            add(step.operation() + ": " + kind(answer) + " / " + kind(otherAnswer), step, before, answer, otherAnswer);
        }
        String contents = contents(one, table);
        String otherContents = contents(other, table);
        if (!contents.equals(otherContents)) {
            if (answer.equals(otherAnswer)) {
                add(step.operation() + " leaves another table", step, before, contents, otherContents);
            }
            return false;
        }
        return true;
    }

    private void add(String kind, Step step, String before, String answer, String otherAnswer) {
        found.computeIfAbsent(kind, key -> new ArrayList<>())
                .add("  " + step.request() + "\n    on    " + before + "\n    one   " + answer + "\n    other "
                        + otherAnswer);
    }

    private static String kind(String answer) {
        return answer.matches("(?s)(refused|failed|cancelled|condition failed).*")
                ? answer.replaceFirst("(?s) [{\\[].*", "")
                : "answered";
    }

    private static String contents(DynamoDbClient client, String table) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        client.scanPaginator(request -> request.tableName(table)).items().forEach(items::add);
        return Answers.items(items, false);
    }

    private static void create(DynamoDbClient client, String table) {
        client.createTable(CreateTableRequest.builder()
                .tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))
                .attributeDefinitions(
                        definition("pk", ScalarAttributeType.S),
                        definition("sk", ScalarAttributeType.S),
                        definition("g", ScalarAttributeType.S),
                        definition("h", ScalarAttributeType.N),
                        definition("l", ScalarAttributeType.S))
                .globalSecondaryIndexes(GlobalSecondaryIndex.builder()
                        .indexName("byG")
                        .keySchema(key("g", KeyType.HASH), key("h", KeyType.RANGE))
                        .projection(projection -> projection.projectionType(ProjectionType.ALL))
                        .build())
                .localSecondaryIndexes(LocalSecondaryIndex.builder()
                        .indexName("byL")
                        .keySchema(key("pk", KeyType.HASH), key("l", KeyType.RANGE))
                        .projection(projection -> projection
                                .projectionType(ProjectionType.INCLUDE)
                                .nonKeyAttributes("n", "txt"))
                        .build())
                .build());
        client.waiter().waitUntilTableExists(request -> request.tableName(table));
    }

    private static AttributeDefinition definition(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }
}
