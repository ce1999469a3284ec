package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Order} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Order", "id", "ORDER#{id}", KeyFormats.text('#'));

  private OrderKeys() {}

  /** Key: {@code ORDER#{id} / ORDER}. */
  public static PrimaryKey<Order> primary(String id) {
    return PrimaryKey.of(Order.class, partition(id), "ORDER");
  }

  static String partition(String id) {
    return "ORDER#".concat(ID.text(id));
  }
}
