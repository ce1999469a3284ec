package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Visitor} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class VisitorKeys {
  static final KeyComponent<String> EMAIL =
      KeyComponent.of("Visitor", "email", "VISITOR#{email:escaped}", KeyFormats.escaped('#'));

  static final KeyComponent<String> EMAIL_SHARD =
      KeyComponent.of("Visitor", "email", "ALL#{email:shard(2)}",
      KeyFormats.shard(2, KeyFormats.rest()));

  static final KeyComponent<String> ALL_EMAIL =
      KeyComponent.of("Visitor", "email", "{email:escaped}", KeyFormats.escaped('#'));

  static final KeyComponent<String> NAME =
      KeyComponent.of("Visitor", "name", "NAME#{name:escaped}", KeyFormats.escaped('#'));

  private VisitorKeys() {}

  /** Key: {@code VISITOR#{email:escaped} / VISITOR}. */
  public static PrimaryKey<Visitor> primary(String email) {
    return PrimaryKey.of(Visitor.class, partition(email), "VISITOR");
  }

  static String partition(String email) {
    return "VISITOR#".concat(EMAIL.text(email));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = ALL#{email:shard(2)}}, {@code GSI1SK = {email:escaped}}. */
  public static IndexKey all(String email) {
    return IndexKey.of(Visitor.class, allPartition(email), ALL_EMAIL.text(email));
  }

  static String allPartition(String email) {
    return "ALL#".concat(EMAIL_SHARD.text(email));
  }

  static Partitions allPartitions() {
    return Partitions.of("ALL#")
        .thenShards(2);
  }

  static Partitions allPartitions(String email) {
    return Partitions.of(allPartition(email));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = NAME#{name:escaped}}, {@code GSI2SK = {email:escaped}}. */
  public static IndexKey byName(String name, String email) {
    return IndexKey.of(Visitor.class, byNamePartition(name), ALL_EMAIL.text(email));
  }

  static String byNamePartition(String name) {
    return "NAME#".concat(NAME.text(name));
  }
}
