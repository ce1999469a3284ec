package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Job} in the table {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class JobKeys {
  static final KeyComponent<String> PERSON_ID =
      KeyComponent.of("Job", "personId", "PERSON#{personId}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Job", "number", "JOB#{number:4}", 4);

  static final KeyComponent<String> TITLE =
      KeyComponent.of("Job", "title", "JOB#{title:escaped}#{personId:shard(4)}", KeyFormats.escaped('#'));

  static final KeyComponent<String> PERSON_ID_SHARD =
      KeyComponent.of("Job", "personId", "JOB#{title:escaped}#{personId:shard(4)}",
      KeyFormats.shard(4, KeyFormats.rest()));

  static final KeyComponent<String> OF_TITLE_PERSON_ID =
      KeyComponent.of("Job", "personId", "PERSON#{personId}#{number:4}", KeyFormats.text('#'));

  static final NumberComponent OF_TITLE_NUMBER =
      NumberComponent.padded("Job", "number", "PERSON#{personId}#{number:4}", 4);

  private JobKeys() {}

  /** Key: {@code PERSON#{personId} / JOB#{number:4}}. */
  public static PrimaryKey<Job> primary(String personId, int number) {
    return PrimaryKey.of(Job.class, partition(personId), "JOB#".concat(NUMBER.text(number)));
  }

  static String partition(String personId) {
    return "PERSON#".concat(PERSON_ID.text(personId));
  }

  /**
   * Key in {@code GSI2}: {@code GSI2PK = JOB#{title:escaped}#{personId:shard(4)}}, {@code GSI2SK = PERSON#{personId}#{number:4}}.
   */
  public static IndexKey ofTitle(String title, String personId, int number) {
    String text = new StringBuilder(56)
        .append("PERSON#")
        .append(OF_TITLE_PERSON_ID.text(personId))
        .append("#")
        .append(OF_TITLE_NUMBER.text(number))
        .toString();
    return IndexKey.of(Job.class, ofTitlePartition(title, personId), text);
  }

  static String ofTitlePartition(String title, String personId) {
    return new StringBuilder(53)
        .append("JOB#")
        .append(TITLE.text(title))
        .append("#")
        .append(PERSON_ID_SHARD.text(personId))
        .toString();
  }

  static Partitions ofTitlePartitions(String title) {
    return Partitions.of("JOB#")
        .then(TITLE.text(title))
        .then("#")
        .thenShards(4);
  }

  static Partitions ofTitlePartitions(String title, String personId) {
    return Partitions.of(ofTitlePartition(title, personId));
  }
}
