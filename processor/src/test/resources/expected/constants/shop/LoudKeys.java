package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Loud} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoudKeys {
  static final KeyComponent<String> SKU =
      KeyComponent.of("Loud", "SKU", "LOUD#{SKU}", KeyFormats.text('#'));

  static final KeyComponent<String> ID =
      KeyComponent.of("Loud", "ID", "IN#{ID}", KeyFormats.text('#'));

  static final KeyComponent<String> _1 =
      KeyComponent.of("Loud", "_1", "N#{_1}", KeyFormats.text('#'));

  static final KeyComponent<String> IF =
      KeyComponent.of("Loud", "IF", "X#{IF}", KeyFormats.text('#'));

  private LoudKeys() {}

  /** Key: {@code LOUD#{SKU} / IN#{ID}}. */
  public static PrimaryKey<Loud> primary(String sku, String id) {
    return PrimaryKey.of(Loud.class, partition(sku), "IN#".concat(ID.text(id)));
  }

  static String partition(String sku) {
    return "LOUD#".concat(SKU.text(sku));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = N#{_1}}, {@code GSI1SK = X#{IF}}. */
  public static IndexKey byNumber(String value_1, String if_) {
    return IndexKey.of(Loud.class, byNumberPartition(value_1), "X#".concat(IF.text(if_)));
  }

  static String byNumberPartition(String value_1) {
    return "N#".concat(_1.text(value_1));
  }
}
