package com.daintree.data.tour;

import com.daintree.data.Checkout;
import com.daintree.data.DaintreeTable;
import com.daintree.data.Seeding;
import com.daintree.data.Shelf;
import com.daintree.data.ShoppingCarts;
import com.daintree.seed.Store;
import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.runtime.relation.Refreshed;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

/** The hybrid: a copied price that is shown, and looked at again before it counts. */
final class CartTour {

    private static final String NAME = "cart-tour";
    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");
    private static final Address TORINO = new Address("Via Roma 8", "10121", "Torino", "IT");
    private static final UUID PAYMENT_ID = UUID.fromString("5f0c7a53-2d54-4c0e-9d3c-0c3c5e1b7a11");

    private final Teller teller;

    CartTour(Teller teller) {
        this.teller = teller;
    }

    void tell() {
        DaintreeTable.createTable(teller.quietly(), NAME);
        DaintreeTable daintree = DaintreeTable.open(teller.client(), NAME, teller.options());
        Seeding.write(Store.seeded(), daintree);
        ShoppingCarts carts = new ShoppingCarts(daintree);
        Checkout checkout = new Checkout(daintree);
        ShoppingCart cart = carts.of("c-04").orElseThrow();
        CartItem item = cart.items().get(0);
        new Shelf(daintree).discount(item.productId(), item.unitPrice().subtract(BigDecimal.ONE));
        teller.chapter(
                "The cart hybrid: a copy now, a look before it counts",
                "A cart is shown with what its products cost when they were put in. One of these prices has moved",
                "since; a look tells, and so does the checkout, in which nothing is written then.");
        teller.call(
                "carts.of(\"c-04\")",
                () -> carts.of("c-04"),
                found -> found.orElseThrow().items().size() + " items, each with title and price");
        teller.list("carts.refreshed(\"c-04\")", () -> carts.refreshed("c-04"), CartTour::told);
        String orderId = "2026-07-05-0063";
        List<Payment> payments = List.of(new Payment(orderId, NOW, PAYMENT_ID, PaymentMethod.CARD, cart.total()));
        teller.call(
                "checkout.place(cart, orderId, now, torino, payments)",
                () -> checkout.place(cart, orderId, NOW, TORINO, payments),
                Object::toString);
    }

    private static String told(Refreshed<CartItem, Product> refreshed) {
        String title = refreshed.item().title();
        return refreshed.isCurrent()
                ? title + ": as it was"
                : refreshed.drift().stream()
                        .map(drift ->
                                drift.property() + " was " + drift.copied().orElseThrow() + ", is "
                                        + drift.now().orElseThrow())
                        .collect(Collectors.joining("; ", title + ": ", ""));
    }
}
