package com.daintree.data.tour;

import com.daintree.data.CategoryMove;
import com.daintree.data.Checkout;
import com.daintree.data.DaintreeDescriptor;
import com.daintree.data.DaintreeTable;
import com.daintree.data.Seeding;
import com.daintree.seed.Store;
import com.daintree.shop.Address;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import io.keywright.testing.InProcessDynamoDb;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Creates the store's table in this process, fills it, and asks every question the store has. What it prints is made of the
 * requests that really went through the AWS client, and is the same each time.
 */
public final class Tour {

    private static final String SOURCES = "example/target/generated-sources/annotations/com/daintree/data";
    private static final int SHOWN = 8;
    private static final int CODE = 84;

    private final StringBuilder text = new StringBuilder();
    private final Recorder recorder;
    private final DaintreeTable daintree;

    private Tour(DynamoDbClient client) {
        recorder = new Recorder(client);
        daintree = DaintreeTable.open(recorder.client(), "daintree-tour");
    }

    /** Prints the tour. */
    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.print(text());
    }

    /** The whole tour. */
    static String text() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            DaintreeTable.createTable(engine.client(), "daintree-tour");
            Tour tour = new Tour(engine.client());
            tour.opening();
            tour.reads();
            tour.writes();
            tour.closing();
            return tour.text.toString();
        }
    }

    private void opening() {
        Seeding.write(Store.seeded(), daintree);
        Map<String, Integer> counts = new TreeMap<>();
        for (Exchange exchange : recorder.drain()) {
            counts.merge(type((PutItemRequest) exchange.request()), 1, Integer::sum);
        }
        line("The Daintree store: one DynamoDB table, nine types of items, ten questions");
        line("");
        line("The table lies in this process, behind the AWS client. Each type of item says where it is found:");
        line("by the table's own keys PK and SK, and by those of up to three indexes, GSI1PK and GSI1SK to GSI3PK");
        line("and GSI3SK. The templates are those on the Java types in com.daintree.shop.");
        line("");
        grid(EntityChart.of(new DaintreeDescriptor().model(), counts));
    }

    private void reads() {
        int number = 0;
        for (AccessPattern pattern : AccessPatterns.of(daintree)) {
            number++;
            heading("%2d  %s".formatted(number, pattern.title()));
            for (Step step : pattern.steps()) {
                step.call().get();
                line("");
                call(step.code());
                show(onlyExchange(), step.columns());
            }
        }
    }

    private Exchange onlyExchange() {
        List<Exchange> exchanges = recorder.drain();
        if (exchanges.size() != 1) {
            throw new IllegalStateException("One request was due, not " + exchanges.size());
        }
        return exchanges.get(0);
    }

    private void show(Exchange exchange, List<String> columns) {
        RequestText.parts(exchange.request()).forEach(part -> labelled(part.label(), part.text()));
        List<Map<String, AttributeValue>> items = items(exchange);
        labelled("items", String.valueOf(items.size()));
        line("");
        List<List<String>> rows =
                items.stream().limit(SHOWN).map(item -> row(item, columns)).toList();
        grid(new Grid(columns, rows));
        if (items.size() > SHOWN) {
            line("    … and " + (items.size() - SHOWN) + " more");
        }
    }

    private void writes() {
        heading("    A cart becomes an order: creates and deletes, one after the other");
        Checkout checkout = new Checkout(daintree);
        BigDecimal total = checkout.total("c-03");
        recorder.drain();
        String orderId = "2026-07-05-0061";
        Instant now = Instant.parse("2026-07-05T09:30:00Z");
        Payment payment = new Payment(
                orderId, now, UUID.fromString("5f0c7a53-2d54-4c0e-9d3c-0c3c5e1b7a11"), PaymentMethod.CARD, total);
        checkout.place("c-03", orderId, now, new Address("Via Roma 8", "10121", "Torino", "IT"), List.of(payment));
        line("");
        call("new Checkout(daintree).place(\"c-03\", \"" + orderId + "\", now, address, List.of(payment))");
        requests();

        heading("    A category moves: every item below it is rewritten, the category itself last");
        CategoryMove.Rewritten rewritten = new CategoryMove(daintree).move("beans", "garden");
        line("");
        call("new CategoryMove(daintree).move(\"beans\", \"garden\")");
        labelled("rewritten", rewritten.categories() + " category, " + rewritten.products() + " products");
        requests();
    }

    private void requests() {
        String label = "requests";
        for (Exchange exchange : recorder.drain()) {
            labelled(label, RequestText.line(exchange.request()));
            label = "";
        }
    }

    private void closing() {
        heading("    Where to look next");
        line("");
        line("    The repositories, keys and mappers behind these calls were generated from the annotations, and are");
        line("    there to be read:");
        line("");
        line("    " + SOURCES);
    }

    private static List<Map<String, AttributeValue>> items(Exchange exchange) {
        if (exchange.response() instanceof GetItemResponse get) {
            return get.hasItem() ? List.of(get.item()) : List.of();
        }
        return ((QueryResponse) exchange.response()).items();
    }

    private static List<String> row(Map<String, AttributeValue> item, List<String> columns) {
        return columns.stream()
                .map(column -> item.containsKey(column) ? Values.plain(item.get(column)) : "")
                .toList();
    }

    private static String type(PutItemRequest put) {
        return put.item().get("Type").s();
    }

    private void heading(String title) {
        line("");
        line("");
        line(title);
        line("    " + "=".repeat(title.length() - 4));
    }

    /** A call, in two lines when it is long: the second one starts with the dot of a method. */
    private void call(String code) {
        int dot = code.length() <= CODE ? -1 : code.substring(0, CODE).lastIndexOf(").") + 1;
        if (dot <= 0) {
            labelled("Java", code);
        } else {
            labelled("Java", code.substring(0, dot));
            labelled("", "    " + code.substring(dot));
        }
    }

    private void labelled(String label, String content) {
        line(("    %-9s  %s".formatted(label, content)).stripTrailing());
    }

    private void grid(Grid grid) {
        grid.lines().forEach(this::line);
    }

    private void line(String content) {
        text.append(content).append('\n');
    }
}
