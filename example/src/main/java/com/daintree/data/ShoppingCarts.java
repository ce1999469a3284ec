package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.runtime.relation.Refreshed;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Customers' shopping carts. Every change of an item writes the cart in the same transaction, which counts its version up:
 * so whoever was shown a cart can tell by the version whether it is still that.
 */
public final class ShoppingCarts {

    private static final int ATTEMPTS = 10;

    private final DaintreeTable daintree;

    /** The carts in this table. */
    public ShoppingCarts(DaintreeTable daintree) {
        this.daintree = daintree;
    }

    /** The customer's cart; empty if there is none. The cart is read before its items, so they are never older. */
    public Optional<ShoppingCart> of(String customerId) {
        return cart(customerId).map(cart -> new ShoppingCart(cart, items(customerId)));
    }

    /**
     * Puts so many of a product into the cart, at the product's price, in place of those that are in it.
     *
     * @throws VersionConflictException if others change the cart again and again
     */
    public void put(String customerId, Product product, int quantity, Instant now) {
        CartItem item = product.inCart(customerId, CartKind.SHOPPING, quantity);
        change(customerId, now, transaction -> transaction.put(item));
    }

    /**
     * Takes a product out of the cart.
     *
     * @throws VersionConflictException if others change the cart again and again
     */
    public void remove(String customerId, String productId, Instant now) {
        change(
                customerId,
                now,
                transaction -> transaction.delete(
                        daintree.cartItem().prepareDelete(customerId, CartKind.SHOPPING, productId)));
    }

    /**
     * The items of the customer's cart beside the products as they are now: what has another price or title than when it was
     * put in, and what is not sold any more. One Query and one BatchGetItem, both consistent.
     */
    public List<Refreshed<CartItem, Product>> refreshed(String customerId) {
        return daintree.cartItem()
                .ofCustomer(customerId)
                .kind(CartKind.SHOPPING)
                .consistent()
                .refresh(CartItemReferences.PRODUCT_ID)
                .list();
    }

    private void change(String customerId, Instant now, UnaryOperator<DaintreeTransaction> edit) {
        for (int attempt = 1; ; attempt++) {
            Cart cart = cart(customerId).orElseGet(() -> Cart.begun(customerId, CartKind.SHOPPING, now));
            try {
                edit.apply(daintree.table().transaction().put(cart.changed(now)))
                        .commit();
                return;
            } catch (TransactionCancelledException cancelled) {
                VersionConflictException conflict =
                        cancelled.reason(VersionConflictException.class).orElseThrow(() -> cancelled);
                if (attempt == ATTEMPTS) {
                    throw conflict;
                }
            }
        }
    }

    private Optional<Cart> cart(String customerId) {
        return daintree.cart()
                .prepareGet(customerId, CartKind.SHOPPING)
                .consistent()
                .execute();
    }

    private List<CartItem> items(String customerId) {
        return daintree.cartItem()
                .ofCustomer(customerId)
                .kind(CartKind.SHOPPING)
                .consistent()
                .list();
    }
}
