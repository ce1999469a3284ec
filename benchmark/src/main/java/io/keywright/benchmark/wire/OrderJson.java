package io.keywright.benchmark.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.model.OrderState;
import io.keywright.runtime.text.InstantText;
import io.keywright.runtime.text.IsoText;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Orders in DynamoDB's JSON, straight from and to objects; trusts what it reads. */
@NullUnmarked // It trusts its items.
final class OrderJson {

    private static final JsonFactory JSON = new JsonFactory();

    private OrderJson() {}

    /** The body of a PutItem. */
    static byte[] putItem(String table, Order order) {
        StringBuilder json = new StringBuilder(1600).append("{\"TableName\":");
        quoted(json, table).append(",\"Item\":{\"PK\":{\"S\":");
        quoted(json, "ACCOUNT#".concat(order.accountId()));
        text(json, "SK", "ORDER#".concat(order.orderId()));
        text(json, "GSI1PK", "CITY#".concat(order.delivery().city()));
        text(json, "GSI1SK", IsoText.seconds(order.placedAt()).concat("#").concat(order.orderId()));
        text(json, "Type", "Order");
        text(json, "accountId", order.accountId());
        text(json, "orderId", order.orderId());
        text(json, "channel", order.channel());
        text(json, "currency", order.currency());
        number(json, "number", Long.toString(order.number()));
        number(json, "total", order.total().toString());
        text(json, "placedAt", IsoText.nanos(order.placedAt()));
        text(json, "state", order.state().name());
        json.append("},\"gift\":{\"BOOL\":").append(order.gift());
        json.append("},\"delivery\":{\"M\":{\"street\":{\"S\":");
        quoted(json, order.delivery().street());
        text(json, "postalCode", order.delivery().postalCode());
        text(json, "city", order.delivery().city());
        text(json, "country", order.delivery().country());
        json.append("}}},\"lines\":{\"L\":[");
        for (int i = 0; i < order.lines().size(); i++) {
            line(json, i, order.lines().get(i));
        }
        json.append("]},\"labels\":{\"SS\":[");
        boolean first = true;
        for (String label : order.labels()) {
            quoted(first ? json : json.append(','), label);
            first = false;
        }
        json.append(']');
        if (order.note() != null) {
            text(json, "note", order.note());
        }
        return json.append("}}}").toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void line(StringBuilder json, int index, Line line) {
        json.append(index == 0 ? "{\"M\":{\"sku\":{\"S\":" : ",{\"M\":{\"sku\":{\"S\":");
        quoted(json, line.sku());
        text(json, "title", line.title());
        number(json, "quantity", Integer.toString(line.quantity()));
        number(json, "price", line.price().toString());
        json.append("}}}");
    }

    /** Closes the attribute before it, and opens one. */
    private static void text(StringBuilder json, String name, String value) {
        quoted(json.append("},\"").append(name).append("\":{\"S\":"), value);
    }

    private static void number(StringBuilder json, String name, String value) {
        json.append("},\"").append(name).append("\":{\"N\":\"").append(value).append('"');
    }

    private static StringBuilder quoted(StringBuilder json, String value) {
        json.append('"');
        for (int i = 0; i < value.length(); i++) {
            char unit = value.charAt(i);
            if (unit == '"' || unit == '\\') {
                json.append('\\').append(unit);
            } else if (unit < ' ') {
                json.append(String.format("\\u%04x", (int) unit));
            } else {
                json.append(unit);
            }
        }
        return json.append('"');
    }

    /** The order in the reply to a GetItem; null without an item. */
    static Order getItem(InputStream body) throws IOException {
        try (JsonParser json = JSON.createParser(body)) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                if (json.currentName().equals("Item")) {
                    json.nextToken();
                    return order(json);
                }
                json.nextToken();
                json.skipChildren();
            }
            return null;
        }
    }

    private static Order order(JsonParser json) throws IOException {
        String accountId = null;
        String orderId = null;
        String channel = null;
        String currency = null;
        String number = null;
        String total = null;
        String placedAt = null;
        String state = null;
        boolean gift = false;
        Delivery delivery = null;
        List<Line> lines = null;
        Set<String> labels = null;
        String note = null;
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            open(json);
            switch (name) {
                case "accountId" -> accountId = json.getText();
                case "orderId" -> orderId = json.getText();
                case "channel" -> channel = json.getText();
                case "currency" -> currency = json.getText();
                case "number" -> number = json.getText();
                case "total" -> total = json.getText();
                case "placedAt" -> placedAt = json.getText();
                case "state" -> state = json.getText();
                case "gift" -> gift = json.getBooleanValue();
                case "delivery" -> delivery = delivery(json);
                case "lines" -> lines = lines(json);
                case "labels" -> labels = labels(json);
                case "note" -> note = json.getText();
                default -> json.skipChildren();
            }
            json.nextToken();
        }
        return new Order(
                accountId,
                orderId,
                channel,
                currency,
                Long.parseLong(number),
                new BigDecimal(total),
                InstantText.parse(placedAt),
                OrderState.valueOf(state),
                gift,
                delivery,
                lines,
                labels,
                note);
    }

    /** From an attribute's name to the content of its value: over the brace and the type. */
    private static void open(JsonParser json) throws IOException {
        json.nextToken();
        json.nextToken();
        json.nextToken();
    }

    private static Delivery delivery(JsonParser json) throws IOException {
        String street = null;
        String postalCode = null;
        String city = null;
        String country = null;
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            open(json);
            switch (name) {
                case "street" -> street = json.getText();
                case "postalCode" -> postalCode = json.getText();
                case "city" -> city = json.getText();
                case "country" -> country = json.getText();
                default -> json.skipChildren();
            }
            json.nextToken();
        }
        return new Delivery(street, postalCode, city, country);
    }

    private static List<Line> lines(JsonParser json) throws IOException {
        List<Line> lines = new ArrayList<>();
        while (json.nextToken() == JsonToken.START_OBJECT) {
            json.nextToken();
            json.nextToken();
            lines.add(line(json));
            json.nextToken();
        }
        return lines;
    }

    private static Line line(JsonParser json) throws IOException {
        String sku = null;
        String title = null;
        int quantity = 0;
        BigDecimal price = null;
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            open(json);
            switch (name) {
                case "sku" -> sku = json.getText();
                case "title" -> title = json.getText();
                case "quantity" -> quantity = Integer.parseInt(json.getText());
                case "price" -> price = new BigDecimal(json.getText());
                default -> json.skipChildren();
            }
            json.nextToken();
        }
        return new Line(sku, title, quantity, price);
    }

    private static Set<String> labels(JsonParser json) throws IOException {
        Set<String> labels = new LinkedHashSet<>();
        while (json.nextToken() == JsonToken.VALUE_STRING) {
            labels.add(json.getText());
        }
        return labels;
    }
}
