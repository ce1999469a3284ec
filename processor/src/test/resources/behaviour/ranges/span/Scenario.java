package span;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.DynamoDbExtension;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Uses of generic documents come back as they were written. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("span");
        SpanTable.createTable(client, table);
        BookingRepository bookings = SpanTable.open(client, table).booking();
        Booking booking = booking();
        bookings.create(booking);

        Booking read = bookings.get("r", NOON, "b").orElseThrow();
        assertThat(read).usingRecursiveComparison().isEqualTo(booking);
        assertThat(bookings.ofRoom("r").stayFrom(NOON).list()).hasSize(1);
        assertThat(bookings.ofRoom("r").stayFrom(NOON.plusSeconds(1)).list()).isEmpty();
    }

    private static Booking booking() {
        Labelled<String, Range<Integer>> labelled = new Labelled<>();
        labelled.setLabel("first");
        labelled.setValue(new Range<>(1, null, List.of(2, 3)));
        labelled.setOthers(Map.of("a", new Range<>(4, 5, List.of())));
        return new Booking(
                "r",
                "b",
                new Range<>(NOON, NOON.plusSeconds(60), List.of()),
                new Range<>(Booking.Level.PLAIN, Booking.Level.GOOD, List.of(Booking.Level.GOOD)),
                Optional.of(new Range<>(1, 4, List.of())),
                List.of(new Range<>("a", null, List.of("b")), new Range<>("c", "d", List.of())),
                Map.of(
                        Booking.Level.GOOD,
                        new Range<>(new Range<>(NOON, null, List.of()), null, List.of())),
                labelled,
                new Booking.Tree<>(List.of("x", "y"), List.of(new Booking.Tree<>(List.of("z"), List.of()))));
    }
}
