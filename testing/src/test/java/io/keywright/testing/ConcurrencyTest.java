package io.keywright.testing;

import static io.keywright.testing.Shapes.THINGS;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.things;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Many threads on few items: nothing is lost, nothing half done is seen. */
@DynamoDbTest
class ConcurrencyTest {

    private static final int THREADS = 8;
    private static final int ROUNDS = 150;
    private static final int ACCOUNTS = 4;

    private DynamoDbClient client;
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    @BeforeEach
    void open(DynamoDbClient given) {
        client = things(given);
    }

    @AfterEach
    void close() {
        threads.shutdownNow();
    }

    private <T> List<T> together(Callable<T> task) throws Exception {
        List<T> results = new ArrayList<>();
        for (Future<T> future : threads.invokeAll(
                IntStream.range(0, THREADS).mapToObj(i -> task).toList())) {
            results.add(future.get());
        }
        return results;
    }

    private static Map<String, AttributeValue> account(int number) {
        return item("pk", "account", "sk", String.valueOf(number));
    }

    @Test
    void counters_lose_no_addition() throws Exception {
        together(() -> {
            for (int i = 0; i < ROUNDS; i++) {
                client.updateItem(request -> request.tableName(THINGS)
                        .key(account(0))
                        .updateExpression("ADD v :one")
                        .expressionAttributeValues(item(":one", 1)));
            }
            return true;
        });

        assertThat(client.getItem(request -> request.tableName(THINGS).key(account(0)))
                        .item())
                .containsEntry("v", n(THREADS * ROUNDS));
    }

    @Test
    void one_of_many_creates_wins() throws Exception {
        List<Boolean> won = together(() -> {
            try {
                client.putItem(request ->
                        request.tableName(THINGS).item(account(0)).conditionExpression("attribute_not_exists(pk)"));
                return true;
            } catch (ConditionalCheckFailedException lost) {
                return false;
            }
        });

        assertThat(won).containsOnlyOnce(true);
    }

    @Test
    void transfers_are_never_seen_half_done() throws Exception {
        for (int i = 0; i < ACCOUNTS; i++) {
            put(client, "pk", "account", "sk", String.valueOf(i), "v", 100);
        }
        List<Integer> refused = together(() -> {
            int cancelled = 0;
            for (int i = 0; i < ROUNDS; i++) {
                int from = i % ACCOUNTS;
                int to = (i + 1 + (int) (Thread.currentThread().getId() % (ACCOUNTS - 1))) % ACCOUNTS;
                if (from != to && !transfer(from, to, 37)) {
                    cancelled++;
                }
                assertThat(total()).isEqualByComparingTo(BigDecimal.valueOf(100L * ACCOUNTS));
            }
            return cancelled;
        });

        assertThat(refused).hasSize(THREADS);
        assertThat(client.scan(request -> request.tableName(THINGS)).items())
                .allSatisfy(found -> assertThat(amount(found)).isNotNegative());
    }

    private boolean transfer(int from, int to, int amount) {
        try {
            client.transactWriteItems(request -> request.transactItems(
                    List.of(adding(from, -amount, "v >= :least"), adding(to, amount, "v >= :least"))));
            return true;
        } catch (TransactionCanceledException tooPoor) {
            return false;
        }
    }

    private static TransactWriteItem adding(int account, int amount, String condition) {
        return TransactWriteItem.builder()
                .update(update -> update.tableName(THINGS)
                        .key(account(account))
                        .updateExpression("SET v = v + :v")
                        .conditionExpression(condition)
                        .expressionAttributeValues(item(":v", amount, ":least", Math.max(0, -amount))))
                .build();
    }

    private BigDecimal total() {
        List<TransactGetItem> gets = IntStream.range(0, ACCOUNTS)
                .mapToObj(i -> TransactGetItem.builder()
                        .get(get -> get.tableName(THINGS).key(account(i)))
                        .build())
                .toList();
        return client.transactGetItems(request -> request.transactItems(gets)).responses().stream()
                .map(ItemResponse::item)
                .map(ConcurrencyTest::amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static BigDecimal amount(Map<String, AttributeValue> account) {
        return new BigDecimal(Objects.requireNonNull(account.get("v")).n());
    }
}
