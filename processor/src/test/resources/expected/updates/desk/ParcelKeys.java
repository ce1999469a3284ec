package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Parcel} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelKeys {
  static final KeyComponent<String> DEPOT =
      KeyComponent.of("Parcel", "depot", "PARCEL#{depot}", KeyFormats.text('#'));

  static final KeyComponent<String> PARCEL_ID =
      KeyComponent.of("Parcel", "parcelId", "PARCEL#{parcelId}", KeyFormats.text('#'));

  static final KeyComponent<Order.Status> STATE =
      KeyComponent.of("Parcel", "state", "PARCELS#{state}#{parcelId:shard(3)}", KeyFormats.<Order.Status>enumName());

  static final KeyComponent<String> PARCEL_ID_SHARD =
      KeyComponent.of("Parcel", "parcelId", "PARCELS#{state}#{parcelId:shard(3)}",
      KeyFormats.shard(3, KeyFormats.rest()));

  static final NumberComponent WEIGHT = NumberComponent.padded("Parcel", "weight", "{weight:6}", 6);

  static final KeyComponent<String> LABEL =
      KeyComponent.of("Parcel", "label", "LABEL#{label:lower}", KeyFormats.lower('#'));

  static final KeyComponent<Order.Status> BY_LABEL_STATE =
      KeyComponent.of("Parcel", "state", "{state}", KeyFormats.<Order.Status>enumName());

  private ParcelKeys() {}

  /** Key: {@code PARCEL#{depot} / PARCEL#{parcelId}}. */
  public static PrimaryKey<Parcel> primary(String depot, String parcelId) {
    return PrimaryKey.of(Parcel.class, partition(depot), "PARCEL#".concat(PARCEL_ID.text(parcelId)));
  }

  static String partition(String depot) {
    return "PARCEL#".concat(DEPOT.text(depot));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = PARCELS#{state}#{parcelId:shard(3)}}, {@code GSI1SK = {weight:6}}. */
  public static IndexKey byState(Order.Status state, String parcelId, int weight) {
    return IndexKey.of(Parcel.class, byStatePartition(state, parcelId), WEIGHT.text(weight));
  }

  static String byStatePartition(Order.Status state, String parcelId) {
    return new StringBuilder(57)
        .append("PARCELS#")
        .append(STATE.text(state))
        .append("#")
        .append(PARCEL_ID_SHARD.text(parcelId))
        .toString();
  }

  static Partitions byStatePartitions(Order.Status state) {
    return Partitions.of("PARCELS#")
        .then(STATE.text(state))
        .then("#")
        .thenShards(3);
  }

  static Partitions byStatePartitions(Order.Status state, String parcelId) {
    return Partitions.of(byStatePartition(state, parcelId));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = LABEL#{label:lower}}, {@code GSI2SK = {state}}. */
  public static IndexKey byLabel(String label, Order.Status state) {
    return IndexKey.of(Parcel.class, byLabelPartition(label), BY_LABEL_STATE.text(state));
  }

  static String byLabelPartition(String label) {
    return "LABEL#".concat(LABEL.text(label));
  }
}
