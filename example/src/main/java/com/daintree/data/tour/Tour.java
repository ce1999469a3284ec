package com.daintree.data.tour;

import com.daintree.data.CategoryMove;
import com.daintree.data.Checkout;
import com.daintree.data.DaintreeDescriptor;
import com.daintree.data.DaintreeTable;
import com.daintree.data.Seeding;
import com.daintree.data.Shelf;
import com.daintree.data.ShoppingCarts;
import com.daintree.seed.Store;
import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CheckoutOutcome;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.ShoppingCart;
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
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Creates the store's table in this process, fills it, and asks every question the store has. What it prints is made of
 * the requests that really went through the AWS client, and is the same each time.
 */
public final class Tour {

    private static final String NAME = "daintree-tour";
    private static final String SOURCES = "example/target/generated-sources/annotations/com/daintree/data";
    private static final int SHOWN = 14;
    private static final String PLACE = "new Checkout(daintree).place(cart, orderId, now, address, List.of(payment))";
    private static final UUID PAYMENT_ID = UUID.fromString("5f0c7a53-2d54-4c0e-9d3c-0c3c5e1b7a11");
    private static final Address TORINO = new Address("Via Roma 8", "10121", "Torino", "IT");
    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");

    private final Report report = new Report();
    private final Recorder recorder;
    private final DaintreeTable daintree;

    private Tour(DynamoDbClient client) {
        recorder = new Recorder(client);
        daintree = DaintreeTable.open(recorder.client(), NAME);
    }

