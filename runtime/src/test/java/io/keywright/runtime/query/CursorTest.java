package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.Trials;
import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CursorTest {

    private final ScriptedClient client = new ScriptedClient();
    private final ShopTable shop = ShopTable.open(client, TableOptions.defaults());

    @Test
    void aCursorBringsBackTheWholeKeyOfTheTable() {
        Trials.of(500, random -> {
            Map<String, AttributeValue> lastKey =
                    Map.of("PK", s("CUSTOMER#c"), "SK", s("ORDER#" + RandomText.component(random)));
            String cursor = cursor(shop.orders("c"), lastKey);

            assertThat(cursor).matches("[A-Za-z0-9_-]+");
            assertThat(shop.orders("c").limit(3).after(cursor).toRequest().exclusiveStartKey())
                    .isEqualTo(lastKey);
        });
    }

    @Test
    @DisplayName("B75: a cursor brings back the whole key of an index")
    void aCursorBringsBackTheWholeKeyOfAnIndex() {
        Trials.of(500, random -> {
            Map<String, AttributeValue> lastKey = Map.of(
                    "PK", s("CUSTOMER#" + RandomText.component(random)),
                    "SK", s("ORDER#" + RandomText.component(random)),
                    "GSI1PK", s("STATUS#OPEN"),
                    "GSI1SK", s("2024-05-01T12:00:00Z#" + RandomText.component(random)));
            String cursor = cursor(shop.byStatus("OPEN"), lastKey);

            assertThat(shop.byStatus("OPEN").after(cursor).toRequest().exclusiveStartKey())
                    .isEqualTo(lastKey);
        });
    }

    @Test
    void noCursorBeginsAtTheBeginning() {
        String cursor = cursor(shop.orders("c"), lastKey());

        assertThat(shop.orders("c").after(null).toRequest())
                .isEqualTo(shop.orders("c").toRequest());
        assertThat(shop.orders("c").after(cursor).after(null).toRequest().hasExclusiveStartKey())
                .isFalse();
        assertThatThrownBy(() -> shop.orders("c").after("").toRequest()).isInstanceOf(InvalidCursorException.class);
    }

    @Test
    void aCursorOfAnotherQueryIsRefused() {
        String cursor = cursor(shop.orders("c"), lastKey());

        assertRefused(shop.orders("d").after(cursor), cursor);
        assertRefused(shop.orders("c").descending().after(cursor), cursor);
        assertRefused(shop.orders("c").after(cursor).orderIdFrom("1"), cursor);
        assertRefused(shop.orders("c").after(cursor).orderId("1"), cursor);
        assertRefused(shop.inPartition("c").after(cursor), cursor);
        assertRefused(shop.byStatus("OPEN").after(cursor), cursor);
    }

    @Test
    void aCursorOfAnotherRangeOrFilterIsRefused() {
        Instant noon = Instant.parse("2024-05-01T12:00:00Z");
        Query<Order, ?> query = shop.byStatus("OPEN").placedAtBetween(noon, noon.plusMillis(1));
        String cursor = cursor(
                query,
                Map.of("PK", s("p"), "SK", s("s"), "GSI1PK", s("STATUS#OPEN"), "GSI1SK", s("2024-05-01T12:00:00Z#1")));

        assertThat(shop.byStatus("OPEN")
                        .placedAtBetween(noon, noon.plusMillis(1))
                        .after(cursor)
                        .toRequest()
                        .exclusiveStartKey())
                .hasSize(4);
        assertRefused(
                shop.byStatus("OPEN").placedAtBetween(noon, noon.plusMillis(2)).after(cursor), cursor);
        assertRefused(
                shop.byStatus("OPEN").placedAtBetween(noon, noon.plusSeconds(1)).after(cursor), cursor);
    }

    @Test
    void aCursorOfAnotherTableIsRefused() {
        String cursor = cursor(shop.orders("c"), lastKey());
        ShopTable copy = ShopTable.open(client, "shop-copy", TableOptions.defaults());

        assertRefused(copy.orders("c").after(cursor), cursor);
    }

    @Test
    void aCursorOfAFilterWithAnotherPathOrValueIsRefused() {
        String cursor = cursor(
                filtered(PropertyFilter.equal("a", s("1")).in("d")),
                Map.of("PK", s("p"), "SK", s("s"), "GSI1SK", s("q")));

        for (PropertyFilter other : List.of(
                PropertyFilter.equal("a", s("2")).in("d"),
                PropertyFilter.equal("a", AttributeValue.fromN("1")).in("d"),
                PropertyFilter.equal("a", AttributeValue.fromL(List.of(s("1")))).in("d"),
                PropertyFilter.equal("a", AttributeValue.fromM(Map.of("1", s("1"))))
                        .in("d"),
                PropertyFilter.equal("a", AttributeValue.fromB(SdkBytes.fromUtf8String("1")))
                        .in("d"),
                PropertyFilter.equal("a", AttributeValue.fromSs(List.of("1"))).in("d"),
                PropertyFilter.equal("a", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("1"))))
                        .in("d"),
                PropertyFilter.equal("a", AttributeValue.fromBool(true)).in("d"),
                PropertyFilter.equal("a", AttributeValue.fromNul(true)).in("d"),
                PropertyFilter.notEqual("a", s("1")).in("d"),
                PropertyFilter.equal("a", s("1")).in("d", "d"),
                PropertyFilter.equal("d.a", s("1")),
                PropertyFilter.equal("da", s("1")))) {
            assertRefused(filtered(other).after(cursor), cursor);
        }
    }

    /** Cursors live in links and on clients, so a release may not change them without a new version in front. */
    @Test
    void aCursorHasTheFormItHadWhenItWasGivenOut() {
        assertThat(cursor(shop.orders("c"), lastKey())).isEqualTo("AqUttgF4Fgilf9atB3N2aiMBAAdPUkRFUiMxHZUkag");
    }

    @Test
    void nothingIsSentWithARefusedCursor() {
        assertThatThrownBy(() -> shop.orders("c").after("s3cret").page())
                .isInstanceOf(InvalidCursorException.class)
                .hasMessageNotContaining("s3cret");
        assertThatThrownBy(() -> shop.orders("c").after("s3cret").list()).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> shop.orders("c").after("s3cret").first()).isInstanceOf(InvalidCursorException.class);
        assertThat(client.requests()).isEmpty();
    }

    private String cursor(Query<?, ?> query, Map<String, AttributeValue> lastKey) {
        client.answer(List.of(), lastKey);
        return query.page().cursor().orElseThrow();
    }

    private Query<Order, ?> filtered(PropertyFilter filter) {
        return new Filtered(
                QuerySource.globalIndex(
                        shop.context(), OrderMapper.INSTANCE, "GSI1", "GSI1PK", "GSI1SK", TypeFilter.NOT_NEEDED),
                filter);
    }

    private static Map<String, AttributeValue> lastKey() {
        return Map.of("PK", s("CUSTOMER#c"), "SK", s("ORDER#1"));
    }

    private static void assertRefused(Query<?, ?> query, String cursor) {
        assertThatThrownBy(query::toRequest).isInstanceOfSatisfying(InvalidCursorException.class, failure -> {
            assertThat(failure.cursor()).isEqualTo(cursor);
            assertThat(failure.problem()).isEqualTo(CursorProblem.FOREIGN);
        });
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static final class Filtered extends IndexQuery<Order, Filtered> {

        Filtered(QuerySource<Order> source, PropertyFilter filter) {
            super(new Filtered(source), "", filter);
        }

        private Filtered(QuerySource<Order> source) {
            super(source, "P", "");
        }
    }
}
