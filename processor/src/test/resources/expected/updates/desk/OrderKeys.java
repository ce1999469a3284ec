package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.DecimalComponent;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Order} in the table {@link Desk}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderKeys {
  static final KeyComponent<LocalDate> PLACED_AT =
      KeyComponent.of("Order", "placedAt", "DAY#{placedAt:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> PLACED_AT_INSTANT =
      KeyComponent.of("Order", "placedAt", "DAY#{placedAt:date}", KeyFormats.instantDate());

  static final KeyComponent<String> ORDER_ID =
      KeyComponent.of("Order", "orderId", "ORDER#{orderId}", KeyFormats.text('#'));

  static final KeyComponent<Order.Status> STATUS =
      KeyComponent.of("Order", "status", "STATUS#{status}#{orderId:shard(3)}", KeyFormats.<Order.Status>enumName());

  static final KeyComponent<String> ORDER_ID_SHARD =
      KeyComponent.of("Order", "orderId", "STATUS#{status}#{orderId:shard(3)}",
      KeyFormats.shard(3, KeyFormats.rest()));

  static final KeyComponent<Instant> BY_STATUS_PLACED_AT =
      KeyComponent.of("Order", "placedAt", "{placedAt:seconds}", KeyFormats.instantSeconds());

  static final DecimalComponent TOTAL =
      DecimalComponent.signed("Order", "total", "{total:signed8.2}#{orderId}", 8, 2);

  static final KeyComponent<String> BY_TOTAL_ORDER_ID =
      KeyComponent.of("Order", "orderId", "{total:signed8.2}#{orderId}", KeyFormats.text('#'));

  static final KeyComponent<String> COURIER =
      KeyComponent.of("Order", "courier", "COURIER#{courier:lower}", KeyFormats.lower('#'));

  static final KeyComponent<Order.Status> BY_COURIER_STATUS =
      KeyComponent.of("Order", "status", "{status}#{stop:4}", KeyFormats.<Order.Status>enumName());

  static final NumberComponent STOP =
      NumberComponent.padded("Order", "stop", "{status}#{stop:4}", 4);

  static final KeyComponent<String> SHIP_TO_COUNTRY =
      KeyComponent.of("Order", "shipTo.country", "COUNTRY#{shipTo.country}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_COUNTRY_ORDER_ID =
      KeyComponent.of("Order", "orderId", "{orderId}", KeyFormats.text('#'));

  static final KeyComponent<String> BILL_TO_COUNTRY =
      KeyComponent.of("Order", "billTo.country", "BILL#{billTo.country}#{billTo.city:upper}", KeyFormats.text('#'));

  static final KeyComponent<String> BILL_TO_CITY =
      KeyComponent.of("Order", "billTo.city", "BILL#{billTo.country}#{billTo.city:upper}", KeyFormats.upper('#'));

  static final KeyComponent<String> BY_BILL_COURIER =
      KeyComponent.of("Order", "courier", "{courier}", KeyFormats.text('#'));

  static final NumberComponent BY_STOP_STOP =
      NumberComponent.padded("Order", "stop", "STOP#{stop:4}", 4);

  private OrderKeys() {}

  /** Key: {@code DAY#{placedAt:date} / ORDER#{orderId}}. */
  public static PrimaryKey<Order> primary(LocalDate placedAt, String orderId) {
    return PrimaryKey.of(Order.class, partition(placedAt), "ORDER#".concat(ORDER_ID.text(orderId)));
  }

  /** Key: {@code DAY#{placedAt:date} / ORDER#{orderId}}. */
  static PrimaryKey<Order> primary(Instant placedAt, String orderId) {
    return PrimaryKey.of(Order.class, partition(placedAt), "ORDER#".concat(ORDER_ID.text(orderId)));
  }

  static String partition(LocalDate placedAt) {
    return "DAY#".concat(PLACED_AT.text(placedAt));
  }

  static String partition(Instant placedAt) {
    return "DAY#".concat(PLACED_AT_INSTANT.text(placedAt));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = STATUS#{status}#{orderId:shard(3)}}, {@code GSI1SK = {placedAt:seconds}}. */
  public static IndexKey byStatus(Order.Status status, String orderId, Instant placedAt) {
    return IndexKey.of(Order.class, byStatusPartition(status, orderId), BY_STATUS_PLACED_AT.text(placedAt));
  }

  static String byStatusPartition(Order.Status status, String orderId) {
    return new StringBuilder(56)
        .append("STATUS#")
        .append(STATUS.text(status))
        .append("#")
        .append(ORDER_ID_SHARD.text(orderId))
        .toString();
  }

  static Partitions byStatusPartitions(Order.Status status) {
    return Partitions.of("STATUS#")
        .then(STATUS.text(status))
        .then("#")
        .thenShards(3);
  }

  static Partitions byStatusPartitions(Order.Status status, String orderId) {
    return Partitions.of(byStatusPartition(status, orderId));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = TOTALS}, {@code GSI2SK = {total:signed8.2}#{orderId}}. */
  public static IndexKey byTotal(BigDecimal total, String orderId) {
    String text = new StringBuilder(49)
        .append(TOTAL.text(total))
        .append("#")
        .append(BY_TOTAL_ORDER_ID.text(orderId))
        .toString();
    return IndexKey.of(Order.class, byTotalPartition(), text);
  }

  static String byTotalPartition() {
    return "TOTALS";
  }

  /** Key in {@code GSI3}: {@code GSI3PK = COURIER#{courier:lower}}, {@code GSI3SK = {status}#{stop:4}}. */
  public static IndexKey byCourier(String courier, Order.Status status, Integer stop) {
    String text = new StringBuilder(49)
        .append(BY_COURIER_STATUS.text(status))
        .append("#")
        .append(STOP.text(stop))
        .toString();
    return IndexKey.of(Order.class, byCourierPartition(courier), text);
  }

  static String byCourierPartition(String courier) {
    return "COURIER#".concat(COURIER.text(courier));
  }

  /** Key in {@code GSI4}: {@code GSI4PK = COUNTRY#{shipTo.country}}, {@code GSI4SK = {orderId}}. */
  public static IndexKey byCountry(String shipToCountry, String orderId) {
    return IndexKey.of(Order.class, byCountryPartition(shipToCountry), BY_COUNTRY_ORDER_ID.text(orderId));
  }

  static String byCountryPartition(String shipToCountry) {
    return "COUNTRY#".concat(SHIP_TO_COUNTRY.text(shipToCountry));
  }

  /** Key in {@code GSI5}: {@code GSI5PK = BILL#{billTo.country}#{billTo.city:upper}}, {@code GSI5SK = {courier}}. */
  public static IndexKey byBill(String billToCountry, String billToCity, String courier) {
    return IndexKey.of(Order.class, byBillPartition(billToCountry, billToCity), BY_BILL_COURIER.text(courier));
  }

  static String byBillPartition(String billToCountry, String billToCity) {
    return new StringBuilder(54)
        .append("BILL#")
        .append(BILL_TO_COUNTRY.text(billToCountry))
        .append("#")
        .append(BILL_TO_CITY.text(billToCity))
        .toString();
  }

  /** Key in {@code LSI1}: {@code PK = DAY#{placedAt:date}}, {@code LSI1SK = STOP#{stop:4}}. */
  public static IndexKey byStop(LocalDate placedAt, Integer stop) {
    return IndexKey.of(Order.class, partition(placedAt), "STOP#".concat(BY_STOP_STOP.text(stop)));
  }

  /** Key in {@code LSI1}: {@code PK = DAY#{placedAt:date}}, {@code LSI1SK = STOP#{stop:4}}. */
  static IndexKey byStop(Instant placedAt, Integer stop) {
    return IndexKey.of(Order.class, partition(placedAt), "STOP#".concat(BY_STOP_STOP.text(stop)));
  }

  static String byStopSort(Integer stop) {
    return "STOP#".concat(BY_STOP_STOP.text(stop));
  }
}
