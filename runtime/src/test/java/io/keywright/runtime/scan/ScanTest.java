package io.keywright.runtime.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.Trials;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

@DynamoDbTest
@InProcessOnly("counts requests and capacity")
class ScanTest {

    private InProcessDynamoDb engine;
    private ShopTable shop;

    @BeforeEach
    void createTable(InProcessDynamoDb given) {
        engine = given;
        shop = ShopTable.create(given.client());
    }

    @Test
    void theObjectsOfOneEntityAreGivenWhateverElseThereIs() throws Exception {
        List<Order> orders = put(30);
        List<Order> found = new ArrayList<>();
        List<Order> asynchronously = new ArrayList<>();
        ShopTable other = ShopTable.open(engine.asyncClient());

        ScanProgress end = scan(found::add).pageSize(7).execute();
        new Scan<>(other.context(), OrderMapper.INSTANCE, asynchronously::add)
                .segments(4)
                .consistent()
                .executeAsync()
                .get(10, TimeUnit.SECONDS);

        assertThat(found).containsExactlyInAnyOrderElementsOf(orders);
        assertThat(asynchronously).containsExactlyInAnyOrderElementsOf(orders);
        assertThat(end.found()).isEqualTo(30);
        assertThat(end.evaluated()).isEqualTo(60);
        assertThat(end.segmentsDone()).isEqualTo(1);
    }

    @Test
    void aScanThatStoppedGoesOnWhereItWasTold() {
        List<Order> orders = put(40);
        Trials.of(20, random -> {
            int segments = 1 + random.nextInt(5);
            int until = 1 + random.nextInt(6);
            List<Order> done = new ArrayList<>();
            List<Order> page = new ArrayList<>();
            List<String> positions = new ArrayList<>();
            Scan<Order> first = scan(page::add)
                    .segments(segments)
                    .pageSize(1 + random.nextInt(5))
                    .onProgress(progress -> {
                        done.addAll(page);
                        page.clear();
                        positions.add(progress.position());
                        if (positions.size() == until) {
                            throw new IllegalStateException("stopped");
                        }
                    });

            String position;
            try {
                position = first.execute().position();
            } catch (IllegalStateException stopped) {
                position = positions.get(positions.size() - 1);
            }
            scan(done::add).from(position).execute();

            assertThat(done).containsExactlyInAnyOrderElementsOf(orders);
        });
    }

    @Test
    void aPositionThatIsNoneIsRefused() {
        assertThatThrownBy(() -> scan(order -> {}).from("").execute()).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> scan(order -> {}).from("AAAAAQA_").execute())
                .isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> scan(order -> {}).from("not base64 !").execute())
                .isInstanceOf(InvalidCursorException.class);
    }

    @Test
    void noMoreIsConsumedInASecondThanAllowed() {
        put(12);
        List<ConsumedCapacity> consumed = new ArrayList<>();
        long begun = System.nanoTime();

        scan(order -> {}).pageSize(6).atMost(10).onCapacity(consumed::add).execute();

        double units = consumed.stream()
                .limit(consumed.size() - 1L)
                .mapToDouble(ConsumedCapacity::capacityUnits)
                .sum();
        assertThat(Duration.ofNanos(System.nanoTime() - begun))
                .isGreaterThanOrEqualTo(Duration.ofMillis((long) (units / 10 * 1000)));
        assertThat(units).isPositive();
    }

    @Test
    void anItemWithoutATypeFailsIt() {
        Map<String, AttributeValue> item =
                new HashMap<>(OrderMapper.INSTANCE.toItem(new Order("c-1", "o-1", Instant.EPOCH, "OPEN")));
        item.remove("Type");
        shop.putRaw(item);

        assertThatThrownBy(() -> scan(order -> {}).execute()).isInstanceOf(MissingTypeException.class);
    }

    @Test
    void whatItIsToldMakesSense() {
        assertThatThrownBy(() -> scan(order -> {}).segments(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> scan(order -> {}).pageSize(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> scan(order -> {}).atMost(0)).isInstanceOf(IllegalArgumentException.class);
    }

    private Scan<Order> scan(Consumer<Order> consumer) {
        return new Scan<>(shop.context(), OrderMapper.INSTANCE, consumer);
    }

    private List<Order> put(int count) {
        List<Order> orders = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Order order = new Order("c-" + i, "o-1", Instant.EPOCH, "OPEN");
            shop.put(order);
            shop.put(new Customer("c-" + i, null));
            orders.add(order);
        }
        return orders;
    }
}
