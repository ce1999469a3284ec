package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Order}: {@code OWNER#{owner} / ORDER#{id:8}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderUpdate extends Update<Order, OrderUpdate> {
  OrderUpdate(TableContext table, PrimaryKey<Order> key) {
    super(table, OrderMapper.INSTANCE, key, false);
  }

  /** Stores {@code placedAt}. */
  public OrderUpdate placedAt(Instant placedAt) {
    return changes().set(OrderAttributes.PLACED_AT, placedAt);
  }

  /** Stores {@code open}. */
  public OrderUpdate open(boolean open) {
    return changes().set(OrderAttributes.OPEN, open);
  }

  /** Stores {@code note}. */
  public OrderUpdate note(String note) {
    return changes().set(OrderAttributes.NOTE, note);
  }

  /** Removes {@code note}. */
  public OrderUpdate removeNote() {
    return changes().remove(OrderAttributes.NOTE);
  }

  /** Stores {@code note} where there is none. */
  public OrderUpdate noteIfAbsent(String note) {
    return changes().setIfAbsent(OrderAttributes.NOTE, note);
  }

  /** Stores {@code count}. */
  public OrderUpdate count(Integer count) {
    return changes().set(OrderAttributes.COUNT, count);
  }

  /** Adds to {@code count}, a negative number to take away. */
  public OrderUpdate incrementCount(Integer by) {
    return changes().increment(OrderAttributes.COUNT, by);
  }

  /** Stores {@code lines}. */
  public OrderUpdate lines(List<Order.Line> lines) {
    return changes().set(OrderAttributes.LINES, lines);
  }

  /** Puts elements behind those of {@code lines}. */
  public OrderUpdate appendToLines(List<Order.Line> elements) {
    return changes().append(OrderAttributes.LINES, elements);
  }

  /** Puts elements before those of {@code lines}. */
  public OrderUpdate prependToLines(List<Order.Line> elements) {
    return changes().prepend(OrderAttributes.LINES, elements);
  }

  /** Stores an element of {@code lines}; one behind the end becomes the last. */
  public OrderUpdate setInLines(int index, Order.Line element) {
    return changes().setIn(OrderAttributes.LINES, index, element);
  }

  /** Removes an element of {@code lines}; the ones behind it move up. */
  public OrderUpdate removeFromLines(int index) {
    return changes().remove(OrderAttributes.LINES.at(index));
  }

  /** Changes inside of one element of {@code lines}, which must be there. */
  public Made_Order_LineUpdate<Order, OrderUpdate> lines(int index) {
    return new Made_Order_LineUpdate<>(changes(), OrderAttributes.LINES.at(index));
  }

  /** Stores {@code window}. */
  public OrderUpdate window(Window<Instant> window) {
    return changes().set(OrderAttributes.WINDOW, window);
  }

  /** Removes {@code window}. */
  public OrderUpdate removeWindow() {
    return changes().remove(OrderAttributes.WINDOW);
  }

  /** Stores {@code window} where there is none. */
  public OrderUpdate windowIfAbsent(Window<Instant> window) {
    return changes().setIfAbsent(OrderAttributes.WINDOW, window);
  }

  /** Changes inside of {@code window}, which must be there. */
  public Made_WindowOfInstantUpdate<Order, OrderUpdate> window() {
    return new Made_WindowOfInstantUpdate<>(changes(), OrderAttributes.WINDOW);
  }
}
