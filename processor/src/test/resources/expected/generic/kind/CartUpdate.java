package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Cart}: {@code CART#{id} / CART}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CartUpdate extends Update<Cart, CartUpdate> {
  private final String id;

  final ChangedComponent<Cart, Instant> last = changes().component(CartAttributes.LAST);

  CartUpdate(TableContext table, PrimaryKey<Cart> key, String id) {
    super(table, CartMapper.INSTANCE, key, false);
    this.id = id;
  }

  /** Stores {@code others}. */
  public CartUpdate others(List<Instant> others) {
    return changes().set(CartAttributes.OTHERS, others);
  }

  /** Puts elements behind those of {@code others}. */
  public CartUpdate appendToOthers(List<Instant> elements) {
    return changes().append(CartAttributes.OTHERS, elements);
  }

  /** Puts elements before those of {@code others}. */
  public CartUpdate prependToOthers(List<Instant> elements) {
    return changes().prepend(CartAttributes.OTHERS, elements);
  }

  /** Stores an element of {@code others}; one behind the end becomes the last. */
  public CartUpdate setInOthers(int index, Instant element) {
    return changes().setIn(CartAttributes.OTHERS, index, element);
  }

  /** Removes an element of {@code others}; the ones behind it move up. */
  public CartUpdate removeFromOthers(int index) {
    return changes().remove(CartAttributes.OTHERS.at(index));
  }

  /** Stores {@code grouped}. */
  public CartUpdate grouped(Map<String, List<Instant>> grouped) {
    return changes().set(CartAttributes.GROUPED, grouped);
  }

  /** Stores an entry of {@code grouped}, which must be there. */
  public CartUpdate putInGrouped(String key, List<Instant> value) {
    return changes().putIn(CartAttributes.GROUPED, key, value);
  }

  /** Removes an entry of {@code grouped}, which must be there. */
  public CartUpdate removeFromGrouped(String key) {
    return changes().remove(CartAttributes.GROUPED.key(key));
  }

  /** Stores {@code lines}. */
  public CartUpdate lines(int lines) {
    return changes().set(CartAttributes.LINES, lines);
  }

  /** Adds to {@code lines}, a negative number to take away. */
  public CartUpdate incrementLines(int by) {
    return changes().increment(CartAttributes.LINES, by);
  }

  /** Stores {@code last}, and the keys that it is part of. */
  public CartUpdate last(Instant last) {
    storeLast(last);
    return self();
  }

  /** Removes {@code last}, and the item from the indexes that it is part of. */
  public CartUpdate removeLast() {
    dropLast();
    return self();
  }

  void storeLast(Instant last) {
    changes().set(CartAttributes.LAST, last);
    this.last.become(last);
  }

  void dropLast() {
    changes().remove(CartAttributes.LAST);
    last.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (last.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", last.isAbsent() ? null
          : CartKeys.byLast(last.value(), id));
    }
  }
}
