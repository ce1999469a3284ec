package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.model.OrderState;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The mapping as a careful person writes it for these two entities, with the cheapest calls of the SDK, no checks of the
 * values and no word about what is wrong with an item: the floor that generated code is measured against.
 */
@NullUnmarked // The floor trusts its items.
public final class HandWritten {

    private static final AttributeValue ACCOUNT = AttributeValue.createS("Account");
    private static final AttributeValue ORDER = AttributeValue.createS("Order");
    private static final AttributeValue TRUE = AttributeValue.createBool(true);
    private static final AttributeValue FALSE = AttributeValue.createBool(false);

    private HandWritten() {}

    /** An account to its item. */
    public static Map<String, AttributeValue> toItem(Account account) {
        Map<String, AttributeValue> item = new HashMap<>(16);
        AttributeValue key = AttributeValue.createS("ACCOUNT#".concat(account.accountId()));
        item.put("PK", key);
        item.put("SK", key);
        item.put("Type", ACCOUNT);
        item.put("accountId", AttributeValue.createS(account.accountId()));
        item.put("firstName", AttributeValue.createS(account.firstName()));
        item.put("lastName", AttributeValue.createS(account.lastName()));
        item.put("email", AttributeValue.createS(account.email()));
        item.put("city", AttributeValue.createS(account.city()));
        item.put("country", AttributeValue.createS(account.country()));
        item.put("language", AttributeValue.createS(account.language()));
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
        Map<String, AttributeValue> item = new HashMap<>(32);
        item.put("PK", AttributeValue.createS("ACCOUNT#".concat(order.accountId())));
        item.put("SK", AttributeValue.createS("ORDER#".concat(order.orderId())));
        item.put(
                "GSI1PK", AttributeValue.createS("CITY#".concat(order.delivery().city())));
        String second = DateTimeFormatter.ISO_INSTANT.format(order.placedAt().with(ChronoField.NANO_OF_SECOND, 0));
        item.put("GSI1SK", AttributeValue.createS(second.concat("#").concat(order.orderId())));
        item.put("Type", ORDER);
        item.put("accountId", AttributeValue.createS(order.accountId()));
        item.put("orderId", AttributeValue.createS(order.orderId()));
        item.put("channel", AttributeValue.createS(order.channel()));
        item.put("currency", AttributeValue.createS(order.currency()));
        item.put("number", AttributeValue.createN(Long.toString(order.number())));
        item.put("total", AttributeValue.createN(order.total().toString()));
        item.put("placedAt", AttributeValue.createS(order.placedAt().toString()));
        item.put("state", AttributeValue.createS(order.state().name()));
        item.put("gift", order.gift() ? TRUE : FALSE);
        item.put("delivery", AttributeValue.createM(toMap(order.delivery())));
        List<AttributeValue> lines = new ArrayList<>(order.lines().size());
        for (Line line : order.lines()) {
            lines.add(AttributeValue.createM(toMap(line)));
        }
        item.put("lines", AttributeValue.createL(lines));
        item.put("labels", AttributeValue.createSs(new ArrayList<>(order.labels())));
        if (order.note() != null) {
            item.put("note", AttributeValue.createS(order.note()));
        }
        return item;
    }

    private static Map<String, AttributeValue> toMap(Delivery delivery) {
        Map<String, AttributeValue> map = new HashMap<>(8);
        map.put("street", AttributeValue.createS(delivery.street()));
        map.put("postalCode", AttributeValue.createS(delivery.postalCode()));
        map.put("city", AttributeValue.createS(delivery.city()));
        map.put("country", AttributeValue.createS(delivery.country()));
        return map;
    }

    private static Map<String, AttributeValue> toMap(Line line) {
        Map<String, AttributeValue> map = new HashMap<>(8);
        map.put("sku", AttributeValue.createS(line.sku()));
        map.put("title", AttributeValue.createS(line.title()));
        map.put("quantity", AttributeValue.createN(Integer.toString(line.quantity())));
        map.put("price", AttributeValue.createN(line.price().toString()));
        return map;
    }

    /** An item to its order. */
    public static Order toOrder(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> delivery = item.get("delivery").m();
        List<AttributeValue> stored = item.get("lines").l();
        List<Line> lines = new ArrayList<>(stored.size());
        for (int i = 0; i < stored.size(); i++) {
            Map<String, AttributeValue> line = stored.get(i).m();
            lines.add(new Line(
                    line.get("sku").s(),
                    line.get("title").s(),
                    Integer.parseInt(line.get("quantity").n()),
                    new BigDecimal(line.get("price").n())));
        }
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
                new Delivery(
                        delivery.get("street").s(),
                        delivery.get("postalCode").s(),
                        delivery.get("city").s(),
                        delivery.get("country").s()),
                lines,
                new LinkedHashSet<>(item.get("labels").ss()),
                text(item.get("note")));
    }

    private static String text(AttributeValue value) {
        return value == null ? null : value.s();
    }
}
