package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Shop.Order} in the table {@link People}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrdKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Shop.Order", "id", "CUSTOMER#{id}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Shop.Order", "number", "ORDER#{number:4}", 4);

  private OrdKeys() {}

  /** Key: {@code CUSTOMER#{id} / ORDER#{number:4}}. */
  public static PrimaryKey<Shop.Order> primary(String id, int number) {
    return PrimaryKey.of(Shop.Order.class, partition(id), "ORDER#".concat(NUMBER.text(number)));
  }

  static String partition(String id) {
    return "CUSTOMER#".concat(ID.text(id));
  }
}
