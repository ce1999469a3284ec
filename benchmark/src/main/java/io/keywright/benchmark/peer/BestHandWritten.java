package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.model.OrderState;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The fastest mapping that was found for these two entities: the cheapest calls of the SDK, shared values where they can
 * be shared, documents in two arrays, instants without the JDK's formatter. No checks of the values and no word about
 * what is wrong with an item: the floor that generated code is measured against.
 */
// An array is the fastest map, and plus takes longer in a fresh JVM.
@SuppressWarnings({"EnumOrdinal", "UnnecessaryStringBuilder"})
@NullUnmarked // The floor trusts its items.
public final class BestHandWritten {

    private static final AttributeValue ACCOUNT = AttributeValue.createS("Account");
    private static final AttributeValue ORDER = AttributeValue.createS("Order");
    private static final AttributeValue TRUE = AttributeValue.createBool(true);
    private static final AttributeValue FALSE = AttributeValue.createBool(false);

    private static final OrderState[] STATES = OrderState.values();
    private static final AttributeValue[] STATE_VALUES = {
        AttributeValue.createS("PLACED"), AttributeValue.createS("SHIPPED"), AttributeValue.createS("DELIVERED")
    };

    private BestHandWritten() {}

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
        String second = InstantDigits.seconds(order.placedAt());
        String sort = new StringBuilder(21 + order.orderId().length())
                .append(second)
                .append('#')
                .append(order.orderId())
                .toString();
        item.put("GSI1SK", AttributeValue.createS(sort));
        item.put("Type", ORDER);
        item.put("accountId", AttributeValue.createS(order.accountId()));
        item.put("orderId", AttributeValue.createS(order.orderId()));
        item.put("channel", AttributeValue.createS(order.channel()));
        item.put("currency", AttributeValue.createS(order.currency()));
        item.put("number", AttributeValue.createN(Long.toString(order.number())));
        item.put("total", AttributeValue.createN(order.total().toString()));
        item.put("placedAt", AttributeValue.createS(InstantDigits.nanos(order.placedAt())));
        item.put("state", STATE_VALUES[order.state().ordinal()]);
        item.put("gift", order.gift() ? TRUE : FALSE);
        item.put("delivery", AttributeValue.createM(toMap(order.delivery())));
        List<AttributeValue> lines = new ArrayList<>(order.lines().size());
        List<Line> all = order.lines();
        for (int i = 0; i < all.size(); i++) {
            lines.add(AttributeValue.createM(toMap(all.get(i))));
        }
        item.put("lines", AttributeValue.createL(lines));
        item.put("labels", AttributeValue.createSs(new ArrayList<>(order.labels())));
        if (order.note() != null) {
            item.put("note", AttributeValue.createS(order.note()));
        }
        return item;
    }

    private static Map<String, AttributeValue> toMap(Delivery delivery) {
        Map<String, AttributeValue> map = new ArrayMap(4);
        map.put("street", AttributeValue.createS(delivery.street()));
        map.put("postalCode", AttributeValue.createS(delivery.postalCode()));
        map.put("city", AttributeValue.createS(delivery.city()));
        map.put("country", AttributeValue.createS(delivery.country()));
        return map;
    }

    private static Map<String, AttributeValue> toMap(Line line) {
        Map<String, AttributeValue> map = new ArrayMap(4);
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
                    AmountDigits.parse(line.get("price").n())));
        }
        return new Order(
                item.get("accountId").s(),
                item.get("orderId").s(),
                item.get("channel").s(),
                item.get("currency").s(),
                Long.parseLong(item.get("number").n()),
                AmountDigits.parse(item.get("total").n()),
                InstantDigits.parse(item.get("placedAt").s()),
                state(item.get("state").s()),
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

    private static OrderState state(String name) {
        for (OrderState state : STATES) {
            if (state.name().equals(name)) {
                return state;
            }
        }
        throw new IllegalArgumentException(name);
    }

    private static String text(AttributeValue value) {
        return value == null ? null : value.s();
    }
}
