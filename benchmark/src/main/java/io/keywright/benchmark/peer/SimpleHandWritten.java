package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.model.OrderState;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The mapping as it is written without a thought of speed: builders of the SDK, streams, the JDK's own texts. */
@NullUnmarked // It trusts its items.
public final class SimpleHandWritten {

    private SimpleHandWritten() {}

    /** An account to its item. */
    public static Map<String, AttributeValue> toItem(Account account) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", text("ACCOUNT#" + account.accountId()));
        item.put("SK", text("ACCOUNT#" + account.accountId()));
        item.put("Type", text("Account"));
        item.put("accountId", text(account.accountId()));
        item.put("firstName", text(account.firstName()));
        item.put("lastName", text(account.lastName()));
        item.put("email", text(account.email()));
        item.put("city", text(account.city()));
        item.put("country", text(account.country()));
        item.put("language", text(account.language()));
        return item;
    }

    /** An item to its account. */
    public static Account toAccount(Map<String, AttributeValue> item) {
        return new Account(
                item.get("accountId").s(),
                item.get("firstName").s(),
                item.get("lastName").s(),
                item.get("email").s(),
                item.get("city").s(),
                item.get("country").s(),
                item.get("language").s());
    }

    /** An order to its item. */
    public static Map<String, AttributeValue> toItem(Order order) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", text("ACCOUNT#" + order.accountId()));
        item.put("SK", text("ORDER#" + order.orderId()));
        item.put("GSI1PK", text("CITY#" + order.delivery().city()));
        item.put("GSI1SK", text(order.placedAt().truncatedTo(ChronoUnit.SECONDS) + "#" + order.orderId()));
        item.put("Type", text("Order"));
        item.put("accountId", text(order.accountId()));
        item.put("orderId", text(order.orderId()));
        item.put("channel", text(order.channel()));
        item.put("currency", text(order.currency()));
        item.put("number", number(order.number()));
        item.put("total", number(order.total()));
        item.put("placedAt", text(order.placedAt().toString()));
        item.put("state", text(order.state().name()));
        item.put("gift", AttributeValue.builder().bool(order.gift()).build());
        item.put("delivery", AttributeValue.builder().m(toMap(order.delivery())).build());
        item.put(
                "lines",
                AttributeValue.builder()
                        .l(order.lines().stream()
                                .map(line ->
                                        AttributeValue.builder().m(toMap(line)).build())
                                .toList())
                        .build());
        item.put("labels", AttributeValue.builder().ss(order.labels()).build());
        if (order.note() != null) {
            item.put("note", text(order.note()));
        }
        return item;
    }

    private static Map<String, AttributeValue> toMap(Delivery delivery) {
        return Map.of(
                "street", text(delivery.street()),
                "postalCode", text(delivery.postalCode()),
                "city", text(delivery.city()),
                "country", text(delivery.country()));
    }

    private static Map<String, AttributeValue> toMap(Line line) {
        return Map.of(
                "sku", text(line.sku()),
                "title", text(line.title()),
                "quantity", number(line.quantity()),
                "price", number(line.price()));
    }

    /** An item to its order. */
    public static Order toOrder(Map<String, AttributeValue> item) {
        return new Order(
                item.get("accountId").s(),
                item.get("orderId").s(),
                item.get("channel").s(),
                item.get("currency").s(),
                Long.parseLong(item.get("number").n()),
                new BigDecimal(item.get("total").n()),
                Instant.parse(item.get("placedAt").s()),
                OrderState.valueOf(item.get("state").s()),
                item.get("gift").bool(),
                toDelivery(item.get("delivery").m()),
                item.get("lines").l().stream().map(line -> toLine(line.m())).toList(),
                new LinkedHashSet<>(item.get("labels").ss()),
                item.containsKey("note") ? item.get("note").s() : null);
    }

    private static Delivery toDelivery(Map<String, AttributeValue> map) {
        return new Delivery(
                map.get("street").s(),
                map.get("postalCode").s(),
                map.get("city").s(),
                map.get("country").s());
    }

    private static Line toLine(Map<String, AttributeValue> map) {
        return new Line(
                map.get("sku").s(),
                map.get("title").s(),
                Integer.parseInt(map.get("quantity").n()),
                new BigDecimal(map.get("price").n()));
    }

    private static AttributeValue text(String text) {
        return AttributeValue.builder().s(text).build();
    }

    private static AttributeValue number(Object number) {
        return AttributeValue.builder().n(number.toString()).build();
    }
}
