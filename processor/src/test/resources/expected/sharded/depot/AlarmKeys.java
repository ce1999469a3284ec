package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Alarm} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AlarmKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Alarm", "id", "ALARM#{id}", KeyFormats.text('#'));

  static final KeyComponent<String> SITE =
      KeyComponent.of("Alarm", "site", "SITE#{site}#{sensor:shard(16, formerly = 4)}#S", KeyFormats.text('#'));

  static final KeyComponent<Long> SENSOR_SHARD =
      KeyComponent.of("Alarm", "sensor", "SITE#{site}#{sensor:shard(16, formerly = 4)}#S",
      KeyFormats.shard(16, KeyFormats.<Long>wholeNumber()));

  static final KeyComponent<Long> SENSOR_FORMER_SHARD =
      KeyComponent.of("Alarm", "sensor", "SITE#{site}#{sensor:shard(16, formerly = 4)}#S",
      KeyFormats.shard(4, KeyFormats.<Long>wholeNumber()));

  private AlarmKeys() {}

  /** Key: {@code ALARM#{id} / ALARM}. */
  public static PrimaryKey<Alarm> primary(String id) {
    return PrimaryKey.of(Alarm.class, partition(id), "ALARM");
  }

  static String partition(String id) {
    return "ALARM#".concat(ID.text(id));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, {@code GSI2SK = ALARM}. */
  public static IndexKey bySite(String site, long sensor) {
    return IndexKey.of(Alarm.class, bySitePartition(site, sensor), "ALARM");
  }

  static String bySitePartition(String site, long sensor) {
    return new StringBuilder(56)
        .append("SITE#")
        .append(SITE.text(site))
        .append("#")
        .append(SENSOR_SHARD.text(sensor))
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
        .thenEither(SENSOR_SHARD.text(sensor), SENSOR_FORMER_SHARD.text(sensor))
        .then("#S");
  }
}
