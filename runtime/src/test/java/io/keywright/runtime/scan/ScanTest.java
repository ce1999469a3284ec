package io.keywright.runtime.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.Trials;
import io.keywright.runtime.error.CursorProblem;
import io.keywright.runtime.error.DeadlineException;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.error.MissingTypeException;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.runtime.shop.ShopTable;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.testing.InProcessOnly;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

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
    @DisplayName("B77: the objects of one entity are given whatever else there is")
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
        put(6);
        String position = position();
        byte[] whole = Base64.getUrlDecoder().decode(position);

        assertRefused("", CursorProblem.MALFORMED);
        assertRefused("AAAAAQA_", CursorProblem.UNKNOWN_VERSION);
        assertRefused("not base64 !", CursorProblem.MALFORMED);
        assertRefused(position + "=", CursorProblem.MALFORMED);
        for (int index = 1; index < whole.length; index++) {
            byte[] altered = whole.clone();
            altered[index]++;
            assertRefused(text(altered), CursorProblem.ALTERED);
            assertRefused(
                    text(Arrays.copyOf(whole, index)), index > 4 ? CursorProblem.ALTERED : CursorProblem.MALFORMED);
        }
        whole[0]++;
        assertRefused(text(whole), CursorProblem.UNKNOWN_VERSION);
        assertThat(engine.requestCount()).isZero();
    }

    @Test
    void whatSomebodyMadeUpIsRefusedWhateverItsChecksum() {
        put(6);
        byte[] whole = Base64.getUrlDecoder().decode(position());
        ByteBuffer identity = ByteBuffer.wrap(whole, 1, 16).slice();

        assertRefused(made(identity, 0), CursorProblem.MALFORMED);
        assertRefused(made(identity, 1_000_001), CursorProblem.MALFORMED);
        assertRefused(made(identity, -1), CursorProblem.MALFORMED);
        assertRefused(made(identity, 1, 3), CursorProblem.MALFORMED);
        assertRefused(made(identity, 1, 2, 0), CursorProblem.MALFORMED);
        assertRefused(made(identity, 2, 2), CursorProblem.MALFORMED);
        assertRefused(made(identity, 1, 1, 0, 0, 0, 0), CursorProblem.MALFORMED);
        assertThat(scan(order -> {}).from(made(identity, 1, 2)).execute().found())
                .isZero();
        assertThat(scan(order -> {}).from(made(identity, 1, 0)).execute().found())
                .isEqualTo(6);
    }

    @Test
    void aPositionOfAnotherTableOrEntityIsRefused() {
        put(6);
        String position = position();
        ShopTable other = ShopTable.open(engine.client(), "other", TableOptions.defaults());
        Scan<Order> there = new Scan<>(other.context(), OrderMapper.INSTANCE, order -> {});
        Scan<Customer> others = new Scan<>(shop.context(), CustomerMapper.INSTANCE, customer -> {});

        assertThatThrownBy(() -> there.from(position).execute())
                .isInstanceOfSatisfying(
                        InvalidCursorException.class,
                        refusal -> assertThat(refusal.problem()).isEqualTo(CursorProblem.FOREIGN));
        assertThatThrownBy(() -> others.from(position).execute()).isInstanceOf(InvalidCursorException.class);
    }

    @Test
    void atMostSixteenRequestsAreUnderWayAndSoManyAtOnceOnEitherClient() throws Exception {
        List<Order> orders = put(60);
        CountDownLatch full = new CountDownLatch(16);
        AtomicInteger underWay = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        engine.onRequest(request -> {
            most.accumulateAndGet(underWay.incrementAndGet(), Math::max);
            full.countDown();
            await(full);
            underWay.decrementAndGet();
        });
        List<Order> found = new ArrayList<>();
        scan(found::add).segments(40).execute();
        assertThat(found).containsExactlyInAnyOrderElementsOf(orders);
        assertThat(full.getCount()).isZero();
        assertThat(most).hasValueLessThanOrEqualTo(16);

        engine.onRequest(request -> {});
        engine.clearRequests();
        scan(order -> {}).segments(40).atMost(300).execute();
        assertThat(engine.requestCount()).isEqualTo(40);
    }

    @Test
    void whatPassesIsTriedAgainAndNothingIsGivenTwice() {
        List<Order> orders = put(40);
        Trials.of(10, random -> {
            Random faults = new Random(random.nextLong());
            engine.inject(Fault.throttling()
                    .on("Scan")
                    .when(request -> faults.nextInt(10) < 5)
                    .always());
            engine.inject(Fault.serverError()
                    .on("Scan")
                    .when(request -> faults.nextInt(10) < 3)
                    .always());
            List<Order> found = new ArrayList<>();
            scan(found::add)
                    .segments(1 + random.nextInt(20))
                    .pageSize(1 + random.nextInt(9))
                    .execute();
            engine.clearFaults();
            assertThat(found).containsExactlyInAnyOrderElementsOf(orders);
        });
    }

    @Test
    void whatDoesNotPassFailsItWhenPatienceIsOver() {
        put(3);
        ShopTable impatient = ShopTable.open(
                engine.client(),
                TableOptions.builder().patience(Duration.ofMillis(50)).build());
        engine.inject(Fault.throttling().on("Scan").always());

        assertThatThrownBy(() -> new Scan<>(impatient.context(), OrderMapper.INSTANCE, order -> {}).execute())
                .isInstanceOf(ProvisionedThroughputExceededException.class);
        assertThatThrownBy(
                        () -> scan(order -> {}).within(Duration.ofMillis(300)).execute())
                .isInstanceOf(DeadlineException.class);
        engine.clearFaults();
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

    /** In two segments, one of which is behind an item. */
    private String position() {
        List<String> positions = new ArrayList<>();
        assertThatThrownBy(() -> scan(order -> {})
                        .segments(2)
                        .pageSize(2)
                        .onProgress(progress -> {
                            positions.add(progress.position());
                            throw new IllegalStateException("stopped");
                        })
                        .execute())
                .hasMessage("stopped");
        engine.clearRequests();
        return positions.get(0);
    }

    private void assertRefused(String position, CursorProblem problem) {
        assertThatThrownBy(() -> scan(order -> {}).from(position).execute())
                .isInstanceOfSatisfying(InvalidCursorException.class, refusal -> {
                    assertThat(refusal.problem()).as(position).isEqualTo(problem);
                    assertThat(refusal.cursor()).isEqualTo(position);
                });
    }

    /** A position with a checksum that is right. */
    private static String made(ByteBuffer identity, int segments, int... states) {
        ByteBuffer content = ByteBuffer.allocate(16 + 4 + states.length)
                .put(identity.duplicate())
                .putInt(segments);
        for (int state : states) {
            content.put((byte) state);
        }
        CRC32 sum = new CRC32();
        sum.update(content.array());
        return text(ByteBuffer.allocate(1 + content.capacity() + 4)
                .put((byte) 1)
                .put(content.array())
                .putInt((int) sum.getValue())
                .array());
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static void await(CountDownLatch latch) {
        try {
            // Where fewer are under way at once nobody counts it down.
            latch.await(5, TimeUnit.SECONDS);
        } catch (InterruptedException impossible) {
            throw new IllegalStateException(impossible);
        }
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
