package io.keywright.testing;

import static io.keywright.testing.Shapes.engine;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.put;
import static io.keywright.testing.Shapes.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Many threads on one item, or on two in transactions: all they saw can have happened one after the other. */
class LinearizabilityTest {

    private static final int THREADS = 8;
    private static final int STEPS = 25;
    private static final int ROUNDS = 8;

    private final InProcessDynamoDb engine = engine();
    private final DynamoDbClient client = engine.client();
    private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);

    @AfterEach
    void close() {
        threads.shutdownNow();
        engine.close();
    }

    @Test
    void the_checker_takes_what_can_have_happened() {
        History overlapping = new History();
        overlapping.add(new History.Step(0, 5, null, "a"));
        overlapping.add(new History.Step(1, 2, "0", null));
        overlapping.add(new History.Step(3, 4, "a", null));

        assertThat(overlapping.isLinearizable("0")).isTrue();
    }

    @Test
    void the_checker_refuses_a_stale_read_a_lost_write_and_a_value_that_never_was() {
        History stale = new History();
        stale.add(new History.Step(0, 1, null, "a"));
        stale.add(new History.Step(2, 3, "0", null));
        History lost = new History();
        lost.add(new History.Step(0, 2, "0", "a"));
        lost.add(new History.Step(1, 3, "0", "b"));
        History invented = new History();
        invented.add(new History.Step(0, 1, "x", null));
        History backwards = new History();
        backwards.add(new History.Step(0, 9, null, "a"));
        backwards.add(new History.Step(1, 2, "a", null));
        backwards.add(new History.Step(3, 4, "0", null));

        assertThat(List.of(stale, lost, invented, backwards))
                .allSatisfy(history -> assertThat(history.isLinearizable("0")).isFalse());
    }

    @Test
    void reads_writes_and_conditional_writes_of_one_item_are_linearizable() throws Exception {
        for (int round = 0; round < ROUNDS; round++) {
            String sk = "round " + round;
            put(client, "pk", "register", "sk", sk, "v", "0");
            History history = new History();
            together(thread -> {
                Random random = new Random(thread);
                for (int i = 0; i < STEPS; i++) {
                    String value = thread + "." + i;
                    int kind = random.nextInt(4);
                    history.record(() -> kind == 0 ? write(sk, value) : kind == 1 ? replace(sk, value) : read(sk));
                }
            });

            assertThat(history.size()).isEqualTo(THREADS * STEPS);
            assertThat(history.isLinearizable("0")).as(sk).isTrue();
        }
    }

    private History.Step read(String sk) {
        return History.read(current(sk));
    }

    private String current(String sk) {
        return text(
                client.getItem(request -> request.tableName("things")
                                .key(item("pk", "register", "sk", sk))
                                .consistentRead(true))
                        .item(),
                "v");
    }

    private History.Step write(String sk, String value) {
        put(client, "pk", "register", "sk", sk, "v", value);
        return History.write(value);
    }

    /** A write on the condition that nobody came between; if somebody did, the refusal says what is there. */
    private History.Step replace(String sk, String value) {
        String expected = current(sk);
        try {
            client.updateItem(request -> request.tableName("things")
                    .key(item("pk", "register", "sk", sk))
                    .updateExpression("SET v = :v")
                    .conditionExpression("v = :expected")
                    .expressionAttributeValues(item(":v", value, ":expected", expected))
                    .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD));
            return History.replace(expected, value);
        } catch (ConditionalCheckFailedException refused) {
            return History.read(text(refused.item(), "v"));
        }
    }

    @Test
    void transactions_over_two_items_are_linearizable_as_one() throws Exception {
        put(client, "pk", "pair", "sk", "left", "v", "0");
        put(client, "pk", "pair", "sk", "right", "v", "0");
        History history = new History();
        together(thread -> {
            for (int i = 0; i < STEPS; i++) {
                String value = thread + "." + i;
                history.record(() -> (value.hashCode() & 1) == 0 ? readPair() : replacePair(value));
            }
        });

        assertThat(history.size()).isEqualTo(THREADS * STEPS);
        assertThat(history.isLinearizable("0|0")).isTrue();
    }

    private History.Step readPair() {
        List<TransactGetItem> gets = new ArrayList<>();
        for (String side : List.of("left", "right")) {
            gets.add(TransactGetItem.builder()
                    .get(get -> get.tableName("things").key(item("pk", "pair", "sk", side)))
                    .build());
        }
        var responses =
                client.transactGetItems(request -> request.transactItems(gets)).responses();
        return History.read(
                text(responses.get(0).item(), "v") + "|" + text(responses.get(1).item(), "v"));
    }

    private History.Step replacePair(String value) {
        String seen = String.valueOf(readPair().seen());
        String[] sides = seen.split("\\|", -1);
        try {
            client.transactWriteItems(
                    request -> request.transactItems(set("left", sides[0], value), set("right", sides[1], value)));
            return History.replace(seen, value + "|" + value);
        } catch (TransactionCanceledException refused) {
            // Somebody came between; what is there now is for another step to see.
            return readPair();
        }
    }

    private static TransactWriteItem set(String side, String expected, String value) {
        Map<String, AttributeValue> values = item(":v", value, ":expected", expected);
        return TransactWriteItem.builder()
                .update(update -> update.tableName("things")
                        .key(item("pk", "pair", "sk", side))
                        .updateExpression("SET v = :v")
                        .conditionExpression("v = :expected")
                        .expressionAttributeValues(values))
                .build();
    }

    private void together(IntConsumer task) throws Exception {
        CountDownLatch ready = new CountDownLatch(THREADS);
        List<Future<?>> running = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            int number = thread;
            running.add(threads.submit(() -> {
                ready.countDown();
                ready.await();
                task.accept(number);
                return null;
            }));
        }
        for (Future<?> future : running) {
            future.get();
        }
    }
}
