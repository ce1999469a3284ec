package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.DecimalComponent;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Order} in the table {@link Depot}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderKeys {
  static final KeyComponent<String> CUSTOMER_ID =
      KeyComponent.of("Order", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));

  static final KeyComponent<String> ORDER_ID =
      KeyComponent.of("Order", "orderId", "ORDER#{orderId}", KeyFormats.text('#'));

  static final KeyComponent<Status> STATUS =
      KeyComponent.of("Order", "status", "STATUS#{status}#{orderId:shard(4)}", KeyFormats.<Status>enumName());

  static final KeyComponent<String> ORDER_ID_SHARD =
      KeyComponent.of("Order", "orderId", "STATUS#{status}#{orderId:shard(4)}",
      KeyFormats.shard(4, KeyFormats.rest()));

  static final KeyComponent<Instant> PLACED_AT =
      KeyComponent.of("Order", "placedAt", "ORDER#{placedAt:seconds}#{orderId}", KeyFormats.instantSeconds());

  static final KeyComponent<String> BY_STATUS_ORDER_ID =
      KeyComponent.of("Order", "orderId", "ORDER#{placedAt:seconds}#{orderId}", KeyFormats.text('#'));

  static final KeyComponent<String> BY_TOTAL_ORDER_ID_SHARD =
      KeyComponent.of("Order", "orderId", "{orderId:shard(2)}#TOTAL",
      KeyFormats.shard(2, KeyFormats.rest()));

  static final DecimalComponent TOTAL =
      DecimalComponent.padded("Order", "total", "{total:8.2}", 8, 2);

  static final KeyComponent<LocalDate> BY_DAY_PLACED_AT =
      KeyComponent.of("Order", "placedAt", "DAY#{placedAt:date}#{placedAt:shard(3)}", KeyFormats.localDate());

  static final KeyComponent<Instant> PLACED_AT_INSTANT =
      KeyComponent.of("Order", "placedAt", "DAY#{placedAt:date}#{placedAt:shard(3)}", KeyFormats.instantDate());

  static final KeyComponent<Instant> PLACED_AT_SHARD =
      KeyComponent.of("Order", "placedAt", "DAY#{placedAt:date}#{placedAt:shard(3)}",
      KeyFormats.shard(3, KeyFormats.instantNanos()));

  static final KeyComponent<String> BY_DAY_ORDER_ID =
      KeyComponent.of("Order", "orderId", "{orderId}", KeyFormats.text('#'));

  private OrderKeys() {}

  /** Key: {@code CUSTOMER#{customerId} / ORDER#{orderId}}. */
  public static PrimaryKey<Order> primary(String customerId, String orderId) {
    return PrimaryKey.of(Order.class, partition(customerId), "ORDER#".concat(ORDER_ID.text(orderId)));
  }

  static String partition(String customerId) {
    return "CUSTOMER#".concat(CUSTOMER_ID.text(customerId));
  }

  /**
   * Key in {@code GSI1}: {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, {@code GSI1SK = ORDER#{placedAt:seconds}#{orderId}}.
   */
  public static IndexKey byStatus(Status status, String orderId, Instant placedAt) {
    String text = new StringBuilder(55)
        .append("ORDER#")
        .append(PLACED_AT.text(placedAt))
        .append("#")
        .append(BY_STATUS_ORDER_ID.text(orderId))
        .toString();
    return IndexKey.of(Order.class, byStatusPartition(status, orderId), text);
  }

  static String byStatusPartition(Status status, String orderId) {
    return new StringBuilder(56)
        .append("STATUS#")
        .append(STATUS.text(status))
        .append("#")
        .append(ORDER_ID_SHARD.text(orderId))
        .toString();
  }

  static Partitions byStatusPartitions(Status status) {
    return Partitions.of("STATUS#")
        .then(STATUS.text(status))
        .then("#")
        .thenShards(4);
  }

  static Partitions byStatusPartitions(Status status, String orderId) {
    return Partitions.of(byStatusPartition(status, orderId));
  }

  /** Key in {@code GSI3}: {@code GSI3PK = {orderId:shard(2)}#TOTAL}, {@code GSI3SK = {total:8.2}}. */
  public static IndexKey byTotal(String orderId, BigDecimal total) {
    return IndexKey.of(Order.class, byTotalPartition(orderId), TOTAL.text(total));
  }

  static String byTotalPartition(String orderId) {
    return BY_TOTAL_ORDER_ID_SHARD.text(orderId).concat("#TOTAL");
  }

  static Partitions byTotalPartitions() {
    return Partitions.of("")
        .thenShards(2)
        .then("#TOTAL");
  }

  /** Key in {@code GSI4}: {@code GSI4PK = DAY#{placedAt:date}#{placedAt:shard(3)}}, {@code GSI4SK = {orderId}}. */
  public static IndexKey byDay(Instant placedAt, String orderId) {
    return IndexKey.of(Order.class, byDayPartition(placedAt), BY_DAY_ORDER_ID.text(orderId));
  }

  static String byDayPartition(Instant placedAt) {
    return new StringBuilder(53)
        .append("DAY#")
        .append(PLACED_AT_INSTANT.text(placedAt))
        .append("#")
        .append(PLACED_AT_SHARD.text(placedAt))
        .toString();
  }

  static Partitions byDayPartitions(LocalDate placedAt) {
    return Partitions.of("DAY#")
        .then(BY_DAY_PLACED_AT.text(placedAt))
        .then("#")
        .thenShards(3);
  }

  static Partitions byDayPartitions(Instant placedAt) {
    return Partitions.of(byDayPartition(placedAt));
  }
}
