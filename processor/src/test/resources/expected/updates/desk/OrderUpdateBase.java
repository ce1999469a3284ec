package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Order} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class OrderUpdateBase<U extends OrderUpdateBase<U>> extends Update<Order, U> {
  private final String orderId;

  final ChangedComponent<Order, Instant> placedAt = changes().component(OrderAttributes.PLACED_AT);

  final ChangedComponent<Order, Order.Status> status = changes().component(OrderAttributes.STATUS);

  final ChangedComponent<Order, BigDecimal> total = changes().component(OrderAttributes.TOTAL);

  final ChangedComponent<Order, String> courier = changes().component(OrderAttributes.COURIER);

  final ChangedComponent<Order, Integer> stop = changes().component(OrderAttributes.STOP);

  final ChangedComponent<Order, String> shipToCountry =
      changes().component(OrderAttributes.SHIP_TO.country());

  final ChangedComponent<Order, String> billToCountry =
      changes().component(OrderAttributes.BILL_TO.country());

  final ChangedComponent<Order, String> billToCity =
      changes().component(OrderAttributes.BILL_TO.city());

  OrderUpdateBase(TableContext table, PrimaryKey<Order> key, String orderId) {
    super(table, OrderMapper.INSTANCE, key, false);
    this.orderId = orderId;
  }

  /** Stores {@code note}. */
  public U note(String note) {
    return changes().set(OrderAttributes.NOTE, note);
  }

  /** Removes {@code note}. */
  public U removeNote() {
    return changes().remove(OrderAttributes.NOTE);
  }

  /** Stores {@code note} where there is none. */
  public U noteIfAbsent(String note) {
    return changes().setIfAbsent(OrderAttributes.NOTE, note);
  }

  /** Stores {@code origin}. */
  public U origin(Order.Address origin) {
    return changes().set(OrderAttributes.ORIGIN, origin);
  }

  /** Changes inside of {@code origin}, which must be there. */
  public Desk_Order_AddressUpdate<Order, U> origin() {
    return new Desk_Order_AddressUpdate<>(changes(), OrderAttributes.ORIGIN);
  }

  /** Stores {@code lines}. */
  public U lines(List<Order.Line> lines) {
    return changes().set(OrderAttributes.LINES, lines);
  }

  /** Puts elements behind those of {@code lines}. */
  public U appendToLines(List<Order.Line> elements) {
    return changes().append(OrderAttributes.LINES, elements);
  }

  /** Puts elements before those of {@code lines}. */
  public U prependToLines(List<Order.Line> elements) {
    return changes().prepend(OrderAttributes.LINES, elements);
  }

  /** Stores an element of {@code lines}; one behind the end becomes the last. */
  public U setInLines(int index, Order.Line element) {
    return changes().setIn(OrderAttributes.LINES, index, element);
  }

  /** Removes an element of {@code lines}; the ones behind it move up. */
  public U removeFromLines(int index) {
    return changes().remove(OrderAttributes.LINES.at(index));
  }

  /** Changes inside of one element of {@code lines}, which must be there. */
  public Desk_Order_LineUpdate<Order, U> lines(int index) {
    return new Desk_Order_LineUpdate<>(changes(), OrderAttributes.LINES.at(index));
  }

  /** Stores {@code remarks}. */
  public U remarks(List<String> remarks) {
    return changes().set(OrderAttributes.REMARKS, remarks);
  }

  /** Removes {@code remarks}. */
  public U removeRemarks() {
    return changes().remove(OrderAttributes.REMARKS);
  }

  /** Stores {@code remarks} where there is none. */
  public U remarksIfAbsent(List<String> remarks) {
    return changes().setIfAbsent(OrderAttributes.REMARKS, remarks);
  }

  /** Puts elements behind those of {@code remarks}. */
  public U appendToRemarks(List<String> elements) {
    return changes().append(OrderAttributes.REMARKS, elements);
  }

  /** Puts elements before those of {@code remarks}. */
  public U prependToRemarks(List<String> elements) {
    return changes().prepend(OrderAttributes.REMARKS, elements);
  }

  /** Stores an element of {@code remarks}; one behind the end becomes the last. */
  public U setInRemarks(int index, String element) {
    return changes().setIn(OrderAttributes.REMARKS, index, element);
  }

  /** Removes an element of {@code remarks}; the ones behind it move up. */
  public U removeFromRemarks(int index) {
    return changes().remove(OrderAttributes.REMARKS.at(index));
  }

  /** Stores {@code tags}. */
  public U tags(Set<String> tags) {
    return changes().set(OrderAttributes.TAGS, tags);
  }

  /** Adds members to {@code tags}. */
  public U addToTags(Collection<? extends String> members) {
    return changes().addTo(OrderAttributes.TAGS, members);
  }

  /** Takes members from {@code tags}. */
  public U removeFromTags(Collection<? extends String> members) {
    return changes().removeFrom(OrderAttributes.TAGS, members);
  }

  /** Stores {@code counts}. */
  public U counts(Map<String, Integer> counts) {
    return changes().set(OrderAttributes.COUNTS, counts);
  }

  /** Stores an entry of {@code counts}, which must be there. */
  public U putInCounts(String key, Integer value) {
    return changes().putIn(OrderAttributes.COUNTS, key, value);
  }

  /** Removes an entry of {@code counts}, which must be there. */
  public U removeFromCounts(String key) {
    return changes().remove(OrderAttributes.COUNTS.key(key));
  }

  /** Stores {@code views}. */
  public U views(long views) {
    return changes().set(OrderAttributes.VIEWS, views);
  }

  /** Adds to {@code views}, a negative number to take away. */
  public U incrementViews(long by) {
    return changes().increment(OrderAttributes.VIEWS, by);
  }

  void storeStatus(Order.Status status) {
    changes().set(OrderAttributes.STATUS, status);
    this.status.become(status);
  }

  /** Stores {@code total}, and the keys that it is part of. */
  public U total(BigDecimal total) {
    storeTotal(total);
    return self();
  }

  /** Removes {@code total}, and the item from the indexes that it is part of. */
  public U removeTotal() {
    dropTotal();
    return self();
  }

  void storeTotal(BigDecimal total) {
    changes().set(OrderAttributes.TOTAL, total);
    this.total.become(total);
  }

  void dropTotal() {
    changes().remove(OrderAttributes.TOTAL);
    total.become(null);
  }

  /** Removes {@code courier}, and the item from the indexes that it is part of. */
  public U removeCourier() {
    dropCourier();
    return self();
  }

  void storeCourier(String courier) {
    changes().set(OrderAttributes.COURIER, courier);
    this.courier.become(courier);
  }

  void dropCourier() {
    changes().remove(OrderAttributes.COURIER);
    courier.become(null);
  }

  /** Removes {@code stop}, and the item from the indexes that it is part of. */
  public U removeStop() {
    dropStop();
    return self();
  }

  void storeStop(Integer stop) {
    changes().set(OrderAttributes.STOP, stop);
    this.stop.become(stop);
  }

  void dropStop() {
    changes().remove(OrderAttributes.STOP);
    stop.become(null);
  }

  /** Stores {@code shipTo}, and the keys that it is part of. */
  public U shipTo(Order.Address shipTo) {
    storeShipTo(shipTo);
    return self();
  }

  void storeShipTo(Order.Address shipTo) {
    changes().set(OrderAttributes.SHIP_TO, shipTo);
    this.shipToCountry.become(shipTo.country());
  }

  /** Removes {@code billTo}, and the item from the indexes that it is part of. */
  public U removeBillTo() {
    dropBillTo();
    return self();
  }

  void storeBillTo(Order.Address billTo) {
    changes().set(OrderAttributes.BILL_TO, billTo);
    this.billToCountry.become(billTo.country());
    String city = billTo.city();
    this.billToCity.become(city);
  }

  void dropBillTo() {
    changes().remove(OrderAttributes.BILL_TO);
    billToCountry.become(null);
    billToCity.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (status.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK",
          OrderKeys.byStatus(status.value(), orderId, placedAt.value()));
    }
    if (total.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", total.isAbsent() ? null
          : OrderKeys.byTotal(total.value(), orderId));
    }
    if (courier.isChanged() || status.isChanged() || stop.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK", courier.isAbsent() || stop.isAbsent() ? null
          : OrderKeys.byCourier(courier.value(), status.value(), stop.value()));
    }
    if (shipToCountry.isChanged()) {
      attributes.index("GSI4PK", "GSI4SK", OrderKeys.byCountry(shipToCountry.value(), orderId));
    }
    if (billToCountry.isChanged() || billToCity.isChanged() || courier.isChanged()) {
      attributes.index("GSI5PK", "GSI5SK",
          billToCountry.isAbsent() || billToCity.isAbsent() || courier.isAbsent() ? null
          : OrderKeys.byBill(billToCountry.value(), billToCity.value(), courier.value()));
    }
    if (stop.isChanged()) {
      attributes.localIndex("LSI1SK", stop.isAbsent() ? null : OrderKeys.byStopSort(stop.value()));
    }
  }
}
