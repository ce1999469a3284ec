package log;

import io.keywright.testing.DynamoDbExtension;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidKeyException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import log.Reading.Level;
import log.Reading.Room;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Every query of the table, with every kind of bound. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final LocalDate DAY = LocalDate.of(2024, 5, 1);

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("log");
        LogTable.createTable(client, table);
        ReadingRepository readings = LogTable.open(client, table).reading();
        for (int i = 0; i < 6; i++) {
            readings.create(reading(i));
        }

        keys(readings);
        partitionOfTheTable(readings);
        daysWithinAnIndex(readings);
        secondsWithKeysOnly(readings);
        adjoiningComponents(readings);
        localIndex(readings);
        emptySparseIndex(readings);
    }

    private static void keys(ReadingRepository readings) {
        Reading third = reading(3);
        assertThat(readings.get("s", third.takenAt(), 3)).contains(third);
        assertThat(readings.prepareGet("s", third.takenAt(), 3).toRequest().key().get("PK").s())
                .isEqualTo("SENSOR#s#2024-05-01");
        assertThat(readings.get("s", third.takenAt(), 4)).isEmpty();
        assertThat(ReadingMapper.INSTANCE.toItem(third).get("GSI3SK").s())
                .isEqualTo("2024-05-01T08:30:03#2024-032021#label 3");
        assertThatThrownBy(() -> readings.get("a#b", third.takenAt(), 3))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("SENSOR#{sensor}#{takenAt:date}");
        assertThatThrownBy(() -> readings.get("s", third.takenAt(), 12345)).isInstanceOf(InvalidKeyException.class);
    }

    private static void partitionOfTheTable(ReadingRepository readings) {
        assertThat(numbers(readings.ofDay("s", DAY).consistent().stream())).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(numbers(readings.ofDay("s", DAY).takenAtFrom(time(4)).stream())).containsExactly(4, 5);
        assertThat(numbers(readings.ofDay("s", DAY).takenAtAfter(time(4)).stream())).containsExactly(5);
        assertThat(numbers(readings.ofDay("s", DAY).takenAtUntil(time(1)).stream())).containsExactly(0, 1);
        assertThat(numbers(readings.ofDay("s", DAY).takenAtBefore(time(1)).stream())).containsExactly(0);
        assertThat(numbers(readings.ofDay("s", DAY).takenAtBetween(time(1), time(3)).descending().stream()))
                .containsExactly(3, 2, 1);
        assertThat(numbers(readings.ofDay("s", DAY).takenAtBetween(time(3), time(1)).stream())).isEmpty();
        assertThat(numbers(readings.ofDay("s", DAY).limit(2).takenAt(time(2)).sequence(2).stream())).containsExactly(2);
        assertThat(numbers(readings.ofDay("s", DAY).takenAt(time(2)).sequenceBefore(2).stream())).isEmpty();
        assertThat(numbers(readings.ofDay("s", DAY).takenAt(time(2)).sequenceUntil(2).stream())).containsExactly(2);
        assertThat(numbers(readings.ofDay("s", DAY.plusDays(1)).stream())).isEmpty();
    }

    private static void daysWithinAnIndex(ReadingRepository readings) {
        assertThat(numbers(readings.byDay(DAY).stream())).containsExactly(0, 3, 1, 4, 2, 5);
        assertThat(numbers(readings.byDay(DAY).roomFrom(Room.HALL_WEST).stream())).containsExactly(1, 4, 2, 5);
        assertThat(numbers(readings.byDay(DAY).roomAfter(Room.HALL).stream())).containsExactly(1, 4, 2, 5);
        assertThat(numbers(readings.byDay(DAY).roomBefore(Room.HALL_WEST).stream())).containsExactly(0, 3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).stream())).containsExactly(0, 3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAt(DAY).stream())).containsExactly(0, 3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAt(time(3)).stream())).containsExactly(3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAtFrom(time(1)).stream())).containsExactly(3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAtAfter(time(0)).stream())).containsExactly(3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAtUntil(time(0)).stream())).containsExactly(0);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAtBefore(time(0)).stream())).isEmpty();
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAtBefore(DAY).stream())).isEmpty();
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAtBetween(time(0), time(2)).stream()))
                .containsExactly(0);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAt(DAY).id(id(3)).stream())).containsExactly(3);
        assertThat(numbers(readings.byDay(DAY).room(Room.HALL).takenAt(DAY).idBefore(id(3)).stream()))
                .containsExactly(0);
    }

    private static void secondsWithKeysOnly(ReadingRepository readings) {
        assertThat(readings.bySecond("LABEL 3").list()).containsExactly(ReadingMapper.INSTANCE.key(reading(3)));
    }

    private static void adjoiningComponents(ReadingRepository readings) {
        LocalDateTime clock = reading(2).clock();
        YearMonth month = YearMonth.of(2024, 3);
        assertThat(numbers(readings.byClock(7, true).clock(clock).stream())).containsExactly(2);
        assertThat(numbers(readings.byClock(7, true).clock(clock).monthFrom(month).stream())).containsExactly(2);
        assertThat(numbers(readings.byClock(7, true).clock(clock).monthAfter(month).stream())).isEmpty();
        assertThat(numbers(readings.byClock(7, true).clock(clock).monthUntil(month).stream())).containsExactly(2);
        assertThat(numbers(readings.byClock(7, true).clock(clock).monthBefore(month).stream())).isEmpty();
        assertThat(numbers(readings.byClock(7, true).clock(clock).month(month).year(Year.of(2021)).labelStartingWith("LAB").stream()))
                .containsExactly(2);
        assertThat(numbers(readings.byClock(7, true).clockUntil(clock).stream())).containsExactly(0, 2);
        assertThat(numbers(readings.byClock(7, true).clockBefore(clock.plusNanos(1)).stream())).containsExactly(0, 2);
        assertThat(numbers(readings.byClock(7, true).clockBefore(clock).stream())).containsExactly(0);
    }

    private static void localIndex(ReadingRepository readings) {
        assertThat(readings.byLevel("s", DAY).consistent().level(Level.TOP).list())
                .containsExactly(
                        ReadingMapper.INSTANCE.key(reading(1)),
                        ReadingMapper.INSTANCE.key(reading(3)),
                        ReadingMapper.INSTANCE.key(reading(5)));
        assertThat(readings.byLevel("s", DAY).level(Level.TOP).idFrom(id(5)).first())
                .contains(ReadingMapper.INSTANCE.key(reading(5)));
    }

    private static void emptySparseIndex(ReadingRepository readings) {
        OffsetDateTime abroad = reading(1).abroad();
        assertThat(numbers(readings.byPlace(Level.TOP).stream())).containsExactly(3);
        assertThat(numbers(readings.byPlace(Level.TOP).abroad(abroad.toLocalDate()).zoned(reading(3).zoned()).noteStartingWith("note #").stream()))
                .containsExactly(3);
        // The key tells seconds, and no filter tells equal times apart from others where their offset is stored, too.
        ZonedDateTime sameSecond = reading(3).zoned().plusNanos(5);
        assertThat(numbers(readings.byPlace(Level.TOP).abroad(abroad.toLocalDate()).zoned(sameSecond).stream()))
                .containsExactly(3);
        assertThat(numbers(readings.byPlace(Level.TOP).abroad(abroad.toLocalDate()).zoned(sameSecond.plusSeconds(1)).stream()))
                .isEmpty();
    }

    private static List<Integer> numbers(Stream<Reading> readings) {
        return readings.map(Reading::sequence).toList();
    }

    private static Instant time(int number) {
        return Instant.parse("2024-05-01T12:00:00Z").plusMillis(number * 250L);
    }

    private static UUID id(int number) {
        return new UUID(0, number);
    }

    private static Reading reading(int number) {
        return new Reading(
                "s",
                time(number),
                number,
                Room.values()[number % 3],
                id(number),
                7,
                number % 2 == 0,
                LocalDateTime.of(2024, 5, 1, 8, 30, number),
                YearMonth.of(2024, 3),
                Year.of(2021),
                "Label " + number,
                number % 2 == 0 ? Level.LOW : Level.TOP,
                OffsetDateTime.of(2024, 5, 1, 23, 0, number, 0, ZoneOffset.ofHours(2)),
                ZonedDateTime.of(2024, 5, 2, 1, 0, number, 0, ZoneOffset.ofHours(2)),
                number == 3 ? "note #3" : null);
    }
}