    /** Prints the tour of the store, then that of the ways to model many-to-many. */
    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        out.print(text());
        out.println();
        out.println();
        out.print(RelationsTour.text());
    }

    /** The whole tour. */
    static String text() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            DaintreeTable.createTable(engine.client(), NAME);
            Tour tour = new Tour(engine.client());
            tour.store();
            tour.reads();
            tour.checkout();
            tour.refusedCheckout();
            tour.move();
            tour.sources();
            return tour.report.text();
        }
    }

    private void store() {
        Seeding.write(Store.seeded(), daintree);
        Map<String, Integer> counts = new TreeMap<>();
        for (Exchange exchange : recorder.drain()) {
            RequestText.written(exchange.request()).forEach(item -> counts.merge(cell(item, "Type"), 1, Integer::sum));
        }
        report.chapter("", "The Daintree store: one DynamoDB table, nine types of items, ten questions");
        report.paragraph(
                "The table lies in this process, behind the real AWS client. Each type of item says under which",
                "keys it is found: the table's own (PK, SK) and those of up to three indexes (GSI1PK, GSI1SK, …).",
                "The templates are annotations on plain Java records; the rest of what you see was generated.");
        report.grid(EntityChart.of(new DaintreeDescriptor().model(), counts));
    }

    private void reads() {
        int number = 0;
        for (AccessPattern pattern : AccessPatterns.of(daintree)) {
            number++;
            report.chapter(String.valueOf(number), pattern.title());
            pattern.steps().forEach(this::read);
        }
    }

    private void read(Step step) {
        Object result = step.call().get();
        List<Exchange> exchanges = recorder.drain();
        if (exchanges.size() != 1) {
            throw new IllegalStateException("One request was due, not " + exchanges.size());
        }
        Exchange exchange = exchanges.get(0);
        List<Map<String, AttributeValue>> items = items(exchange);
        report.call(step.code());
        RequestText.parts(exchange.request()).forEach(part -> report.labelled(part.label(), part.text()));
        report.labelled("result", ResultText.of(result));
        report.grid(new Grid(
                step.columns(),
                items.stream()
                        .limit(SHOWN)
                        .map(item -> row(item, step.columns()))
                        .toList()));
        if (items.size() > SHOWN) {
            report.remark("… and " + (items.size() - SHOWN) + " more");
        }
    }

    private void checkout() {
        ShoppingCart cart = new ShoppingCarts(daintree).of("c-03").orElseThrow();
        int shown = recorder.drain().size();
        Checkout checkout = new Checkout(daintree);
        String orderId = "2026-07-05-0061";
        Payment payment = new Payment(orderId, NOW, PAYMENT_ID, PaymentMethod.CARD, cart.total());
        CheckoutOutcome outcome = checkout.place(cart, orderId, NOW, TORINO, List.of(payment));
        List<Exchange> exchanges = recorder.drain();
        report.chapter("", "And writing: a cart becomes an order in one transaction, or nothing happens");
        report.paragraph(
                "Stock falls if there is enough and the price is the one in the cart; the order and what belongs",
                "to it are created; the cart goes if it is still the one that was shown.");
        report.call("new ShoppingCarts(daintree).of(\"c-03\")");
        report.labelled("requests", shown + ", GetItem and Query");
        report.call(PLACE);
        report.labelled("requests", RequestText.counted(exchanges));
        report.labelled("result", outcome.getClass().getSimpleName());
        exchanges.forEach(exchange -> report.grid(RequestText.actions((TransactWriteItemsRequest) exchange.request())));

        CheckoutOutcome again = checkout.place(cart, orderId, NOW, TORINO, List.of(payment));
        report.paragraph("The same call again travels under the same token, and DynamoDB carries nothing out twice:");
        report.call(PLACE);
        report.labelled("requests", RequestText.counted(recorder.drain()));
        report.labelled("result", again.getClass().getSimpleName());
    }

    private void refusedCheckout() {
        ShoppingCart cart = new ShoppingCarts(daintree).of("c-04").orElseThrow();
        CartItem item = cart.items().get(0);
        new Shelf(daintree).discount(item.productId(), item.unitPrice().subtract(BigDecimal.ONE));
        String orderId = "2026-07-05-0062";
        Payment payment = new Payment(orderId, NOW, PAYMENT_ID, PaymentMethod.CARD, cart.total());
        recorder.drain();
        CheckoutOutcome outcome = new Checkout(daintree).place(cart, orderId, NOW, TORINO, List.of(payment));
        report.paragraph("A price moved after the cart was shown. Nothing is written, and the answer says why:");
        report.call(PLACE);
        report.labelled("requests", RequestText.counted(recorder.drain()));
        report.labelled("result", outcome.toString());
    }

    private void move() {
        CategoryMove.Rewritten rewritten = new CategoryMove(daintree).move("coffee", "garden");
        report.chapter("", "A category moves: what is below it is rewritten, the category itself last");
        report.call("new CategoryMove(daintree).move(\"coffee\", \"garden\")");
        report.labelled("rewritten", rewritten.categories() + " categories, " + rewritten.products() + " products");
        List<DynamoDbRequest> requests =
                recorder.drain().stream().map(Exchange::request).toList();
        report.grid(RequestText.puts(
                requests.stream().filter(PutItemRequest.class::isInstance).toList(), "PK", "GSI3SK"));
        report.paragraph("The category itself, if it and its new parent are where they were:");
        report.grid(RequestText.actions((TransactWriteItemsRequest) requests.get(requests.size() - 1)));
    }

    private void sources() {
        report.chapter("", "Where to look next");
        report.paragraph(
                "The keys, mappers and repositories behind these calls were generated from the annotations,",
                "and are there to be read:");
        report.paragraph(SOURCES);
    }

    private static List<Map<String, AttributeValue>> items(Exchange exchange) {
        if (exchange.response() instanceof GetItemResponse get) {
            return get.hasItem() ? List.of(get.item()) : List.of();
        }
        return exchange.response() instanceof QueryResponse query ? query.items() : List.of();
    }

    private static List<String> row(Map<String, AttributeValue> item, List<String> columns) {
        return columns.stream().map(column -> cell(item, column)).toList();
    }

    private static String cell(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null ? "" : Values.plain(value);
    }
}
