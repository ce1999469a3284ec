package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.RecordedRequest;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** From the keys of an index to the items of the table. */
class FetchTest {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    private final InProcessDynamoDb engine = InProcessDynamoDb.create();
    private ShopTable shop;

    @BeforeEach
    void createTable() {
        ShopTable.create(engine.client());
        shop = ShopTable.open(engine.client(), TableOptions.defaults());
    }

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void theItemsComeInTheOrderOfTheIndexByAHundredInARequest() {
        for (int number = 0; number < 230; number++) {
            shop.put(order(number));
        }
        engine.clearRequests();

        List<Fetched<Order>> fetched = byStatus().fetch();

        assertThat(fetched).hasSize(230).noneMatch(Fetched::isGone);
        assertThat(fetched)
                .extracting(one -> OrderMapper.INSTANCE.key(one.item().orElseThrow()))
                .containsExactlyElementsOf(byStatus().list());
        assertThat(engine.requests())
                .extracting(RecordedRequest::operation)
                .filteredOn(operation -> operation.equals("BatchGetItem"))
                .hasSize(3);
    }

    @Test
    void aLimitLimitsWhatIsFetched() {
        for (int number = 0; number < 5; number++) {
            shop.put(order(number));
        }

        assertThat(byStatus().limit(2).fetch())
                .extracting(Fetched::key)
                .containsExactly(OrderMapper.key("c", "000"), OrderMapper.key("c", "001"));
        assertThat(byStatus().descending().limit(1).fetch())
                .extracting(Fetched::key)
                .containsExactly(OrderMapper.key("c", "004"));
    }

    @Test
    void whatIsGoneSinceIsMarkedInItsPlace() {
        for (int number = 0; number < 3; number++) {
            shop.put(order(number));
        }
        // Between the index and the table, someone deletes.
        engine.onRequest(request -> {
            if (request.operation().equals("BatchGetItem")) {
                engine.client()
                        .deleteItem(delete -> delete.tableName(ShopTable.NAME)
                                .key(Map.of("PK", s("CUSTOMER#c"), "SK", s("ORDER#001"))));
            }
        });

        List<Fetched<Order>> fetched = byStatus().fetch();

        assertThat(fetched).extracting(Fetched::isGone).containsExactly(false, true, false);
        assertThat(fetched.get(1).item()).isEmpty();
        assertThat(fetched.get(1).key()).isEqualTo(OrderMapper.key("c", "001"));
    }

    @Test
    void nothingFoundIsNothingFetched() {
        engine.clearRequests();

        assertThat(byStatus().fetch()).isEmpty();
        assertThat(engine.requestCount()).isEqualTo(1);
    }

    @Test
    void anItemThatCannotBeReadFailsTheFetch() {
        Map<String, AttributeValue> item = new HashMap<>(OrderMapper.INSTANCE.toItem(order(1)));
        item.remove("at");
        shop.putRaw(item);

        assertThatThrownBy(() -> byStatus().fetch()).isInstanceOf(UnmappableItemException.class);
    }

    private ByStatus byStatus() {
        return new ByStatus(QuerySource.globalIndex(
                shop.context(),
                KeysDecoder.of(Order.class, OrderMapper.INSTANCE, "PK", "SK"),
                "GSI1",
                "GSI1PK",
                "GSI1SK",
                TypeFilter.NOT_NEEDED));
    }

    private static Order order(int number) {
        return new Order("c", "%03d".formatted(number), NOON, "OPEN");
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static final class ByStatus extends IndexKeysQuery<Order, ByStatus> {

        ByStatus(QuerySource<PrimaryKey<Order>> source) {
            super(source, "STATUS#OPEN", "");
        }
    }
}
