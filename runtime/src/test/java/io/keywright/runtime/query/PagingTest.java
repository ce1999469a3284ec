package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The way through pages, with responses as DynamoDB may give them. */
class PagingTest {

    private static final Map<String, AttributeValue> END = Map.of();

    private final ScriptedClient client = new ScriptedClient();
    private final ShopTable shop = ShopTable.open(client, TableOptions.defaults());

    @Test
    @DisplayName("B70: goes on past empty pages")
    void goesOnPastEmptyPages() {
        client.answer(List.of(), lastKey("1"));
        client.answer(List.of(), lastKey("2"));
        client.answer(List.of(item("3")), END);

        assertThat(shop.orders("c").first().map(Order::orderId)).contains("3");
        assertThat(client.requests())
                .extracting(QueryRequest::exclusiveStartKey)
                .containsExactly(Map.of(), lastKey("1"), lastKey("2"));
    }

    @Test
    @DisplayName("B72: an empty last evaluated key is the end")
    void anEmptyLastEvaluatedKeyIsTheEnd() {
        client.answer(List.of(item("1")), END);
        client.answer(List.of(item("1")), END);

        assertThat(shop.orders("c").page().cursor()).isEmpty();
        assertThat(shop.orders("c").list()).hasSize(1);
        assertThat(client.requests()).hasSize(2);
    }

    @Test
    @DisplayName("B71: a cursor can lead to an empty page")
    void aCursorCanLeadToAnEmptyPage() {
        client.answer(List.of(item("1")), lastKey("1"));
        client.answer(List.of(), END);
        String cursor = shop.orders("c").limit(1).page().cursor().orElseThrow();

        Page<Order> next = shop.orders("c").limit(1).after(cursor).page();

        assertThat(next.items()).isEmpty();
        assertThat(next.cursor()).isEmpty();
    }

    @Test
    void asksForNoMoreItemsThanAreMissingWhereNothingIsFiltered() {
        client.answer(List.of(item("1"), item("2")), lastKey("2"));
        client.answer(List.of(item("3")), lastKey("3"));

        assertThat(shop.byStatus("OPEN").limit(3).pageSize(2).list()).hasSize(3);
        assertThat(client.requests()).extracting(QueryRequest::limit).containsExactly(2, 1);
    }

    @Test
    void asksForMoreItemsThanAreMissingBehindAFilter() {
        client.answer(List.of(item("1")), END);

        assertThat(shop.orders("c").first()).isPresent();
        assertThat(client.requests()).extracting(QueryRequest::limit).containsExactly(100);
    }

    @Test
    void cutsWhatIsMoreThanTheLimit() {
        client.answer(List.of(item("1"), item("2"), item("3")), lastKey("3"));

        assertThat(shop.orders("c").limit(2).list()).hasSize(2);
        assertThat(client.requests()).hasSize(1);
    }

    @Test
    void readsAheadOfAStreamByNoPage() {
        client.answer(List.of(item("1"), item("2")), lastKey("2"));
        client.answer(List.of(item("3")), END);
        Iterator<Order> orders = shop.orders("c").stream().iterator();
        List<Integer> requests = new ArrayList<>();

        requests.add(client.requests().size());
        while (orders.hasNext()) {
            orders.next();
            requests.add(client.requests().size());
        }

        assertThat(requests).containsExactly(0, 1, 1, 2);
        assertThatThrownBy(orders::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void listAndStreamBeginAtTheCursor() {
        client.answer(List.of(item("1")), lastKey("1"));
        client.answer(List.of(item("2")), END);
        String cursor = shop.orders("c").page().cursor().orElseThrow();

        assertThat(shop.orders("c").after(cursor).list()).hasSize(1);
        assertThat(client.requests().get(1).exclusiveStartKey()).isEqualTo(lastKey("1"));
    }

    private static Map<String, AttributeValue> item(String orderId) {
        return OrderMapper.INSTANCE.toItem(new Order("c", orderId, Instant.EPOCH, "OPEN"));
    }

    /** Of the table; those of an index have its attributes too. */
    private static Map<String, AttributeValue> lastKey(String orderId) {
        return Map.of("PK", AttributeValue.fromS("CUSTOMER#c"), "SK", AttributeValue.fromS("ORDER#" + orderId));
    }
}
