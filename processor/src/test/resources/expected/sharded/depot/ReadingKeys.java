package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Reading} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingKeys {
  static final KeyComponent<LocalDate> DAY =
      KeyComponent.of("Reading", "day", "{day}#{sensor:shard(12)}", KeyFormats.localDate());

  static final KeyComponent<Long> SENSOR_SHARD =
      KeyComponent.of("Reading", "sensor", "{day}#{sensor:shard(12)}",
      KeyFormats.shard(12, KeyFormats.<Long>wholeNumber()));

  static final NumberComponent SENSOR =
      NumberComponent.padded("Reading", "sensor", "{sensor:8}#{at:millis}", 8);

  static final KeyComponent<Instant> AT =
      KeyComponent.of("Reading", "at", "{sensor:8}#{at:millis}", KeyFormats.instantMillis());

  static final KeyComponent<String> SITE =
      KeyComponent.of("Reading", "site", "SITE#{site}#{sensor:shard(16, formerly = 4)}#S", KeyFormats.text('#'));

  static final KeyComponent<Long> BY_SITE_SENSOR_SHARD =
      KeyComponent.of("Reading", "sensor", "SITE#{site}#{sensor:shard(16, formerly = 4)}#S",
      KeyFormats.shard(16, KeyFormats.<Long>wholeNumber()));

  static final KeyComponent<Long> SENSOR_FORMER_SHARD =
      KeyComponent.of("Reading", "sensor", "SITE#{site}#{sensor:shard(16, formerly = 4)}#S",
      KeyFormats.shard(4, KeyFormats.<Long>wholeNumber()));

  static final KeyComponent<Instant> BY_SITE_AT =
      KeyComponent.of("Reading", "at", "READ#{at:millis}", KeyFormats.instantMillis());

  static final NumberComponent VALUE =
      NumberComponent.signed("Reading", "value", "{value:signed4}#{sensor:8}", 4);

  static final NumberComponent BY_VALUE_SENSOR =
      NumberComponent.padded("Reading", "sensor", "{value:signed4}#{sensor:8}", 8);

  private ReadingKeys() {}

  /** Key: {@code {day}#{sensor:shard(12)} / {sensor:8}#{at:millis}}. */
  public static PrimaryKey<Reading> primary(LocalDate day, long sensor, Instant at) {
    String text = new StringBuilder(49)
        .append(SENSOR.text(sensor))
        .append("#")
        .append(AT.text(at))
        .toString();
    return PrimaryKey.of(Reading.class, partition(day, sensor), text);
  }

  static String partition(LocalDate day, long sensor) {
    return new StringBuilder(49)
        .append(DAY.text(day))
        .append("#")
        .append(SENSOR_SHARD.text(sensor))
        .toString();
  }

  static Partitions partitions(LocalDate day) {
    return Partitions.of(DAY.text(day))
        .then("#")
        .thenShards(12);
  }

  static Partitions partitions(LocalDate day, long sensor) {
    return Partitions.of(partition(day, sensor));
  }

  /**
   * Key in {@code GSI2}: {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, {@code GSI2SK = READ#{at:millis}}.
   */
  public static IndexKey bySite(String site, long sensor, Instant at) {
    return IndexKey.of(Reading.class, bySitePartition(site, sensor), "READ#".concat(BY_SITE_AT.text(at)));
  }

  static String bySitePartition(String site, long sensor) {
    return new StringBuilder(56)
        .append("SITE#")
        .append(SITE.text(site))
        .append("#")
        .append(BY_SITE_SENSOR_SHARD.text(sensor))
        .append("#S")
        .toString();
  }

  static Partitions bySitePartitions(String site) {
    return Partitions.of("SITE#")
        .then(SITE.text(site))
        .then("#")
        .thenShards(16, 4)
        .then("#S");
  }

  static Partitions bySitePartitions(String site, long sensor) {
    return Partitions.of("SITE#")
        .then(SITE.text(site))
        .then("#")
        .thenEither(BY_SITE_SENSOR_SHARD.text(sensor), SENSOR_FORMER_SHARD.text(sensor))
        .then("#S");
  }

  /** Key in {@code LSI1}: {@code PK = {day}#{sensor:shard(12)}}, {@code LSI1SK = {value:signed4}#{sensor:8}}. */
  public static IndexKey byValue(LocalDate day, long sensor, int value) {
    String text = new StringBuilder(49)
        .append(VALUE.text(value))
        .append("#")
        .append(BY_VALUE_SENSOR.text(sensor))
        .toString();
    return IndexKey.of(Reading.class, partition(day, sensor), text);
  }

  static String byValueSort(int value, long sensor) {
    return new StringBuilder(49)
        .append(VALUE.text(value))
        .append("#")
        .append(BY_VALUE_SENSOR.text(sensor))
        .toString();
  }
}
