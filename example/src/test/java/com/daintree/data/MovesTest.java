package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.testing.DynamoDbTest;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Moves through what is generated for the store; the guide shows parts of this. */
@DynamoDbTest
class MovesTest {

    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");

    private DaintreeTable daintree;
    private CartItem item;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        daintree = SeededTable.at(client).daintree;
        item = daintree.cartItem()
                .ofCustomer("c-03")
                .kind(CartKind.SHOPPING)
                .list()
                .get(0);
    }

    @Test
    void whatIsPutAsideIsInTheOtherCartOnly() {
        CartItem saved = putAside(item);

        assertThat(saved).isEqualTo(item.in(CartKind.SAVED));
        assertThat(daintree.cartItem().get(item.customerId(), CartKind.SAVED, item.productId()))
                .contains(saved);
        assertThat(daintree.cartItem().get(item.customerId(), item.kind(), item.productId()))
                .isEmpty();
        assertThatThrownBy(() -> putAside(item)).isInstanceOf(ItemNotFoundException.class);
    }

    @Test
    void theOtherCartIsWrittenInTheSameTransaction() {
        daintree.cartItem().put(item.in(CartKind.SAVED));
        assertThatThrownBy(() -> putAside(item)).isInstanceOf(ItemAlreadyExistsException.class);
        daintree.cartItem().delete(item.in(CartKind.SAVED));

        putAsideInto(Cart.begun(item.customerId(), CartKind.SAVED, NOW));

        assertThat(daintree.cart().get(item.customerId(), CartKind.SAVED).map(Cart::changedAt))
                .contains(NOW);
        assertThat(daintree.cartItem().get(item.customerId(), CartKind.SAVED, item.productId()))
                .contains(item.in(CartKind.SAVED));
    }

    private CartItem putAside(CartItem read) {
        return daintree.cartItem().move(read, read.in(CartKind.SAVED));
    }

    private void putAsideInto(Cart saved) {
        daintree.table()
                .transaction()
                .move(item, item.in(saved.kind()))
                .put(saved)
                .commit();
    }
}
