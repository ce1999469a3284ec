package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CheckoutOutcome;
import com.daintree.shop.CheckoutOutcome.CartChanged;
import com.daintree.shop.CheckoutOutcome.Obstacle;
import com.daintree.shop.CheckoutOutcome.Placed;
import com.daintree.shop.CheckoutOutcome.PriceMoved;
import com.daintree.shop.CheckoutOutcome.Refused;
import com.daintree.shop.CheckoutOutcome.SoldOut;
import com.daintree.shop.CheckoutOutcome.Withdrawn;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.ShoppingCart;
import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.TransactionCancelledException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Turns the shopping cart that a customer was shown into an order with lines and payments, in one transaction: the stock of
 * each product falls, on condition that there is enough and that the price is the one in the cart, the order and what
 * belongs to it are created, and the cart goes with its items, on condition that it is still the one that was shown. All
 * of that happens or none of it.
 *
 * <p><b>The same call again is the same order.</b> The transaction travels under a token that is made of what is bought,
 * so for ten minutes DynamoDB itself knows it again, two clicks at the same time included. Afterwards the order is there,
 * which is found by what the transaction failed with.
 */
public final class Checkout {

    /** What DynamoDB takes in one transaction. */
    private static final int MOST_ACTIONS = 100;

    /** A product of the cart is three of them: its stock, its line, its item. */
    private static final int ACTIONS_PER_ITEM = 3;

    private final DaintreeTable daintree;

    /** A checkout at this table. */
    public Checkout(DaintreeTable daintree) {
        this.daintree = daintree;
    }

    /**
     * Places the order.
     *
     * @param shown the cart as the customer saw it
     * @param orderId the new order's id
     * @param placedAt now; the same when the call is repeated
     * @param shipTo where it is sent
     * @param payments what was paid for this order; together exactly what the cart costs
     * @return the order, or why there is none; nothing is written then
     * @throws IllegalArgumentException if the cart is empty, holds more products than go into one transaction (32 with one
     *     payment), or the payments do not cover it; nothing is sent then
     * @throws ItemAlreadyExistsException if there is another order with that id; nothing is written then
     */
    public CheckoutOutcome place(
            ShoppingCart shown, String orderId, Instant placedAt, Address shipTo, List<Payment> payments) {
        requireFitting(shown, payments);
        List<OrderLine> lines = shown.lines(orderId);
        Order order = Order.placed(shown.customerId(), orderId, placedAt, shipTo, lines);
        order.requirePaid(payments);
        try {
            transaction(shown, order, lines, payments)
                    .idempotencyToken(token(shown, order, payments))
                    .commit();
            return new Placed(order);
        } catch (TransactionCancelledException cancelled) {
            return outcome(cancelled, shown, order);
        }
    }

    private DaintreeTransaction transaction(
            ShoppingCart shown, Order order, List<OrderLine> lines, List<Payment> payments) {
        DaintreeTransaction transaction = daintree.table().transaction().create(order);
        for (CartItem item : shown.items()) {
            transaction.update(daintree.product()
                    .update(item.productId())
                    .incrementStock(-item.quantity())
                    .onlyIf(ProductAttributes.STOCK
                            .ge(item.quantity())
                            .and(ProductAttributes.PRICE.eq(item.unitPrice()))));
        }
        lines.forEach(transaction::create);
        payments.forEach(transaction::create);
        for (CartItem item : shown.items()) {
            transaction.delete(daintree.cartItem()
                    .prepareDelete(item.customerId(), item.kind(), item.productId())
                    .onlyIf(CartItemAttributes.QUANTITY
                            .eq(item.quantity())
                            .and(CartItemAttributes.UNIT_PRICE.eq(item.unitPrice()))));
        }
        return transaction.delete(shown.cart());
    }

    /** Another text for all that makes another request, so that a token never stands for two. */
    private static String token(ShoppingCart shown, Order order, List<Payment> payments) {
        String bought = shown + "\n" + order + "\n" + payments;
        return UUID.nameUUIDFromBytes(bought.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static CheckoutOutcome outcome(TransactionCancelledException cancelled, ShoppingCart shown, Order order) {
        Optional<Order> earlier = reason(cancelled, "Order.create").flatMap(taken -> taken.stored(Order.class));
        if (earlier.isPresent()) {
            if (earlier.get().isOnceMore(order)) {
                return new Placed(earlier.get());
            }
            throw cancelled.reason(ItemAlreadyExistsException.class).orElseThrow();
        }
        if (reason(cancelled, "Cart.delete").isPresent()
                || reason(cancelled, "CartItem.delete").isPresent()) {
            return new CartChanged();
        }
        List<Obstacle> obstacles = new ArrayList<>();
        for (CancelledAction action : cancelled.actions()) {
            if (action.action().equals("Product.update")) {
                // The order is the first action, then comes an update for each item.
                obstacles.add(obstacle(action, shown.items().get(action.index() - 1)));
            }
        }
        if (obstacles.isEmpty()) {
            throw cancelled;
        }
        return new Refused(obstacles);
    }

    private static Optional<ConditionFailedException> reason(TransactionCancelledException cancelled, String name) {
        return cancelled.actions().stream()
                .filter(action -> action.action().equals(name))
                .flatMap(action -> action.reason().stream())
                .filter(ConditionFailedException.class::isInstance)
                .map(ConditionFailedException.class::cast)
                .findFirst();
    }

    private static Obstacle obstacle(CancelledAction action, CartItem item) {
        RuntimeException reason = action.reason().orElseThrow();
        if (reason instanceof ItemNotFoundException) {
            return new Withdrawn(item.productId());
        }
        Product product =
                ((ConditionFailedException) reason).stored(Product.class).orElseThrow();
        return product.stock() < item.quantity()
                ? new SoldOut(item.productId(), item.quantity(), product.stock())
                : new PriceMoved(item.productId(), item.unitPrice(), product.price());
    }

    private static void requireFitting(ShoppingCart shown, List<Payment> payments) {
        if (shown.items().isEmpty()) {
            throw new IllegalArgumentException("The cart is empty");
        }
        // Beside them the order, the cart and the payments.
        int most = (MOST_ACTIONS - 2 - payments.size()) / ACTIONS_PER_ITEM;
        if (shown.items().size() > most) {
            throw new IllegalArgumentException("An order with " + payments.size() + " payments takes at most " + most
                    + " products, and the cart holds " + shown.items().size() + ": place it as several orders");
        }
    }
}
