package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CheckoutOutcome;
import com.daintree.shop.CheckoutOutcome.PriceMoved;
import com.daintree.shop.CheckoutOutcome.Refused;
import com.daintree.shop.CheckoutOutcome.SoldOut;
import com.daintree.shop.Payment;
import com.daintree.shop.PaymentMethod;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.runtime.relation.Drift;
import io.keywright.runtime.relation.Refreshed;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A cart keeps copies: a look before the checkout tells which are old, and the checkout refuses what has moved since. */
@DynamoDbTest
class CartDriftTest {

    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");
    private static final String CUSTOMER = "c-04";

    private SeededTable table;
    private ShoppingCarts carts;
    private CartItem item;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        carts = new ShoppingCarts(table.daintree);
        item = carts.of(CUSTOMER).orElseThrow().items().get(0);
    }

    @Test
    void whatHasNotChangedIsCurrent() {
        table.recorder.drain();

        assertThat(carts.refreshed(CUSTOMER)).isNotEmpty().allMatch(Refreshed::isCurrent);
        assertThat(table.recorder.drain()).hasSize(2);
    }

    @Test
    void aPriceThatMovedIsToldBeforeTheCheckoutAndRefusedByIt() {
        BigDecimal now = item.unitPrice().add(BigDecimal.TEN);
        table.daintree.product().update(item.productId()).price(now).execute();

        Refreshed<CartItem, Product> refreshed = drifted();

        assertThat(refreshed.drift()).extracting(Drift::property).containsExactly("unitPrice");
        assertThat(refreshed.drift().get(0).now()).contains(now);
        assertThat(place())
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.obstacles())
                                .containsExactly(new PriceMoved(item.productId(), item.unitPrice(), now)));
    }

    @Test
    void stockThatIsGoneIsNoDriftAndIsRefusedByTheCheckout() {
        table.daintree.product().update(item.productId()).stock(0).execute();

        assertThat(carts.refreshed(CUSTOMER)).allMatch(Refreshed::isCurrent);
        assertThat(place())
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.obstacles())
                                .containsExactly(new SoldOut(item.productId(), item.quantity(), 0)));
    }

    @Test
    void aProductThatIsNotSoldAnyMoreDangles() {
        table.daintree
                .product()
                .delete(table.daintree.product().get(item.productId()).orElseThrow());

        assertThat(drifted().isDangling()).isTrue();
    }

    private Refreshed<CartItem, Product> drifted() {
        List<Refreshed<CartItem, Product>> drifted = carts.refreshed(CUSTOMER).stream()
                .filter(refreshed -> !refreshed.isCurrent())
                .toList();
        assertThat(drifted).hasSize(1);
        return drifted.get(0);
    }

    private CheckoutOutcome place() {
        ShoppingCart cart = carts.of(CUSTOMER).orElseThrow();
        Payment payment = new Payment("2026-07-05-0063", NOW, UUID.randomUUID(), PaymentMethod.CARD, cart.total());
        return new Checkout(table.daintree)
                .place(
                        cart,
                        "2026-07-05-0063",
                        NOW,
                        new Address("Via Roma 8", "10121", "Torino", "IT"),
                        List.of(payment));
    }
}
