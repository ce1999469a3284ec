package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link TIER} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TIERKeys {
  static final KeyComponent<SKU> SKU_ =
      KeyComponent.of("TIER", "sku", "SKU#{sku}#{tier}", KeyFormats.<SKU>enumName());

  static final KeyComponent<String> TIER_ =
      KeyComponent.of("TIER", "tier", "SKU#{sku}#{tier}", KeyFormats.text('#'));

  static final KeyComponent<String> ID =
      KeyComponent.of("TIER", "id", "ID#{id}", KeyFormats.text('#'));

  static final KeyComponent<Instances.INSTANCE> INSTANCE_ =
      KeyComponent.of("TIER", "instance", "INSTANCE#{instance}#{id}", KeyFormats.<Instances.INSTANCE>enumName());

  static final KeyComponent<String> BY_INSTANCE_ID =
      KeyComponent.of("TIER", "id", "INSTANCE#{instance}#{id}", KeyFormats.text('#'));

  static final KeyComponent<TYPE> TYPE_ =
      KeyComponent.of("TIER", "type", "{type}", KeyFormats.<TYPE>enumName());

  private TIERKeys() {}

  /** Key: {@code SKU#{sku}#{tier} / ID#{id}}. */
  public static PrimaryKey<TIER> primary(SKU sku, String tier, String id) {
    return PrimaryKey.of(TIER.class, partition(sku, tier), "ID#".concat(ID.text(id)));
  }

  static String partition(SKU sku, String tier) {
    return new StringBuilder(53)
        .append("SKU#")
        .append(SKU_.text(sku))
        .append("#")
        .append(TIER_.text(tier))
        .toString();
  }

  /** Key in {@code GSI1}: {@code GSI1PK = INSTANCE#{instance}#{id}}, {@code GSI1SK = {type}}. */
  public static IndexKey byInstance(Instances.INSTANCE instance, String id, TYPE type) {
    return IndexKey.of(TIER.class, byInstancePartition(instance, id), TYPE_.text(type));
  }

  static String byInstancePartition(Instances.INSTANCE instance, String id) {
    return new StringBuilder(58)
        .append("INSTANCE#")
        .append(INSTANCE_.text(instance))
        .append("#")
        .append(BY_INSTANCE_ID.text(id))
        .toString();
  }
}
