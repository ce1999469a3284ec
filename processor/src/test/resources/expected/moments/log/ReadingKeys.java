package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Reading} in the table {@link Log}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingKeys {
  static final KeyComponent<String> SENSOR =
      KeyComponent.of("Reading", "sensor", "SENSOR#{sensor}#{takenAt:date}", KeyFormats.text('#'));

  static final KeyComponent<LocalDate> TAKEN_AT =
      KeyComponent.of("Reading", "takenAt", "SENSOR#{sensor}#{takenAt:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> TAKEN_AT_INSTANT =
      KeyComponent.of("Reading", "takenAt", "SENSOR#{sensor}#{takenAt:date}", KeyFormats.instantDate());

  static final KeyComponent<Instant> PRIMARY_TAKEN_AT =
      KeyComponent.of("Reading", "takenAt", "READING#{takenAt}#{sequence:4}", KeyFormats.instantNanos());

  static final NumberComponent SEQUENCE =
      NumberComponent.padded("Reading", "sequence", "READING#{takenAt}#{sequence:4}", 4);

  static final KeyComponent<LocalDate> BY_DAY_TAKEN_AT =
      KeyComponent.of("Reading", "takenAt", "DAY#{takenAt:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> BY_DAY_TAKEN_AT_INSTANT =
      KeyComponent.of("Reading", "takenAt", "DAY#{takenAt:date}", KeyFormats.instantDate());

  static final KeyComponent<Reading.Room> ROOM =
      KeyComponent.of("Reading", "room", "{room}#{takenAt:date}#{id}", KeyFormats.<Reading.Room>enumName());

  static final KeyComponent<LocalDate> BY_DAY_SORT_TAKEN_AT =
      KeyComponent.of("Reading", "takenAt", "{room}#{takenAt:date}#{id}", KeyFormats.localDate());

  static final KeyComponent<Instant> BY_DAY_SORT_TAKEN_AT_INSTANT =
      KeyComponent.of("Reading", "takenAt", "{room}#{takenAt:date}#{id}", KeyFormats.instantDate());

  static final KeyComponent<UUID> ID =
      KeyComponent.of("Reading", "id", "{room}#{takenAt:date}#{id}", KeyFormats.uuid());

  static final KeyComponent<String> LABEL =
      KeyComponent.of("Reading", "label", "ROOM#{label:lower}", KeyFormats.lower('#'));

  static final KeyComponent<Instant> BY_SECOND_TAKEN_AT =
      KeyComponent.of("Reading", "takenAt", "AT#{takenAt:seconds}", KeyFormats.instantSeconds());

  static final NumberComponent BATCH =
      NumberComponent.plain("Reading", "batch", "BATCH#{batch}#{valid}");

  static final KeyComponent<Boolean> VALID =
      KeyComponent.of("Reading", "valid", "BATCH#{batch}#{valid}", KeyFormats.bool());

  static final KeyComponent<LocalDateTime> CLOCK =
      KeyComponent.of("Reading", "clock", "{clock:seconds}#{month}{year}#{label:lower}", KeyFormats.localDateTimeSeconds());

  static final KeyComponent<YearMonth> MONTH =
      KeyComponent.of("Reading", "month", "{clock:seconds}#{month}{year}#{label:lower}", KeyFormats.yearMonth());

  static final KeyComponent<Year> YEAR =
      KeyComponent.of("Reading", "year", "{clock:seconds}#{month}{year}#{label:lower}", KeyFormats.year());

  static final KeyComponent<String> BY_CLOCK_LABEL =
      KeyComponent.of("Reading", "label", "{clock:seconds}#{month}{year}#{label:lower}", KeyFormats.lower('#'));

  static final KeyComponent<Reading.Level> LEVEL =
      KeyComponent.of("Reading", "level", "LEVEL#{level}", KeyFormats.<Reading.Level>enumName());

  static final KeyComponent<LocalDate> ABROAD =
      KeyComponent.of("Reading", "abroad", "{abroad:date}#{zoned:seconds}#{note:rest}", KeyFormats.localDate());

  static final KeyComponent<OffsetDateTime> ABROAD_OFFSET_DATE_TIME =
      KeyComponent.of("Reading", "abroad", "{abroad:date}#{zoned:seconds}#{note:rest}", KeyFormats.offsetDateTimeDate());

  static final KeyComponent<ZonedDateTime> ZONED =
      KeyComponent.of("Reading", "zoned", "{abroad:date}#{zoned:seconds}#{note:rest}", KeyFormats.zonedDateTimeSeconds());

  static final KeyComponent<String> NOTE =
      KeyComponent.of("Reading", "note", "{abroad:date}#{zoned:seconds}#{note:rest}", KeyFormats.rest());

  static final KeyComponent<Reading.Level> BY_LEVEL_LEVEL =
      KeyComponent.of("Reading", "level", "LEVEL#{level}#{id}", KeyFormats.<Reading.Level>enumName());

  static final KeyComponent<UUID> BY_LEVEL_ID =
      KeyComponent.of("Reading", "id", "LEVEL#{level}#{id}", KeyFormats.uuid());

  private ReadingKeys() {}

  /** Key: {@code SENSOR#{sensor}#{takenAt:date} / READING#{takenAt}#{sequence:4}}. */
  public static PrimaryKey<Reading> primary(String sensor, Instant takenAt, int sequence) {
    String text = new StringBuilder(57)
        .append("READING#")
        .append(PRIMARY_TAKEN_AT.text(takenAt))
        .append("#")
        .append(SEQUENCE.text(sequence))
        .toString();
    return PrimaryKey.of(Reading.class, partition(sensor, takenAt), text);
  }

  static String partition(String sensor, LocalDate takenAt) {
    return new StringBuilder(56)
        .append("SENSOR#")
        .append(SENSOR.text(sensor))
        .append("#")
        .append(TAKEN_AT.text(takenAt))
        .toString();
  }

  static String partition(String sensor, Instant takenAt) {
    return new StringBuilder(56)
        .append("SENSOR#")
        .append(SENSOR.text(sensor))
        .append("#")
        .append(TAKEN_AT_INSTANT.text(takenAt))
        .toString();
  }

  /** Key in {@code GSI1}: {@code GSI1PK = DAY#{takenAt:date}}, {@code GSI1SK = {room}#{takenAt:date}#{id}}. */
  public static IndexKey byDay(LocalDate takenAt, Reading.Room room, UUID id) {
    String text = new StringBuilder(74)
        .append(ROOM.text(room))
        .append("#")
        .append(BY_DAY_SORT_TAKEN_AT.text(takenAt))
        .append("#")
        .append(ID.text(id))
        .toString();
    return IndexKey.of(Reading.class, byDayPartition(takenAt), text);
  }

  /** Key in {@code GSI1}: {@code GSI1PK = DAY#{takenAt:date}}, {@code GSI1SK = {room}#{takenAt:date}#{id}}. */
  static IndexKey byDay(Instant takenAt, Reading.Room room, UUID id) {
    String text = new StringBuilder(74)
        .append(ROOM.text(room))
        .append("#")
        .append(BY_DAY_SORT_TAKEN_AT_INSTANT.text(takenAt))
        .append("#")
        .append(ID.text(id))
        .toString();
    return IndexKey.of(Reading.class, byDayPartition(takenAt), text);
  }

  static String byDayPartition(LocalDate takenAt) {
    return "DAY#".concat(BY_DAY_TAKEN_AT.text(takenAt));
  }

  static String byDayPartition(Instant takenAt) {
    return "DAY#".concat(BY_DAY_TAKEN_AT_INSTANT.text(takenAt));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = ROOM#{label:lower}}, {@code GSI2SK = AT#{takenAt:seconds}}. */
  public static IndexKey bySecond(String label, Instant takenAt) {
    return IndexKey.of(Reading.class, bySecondPartition(label), "AT#".concat(BY_SECOND_TAKEN_AT.text(takenAt)));
  }

  static String bySecondPartition(String label) {
    return "ROOM#".concat(LABEL.text(label));
  }

  /**
   * Key in {@code GSI3}: {@code GSI3PK = BATCH#{batch}#{valid}}, {@code GSI3SK = {clock:seconds}#{month}{year}#{label:lower}}.
   */
  public static IndexKey byClock(long batch, boolean valid, LocalDateTime clock, YearMonth month,
      Year year, String label) {
    String text = new StringBuilder(98)
        .append(CLOCK.text(clock))
        .append("#")
        .append(MONTH.text(month))
        .append(YEAR.text(year))
        .append("#")
        .append(BY_CLOCK_LABEL.text(label))
        .toString();
    return IndexKey.of(Reading.class, byClockPartition(batch, valid), text);
  }

  static String byClockPartition(long batch, boolean valid) {
    return new StringBuilder(55)
        .append("BATCH#")
        .append(BATCH.text(batch))
        .append("#")
        .append(VALID.text(valid))
        .toString();
  }

  /**
   * Key in {@code GSI4}: {@code GSI4PK = LEVEL#{level}}, {@code GSI4SK = {abroad:date}#{zoned:seconds}#{note:rest}}.
   */
  public static IndexKey byPlace(Reading.Level level, LocalDate abroad, ZonedDateTime zoned,
      String note) {
    String text = new StringBuilder(74)
        .append(ABROAD.text(abroad))
        .append("#")
        .append(ZONED.text(zoned))
        .append("#")
        .append(NOTE.text(note))
        .toString();
    return IndexKey.of(Reading.class, byPlacePartition(level), text);
  }

  /**
   * Key in {@code GSI4}: {@code GSI4PK = LEVEL#{level}}, {@code GSI4SK = {abroad:date}#{zoned:seconds}#{note:rest}}.
   */
  static IndexKey byPlace(Reading.Level level, OffsetDateTime abroad, ZonedDateTime zoned,
      String note) {
    String text = new StringBuilder(74)
        .append(ABROAD_OFFSET_DATE_TIME.text(abroad))
        .append("#")
        .append(ZONED.text(zoned))
        .append("#")
        .append(NOTE.text(note))
        .toString();
    return IndexKey.of(Reading.class, byPlacePartition(level), text);
  }

  static String byPlacePartition(Reading.Level level) {
    return "LEVEL#".concat(LEVEL.text(level));
  }

  /** Key in {@code LSI1}: {@code PK = SENSOR#{sensor}#{takenAt:date}}, {@code LSI1SK = LEVEL#{level}#{id}}. */
  public static IndexKey byLevel(String sensor, LocalDate takenAt, Reading.Level level, UUID id) {
    String text = new StringBuilder(55)
        .append("LEVEL#")
        .append(BY_LEVEL_LEVEL.text(level))
        .append("#")
        .append(BY_LEVEL_ID.text(id))
        .toString();
    return IndexKey.of(Reading.class, partition(sensor, takenAt), text);
  }

  /** Key in {@code LSI1}: {@code PK = SENSOR#{sensor}#{takenAt:date}}, {@code LSI1SK = LEVEL#{level}#{id}}. */
  static IndexKey byLevel(String sensor, Instant takenAt, Reading.Level level, UUID id) {
    String text = new StringBuilder(55)
        .append("LEVEL#")
        .append(BY_LEVEL_LEVEL.text(level))
        .append("#")
        .append(BY_LEVEL_ID.text(id))
        .toString();
    return IndexKey.of(Reading.class, partition(sensor, takenAt), text);
  }

  static String byLevelSort(Reading.Level level, UUID id) {
    return new StringBuilder(55)
        .append("LEVEL#")
        .append(BY_LEVEL_LEVEL.text(level))
        .append("#")
        .append(BY_LEVEL_ID.text(id))
        .toString();
  }
}
