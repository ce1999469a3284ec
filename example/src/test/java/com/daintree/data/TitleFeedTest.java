package com.daintree.data;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.search.TitleIndex;
import com.daintree.seed.Store;
import com.daintree.shop.Category;
import com.daintree.shop.Product;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.InProcessDynamoDb;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The search by title says what the table says, however its stream is delivered. */
class TitleFeedTest {

    private static final String NAME = DynamoDbExtension.tableName("daintree-stream");
    private static final long FIRST_SEED = Long.getLong("keywright.seed", 1L);
    private static final List<String> WORDS = List.of("Red", "blue", "BOOK", "lamp", "über", "42");

    private final InProcessDynamoDb engine = InProcessDynamoDb.create();
    private final TitleIndex index = new TitleIndex();
    private final TitleFeed feed = new TitleFeed(index);
    private final Category category = Store.seeded().categories().get(0);
    private DaintreeTable daintree;
    private String stream;

    @BeforeEach
    void createTable() {
        DaintreeTable.createTable(engine.client(), NAME);
        stream = engine.client()
                .updateTable(update -> update.tableName(NAME)
                        .streamSpecification(
                                view -> view.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)))
                .tableDescription()
                .latestStreamArn();
        daintree = DaintreeTable.open(engine.client(), NAME);
    }

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void aProductIsFoundByWordsOfItsTitleUntilItIsCalledOtherwise() {
        name("p-1", "The red lamp");
        name("p-2", "A Red Book");
        feed.accept(records());

        assertThat(index.find("RED")).containsExactly("p-1", "p-2");
        assertThat(index.find("book red")).containsExactly("p-2");
        assertThat(index.find("blue")).isEmpty();
        assertThat(index.find(" ")).isEmpty();

        name("p-1", "The blue lamp");
        daintree.product().delete("p-2").anyVersion().execute();
        feed.accept(records());

        assertThat(index.find("red")).isEmpty();
        assertThat(index.find("blue")).containsExactly("p-1");
    }

    @Test
    void otherItemsOfTheTableDoNotMatter() {
        Seeding.write(Store.seeded(), daintree);
        feed.accept(records());

        Map<String, String> titles = new TreeMap<>();
        Store.seeded().products().forEach(product -> titles.put(product.productId(), product.title()));
        assertThat(index.titles()).isEqualTo(titles);
    }

    @Test
    void aReplayFromTheBeginningBringsNothingBack() {
        name("p-1", "red");
        name("p-1", "blue");
        daintree.product().delete("p-1").anyVersion().execute();
        name("p-1", "lamp");
        List<Record> all = records();
        feed.accept(all);
        for (int end = 1; end <= all.size(); end++) {
            feed.accept(all.subList(0, end));
            assertThat(index.titles()).isEqualTo(Map.of("p-1", "lamp"));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void whateverIsDeliveredAgainTheIndexSaysWhatTheTableSays(int trial) {
        Random random = new Random(FIRST_SEED + trial);
        int delivered = 0;
        for (int round = 0; round < 30; round++) {
            for (int writes = random.nextInt(6); writes > 0; writes--) {
                write(random);
            }
            List<Record> all = records();
            int from = random.nextInt(3) == 0 ? random.nextInt(delivered + 1) : delivered;
            int to = from + random.nextInt(all.size() - from + 1);
            feed.accept(twiceNowAndThen(all.subList(from, to), random));
            delivered = Math.max(delivered, to);
        }
        List<Record> all = records();
        feed.accept(all.subList(delivered, all.size()));

        Map<String, String> titles = titles();
        assertThat(index.titles()).as("seed %s", FIRST_SEED + trial).isEqualTo(titles);
        for (String word : WORDS) {
            assertThat(index.find(word))
                    .containsExactlyElementsOf(titles.entrySet().stream()
                            .filter(entry -> entry.getValue().contains(word))
                            .map(Map.Entry::getKey)
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void onlyTheOrderOfOneProductsChangesMatters(int trial) {
        long seed = FIRST_SEED + trial;
        Random random = new Random(seed);
        for (int writes = 0; writes < 60; writes++) {
            write(random);
        }
        // As from several shards: what is delivered next is of any product, and may be delivered again at any time.
        Map<String, List<Record>> byProduct = new TreeMap<>();
        for (Record record : records()) {
            AttributeValue product = requireNonNull(record.dynamodb().keys().get("PK"));
            byProduct.computeIfAbsent(product.s(), unused -> new ArrayList<>()).add(record);
        }
        List<List<Record>> shards = List.copyOf(byProduct.values());
        int[] delivered = new int[shards.size()];
        for (int left = 1; left > 0; ) {
            int shard = random.nextInt(shards.size());
            List<Record> records = shards.get(shard);
            int from = random.nextInt(delivered[shard] + 1);
            int to = Math.min(records.size(), delivered[shard] + random.nextInt(3));
            feed.accept(records.subList(from, to));
            delivered[shard] = Math.max(delivered[shard], to);
            left = 0;
            for (int i = 0; i < delivered.length; i++) {
                left += shards.get(i).size() - delivered[i];
            }
        }

        assertThat(index.titles()).as("seed %s", seed).isEqualTo(titles());
    }

    private Map<String, String> titles() {
        Map<String, String> titles = new TreeMap<>();
        daintree.product().ofCategory(category.categoryId()).stream()
                .forEach(product -> titles.put(product.productId(), product.title()));
        return titles;
    }

    private void write(Random random) {
        String productId = "p-" + random.nextInt(5);
        if (random.nextInt(4) == 0) {
            daintree.product().delete(productId).anyVersion().execute();
        } else {
            String word = WORDS.get(random.nextInt(WORDS.size()));
            name(productId, word + " " + WORDS.get(random.nextInt(WORDS.size())));
        }
    }

    private static List<Record> twiceNowAndThen(List<Record> records, Random random) {
        List<Record> more = new ArrayList<>();
        for (Record record : records) {
            more.add(record);
            if (random.nextInt(4) == 0) {
                more.add(record);
            }
        }
        return more;
    }

    private List<Record> records() {
        DynamoDbStreamsClient client = engine.streamsClient();
        String shard = client.describeStream(describe -> describe.streamArn(stream))
                .streamDescription()
                .shards()
                .get(0)
                .shardId();
        String iterator = client.getShardIterator(
                        get -> get.streamArn(stream).shardId(shard).shardIteratorType(ShardIteratorType.TRIM_HORIZON))
                .shardIterator();
        return client.getRecords(get -> get.shardIterator(iterator)).records();
    }

    /** Calls a product so, a new one or one that is there. */
    private void name(String productId, String title) {
        daintree.product()
                .get(productId)
                .ifPresentOrElse(
                        product ->
                                daintree.product().update(product).title(title).execute(),
                        () -> daintree.product().create(product(productId, title)));
    }

    private Product product(String productId, String title) {
        return Product.in(category, productId, "s-1", title, new BigDecimal("1.00"), 1, Set.of(), Map.of());
    }
}
