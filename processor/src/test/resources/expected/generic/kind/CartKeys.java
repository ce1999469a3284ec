package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Cart} in the table {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartKeys {
  static final KeyComponent<String> ID =
      KeyComponent.of("Cart", "id", "CART#{id}", KeyFormats.text('#'));

  static final KeyComponent<Instant> LAST =
      KeyComponent.of("Cart", "last", "LAST#{last}", KeyFormats.instantNanos());

  static final KeyComponent<String> BY_LAST_ID =
      KeyComponent.of("Cart", "id", "{id}", KeyFormats.text('#'));

  private CartKeys() {}

  /** Key: {@code CART#{id} / CART}. */
  public static PrimaryKey<Cart> primary(String id) {
    return PrimaryKey.of(Cart.class, partition(id), "CART");
  }

  static String partition(String id) {
    return "CART#".concat(ID.text(id));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = LAST#{last}}, {@code GSI1SK = {id}}. */
  public static IndexKey byLast(Instant last, String id) {
    return IndexKey.of(Cart.class, byLastPartition(last), BY_LAST_ID.text(id));
  }

  static String byLastPartition(Instant last) {
    return "LAST#".concat(LAST.text(last));
  }
}
