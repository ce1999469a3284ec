package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Order} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderKeys {
  static final KeyComponent<String> OWNER =
      KeyComponent.of("Order", "owner", "OWNER#{owner}", KeyFormats.text('#'));

  static final NumberComponent ID = NumberComponent.padded("Order", "id", "ORDER#{id:8}", 8);

  private OrderKeys() {}

  /** Key: {@code OWNER#{owner} / ORDER#{id:8}}. */
  public static PrimaryKey<Order> primary(String owner, int id) {
    return PrimaryKey.of(Order.class, partition(owner), "ORDER#".concat(ID.text(id)));
  }

  static String partition(String owner) {
    return "OWNER#".concat(OWNER.text(owner));
  }
}
