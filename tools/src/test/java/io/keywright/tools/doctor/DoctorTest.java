package io.keywright.tools.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.data.DaintreeTable;
import com.daintree.shop.Product;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.tools.CommandRun;
import io.keywright.tools.StoreEngine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class DoctorTest {

    private final InProcessDynamoDb engine = StoreEngine.seeded();
    private final DynamoDbClient client = engine.client();

    @AfterEach
    void close() {
        engine.close();
    }

    private CommandRun doctor(String... more) {
        String[] arguments = new String[3 + more.length];
        arguments[0] = "doctor";
        arguments[1] = "--table-name";
        arguments[2] = StoreEngine.NAME;
        System.arraycopy(more, 0, arguments, 3, more.length);
        return CommandRun.of(engine, arguments);
    }

    @Test
    void aTableThatKeywrightWroteIsSound() {
        CommandRun run = doctor();
        assertThat(run.out()).endsWith("items, nothing is wrong.\n");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("a second");
    }

    @Test
    void everyCorruptionIsFoundAndADryRunWritesNothing() {
        corruptAll();
        List<Map<String, AttributeValue>> before = items();
        CommandRun run = doctor("--output", "json");
        assertThat(run.exitCode()).isEqualTo(1);
        for (String kind : List.of(
                "missing-type",
                "unknown-type",
                "unreadable",
                "key-disagrees",
                "missing-index-key",
                "half-index-key",
                "stale-index-key",
                "dangling-reference",
                "orphaned-guard",
                "large-item")) {
            assertThat(run.out()).contains("{\"finding\": \"" + kind + "\"");
        }
        assertThat(items()).containsExactlyInAnyOrderElementsOf(before);
    }

    @Test
    void repairMendsWhatFollowsFromTheRestAndLeavesTheOthers() {
        Map<String, AttributeValue> typeless = customer("c-01");
        Map<String, AttributeValue> stale = customer("c-02");
        corruptAll();
        CommandRun run = doctor("--repair", "--output", "json");
        assertThat(run.lines().get(run.lines().size() - 1))
                .contains("\"mended\": {\"half-index-key\": 1, \"missing-index-key\": 1, \"missing-type\": 1,"
                        + " \"orphaned-guard\": 1, \"stale-index-key\": 1}");
        assertThat(customer("c-01")).isEqualTo(typeless);
        assertThat(customer("c-02")).isEqualTo(stale);
        CommandRun again = doctor("--output", "json");
        assertThat(again.out())
                .doesNotContain("index-key\"", "missing-type\"", "orphaned-guard\"")
                .contains("unknown-type", "key-disagrees", "dangling-reference", "unreadable", "large-item");
    }

    @Test
    void peopleSeeASumOfEachKind() {
        corruptAll();
        CommandRun run = doctor("--repair", "--examples", "0");
        assertThat(run.lines().get(0)).matches("FINDING +ITEMS +MENDED");
        assertThat(run.out()).containsPattern("stale-index-key +1 +1").containsPattern("unknown-type +1 +0");
    }

    @Test
    void aTypeWhoseIndexIsNewIsBackfilled() {
        for (Map<String, AttributeValue> item : items()) {
            if (text(item, "Type").equals("Product")) {
                change(item, changed -> {
                    changed.remove("GSI2PK");
                    changed.remove("GSI2SK");
                });
            }
        }
        List<Map<String, AttributeValue>> corrupt = items();
        CommandRun run = doctor("--repair", "--type", "Product");
        assertThat(run.exitCode()).isZero();
        assertThat(items())
                .hasSameSizeAs(corrupt)
                .allMatch(item -> !text(item, "Type").equals("Product")
                        || (item.containsKey("GSI2PK") && item.containsKey("GSI2SK")));
    }

    @Test
    void anInterruptedScanGoesOnFromItsCheckpoint(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("doctor.json");
        CommandRun first = doctor("--checkpoint", file.toString(), "--segments", "2");
        assertThat(first.exitCode()).isZero();
        String done = Files.readString(file);
        assertThat(done).contains("\"segments\": {\"L\": [{\"BOOL\": true}, {\"BOOL\": true}]}");
        Files.writeString(file, done.replaceFirst("\\{\"BOOL\": true}, ", "{\"NULL\": true}, "));
        client.updateTable(request -> request.tableName(StoreEngine.NAME).deletionProtectionEnabled(false));
        engine.client().deleteTable(request -> request.tableName(StoreEngine.NAME));
        DaintreeTable.createTable(client, StoreEngine.NAME);
        CommandRun second = doctor("--checkpoint", file.toString());
        assertThat(second.out()).isEqualTo(first.out());
    }

    @Test
    void aCheckpointOfAnotherTableIsRefused(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("doctor.json");
        Files.writeString(file, "{\"table\": {\"S\": \"other\"}, \"segments\": {\"L\": []}, \"counts\": {\"M\": {}}}");
        assertThat(doctor("--checkpoint", file.toString()).exitCode()).isEqualTo(2);
    }

    /** Writers change titles through the repository while all products are corrupted and mended again and again. */
    @Test
    void aRepairNeverOverwritesANewerWrite() throws Exception {
        DaintreeTable daintree = DaintreeTable.open(client, StoreEngine.NAME);
        List<String> products = items().stream()
                .filter(item -> text(item, "Type").equals("Product"))
                .map(item -> text(item, "productId"))
                .limit(8)
                .toList();
        AtomicBoolean over = new AtomicBoolean();
        CountDownLatch running = new CountDownLatch(products.size());
        ExecutorService threads = Executors.newFixedThreadPool(products.size());
        try {
            List<Future<String>> last = products.stream()
                    .map(id -> threads.submit(() -> {
                        String title = "";
                        for (int turn = 0; !over.get(); turn++) {
                            title = "Title " + turn;
                            Product product = daintree.product().get(id).orElseThrow();
                            daintree.product().replace(renamed(product, title));
                            if (turn == 0) {
                                running.countDown();
                            }
                        }
                        return title;
                    }))
                    .toList();
            running.await();
            for (int round = 0; round < 10; round++) {
                products.forEach(id -> client.updateItem(request -> request.tableName(StoreEngine.NAME)
                        .key(key("PRODUCT#" + id))
                        .updateExpression("SET GSI1PK = :stale REMOVE GSI3SK")
                        .expressionAttributeValues(Map.of(":stale", AttributeValue.fromS("TITLE#stale")))));
                doctor("--repair");
            }
            over.set(true);
            for (int at = 0; at < products.size(); at++) {
                String written = last.get(at).get();
                Product product = daintree.product().get(products.get(at)).orElseThrow();
                assertThat(product.title()).isEqualTo(written);
            }
        } finally {
            over.set(true);
            threads.shutdown();
        }
        assertThat(doctor("--repair").exitCode()).isZero();
        assertThat(doctor().out()).endsWith("items, nothing is wrong.\n");
    }

    private static Product renamed(Product product, String title) {
        return new Product(
                product.productId(),
                product.sellerId(),
                title,
                product.price(),
                product.stock(),
                product.categoryId(),
                product.topCategoryId(),
                product.categoryPath(),
                product.tags(),
                product.features(),
                product.version());
    }

    private void corruptAll() {
        change(customer("c-01"), item -> item.remove("Type"));
        change(customer("c-02"), item -> item.put("GSI1PK", AttributeValue.fromS("EMAIL#old@example.com")));
        change(customer("c-03"), item -> item.remove("GSI1SK"));
        change(customer("c-04"), item -> {
            item.remove("GSI1PK");
            item.remove("GSI1SK");
        });
        change(customer("c-05"), item -> item.put("Type", AttributeValue.fromS("Klient")));
        change(customer("c-06"), item -> item.put("customerId", AttributeValue.fromS("c-60")));
        change(customer("c-07"), item -> item.remove("since"));
        change(customer("c-08"), item -> item.put("unknown", AttributeValue.fromS("x".repeat(380 * 1024))));
        Map<String, AttributeValue> guard = new HashMap<>(items().stream()
                .filter(item -> text(item, "Type").equals("UNIQUE"))
                .findFirst()
                .orElseThrow());
        guard.put("PK", AttributeValue.fromS("UNIQUE#Customer#email#orphan"));
        guard.put("SK", AttributeValue.fromS("UNIQUE#Customer#email#orphan"));
        put(guard);
        Map<String, AttributeValue> inCart = items().stream()
                .filter(item -> text(item, "Type").equals("CartItem"))
                .findFirst()
                .orElseThrow();
        client.deleteItem(
                request -> request.tableName(StoreEngine.NAME).key(key("PRODUCT#" + text(inCart, "productId"))));
    }

    private Map<String, AttributeValue> customer(String id) {
        return client.getItem(request -> request.tableName(StoreEngine.NAME).key(key("CUSTOMER#" + id)))
                .item();
    }

    private void change(Map<String, AttributeValue> item, Consumer<Map<String, AttributeValue>> change) {
        Map<String, AttributeValue> changed = new HashMap<>(item);
        change.accept(changed);
        put(changed);
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(request -> request.tableName(StoreEngine.NAME).item(item));
    }

    private List<Map<String, AttributeValue>> items() {
        return client.scanPaginator(request -> request.tableName(StoreEngine.NAME)).items().stream()
                .toList();
    }

    private static Map<String, AttributeValue> key(String text) {
        return Map.of("PK", AttributeValue.fromS(text), "SK", AttributeValue.fromS(text));
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        return value == null ? "" : value.s();
    }
}
