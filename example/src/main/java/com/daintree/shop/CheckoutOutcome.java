package com.daintree.shop;

import java.math.BigDecimal;
import java.util.List;

/** What became of a checkout. Unless it was {@link Placed}, nothing has been changed. */
public sealed interface CheckoutOutcome {

    /**
     * The cart is an order now.
     *
     * @param order as it is stored
     */
    record Placed(Order order) implements CheckoutOutcome {}

    /** The cart is another one than the customer was shown; perhaps it was bought already, under another order's id. */
    record CartChanged() implements CheckoutOutcome {}

    /**
     * Not everything can be had as it was shown.
     *
     * @param obstacles one for each product that stands against it
     */
    record Refused(List<Obstacle> obstacles) implements CheckoutOutcome {

        public Refused {
            obstacles = List.copyOf(obstacles);
        }
    }

    /** What stands against the sale of one product. */
    sealed interface Obstacle {

        /** The product. */
        String productId();
    }

    /**
     * The product has another price than the cart showed.
     *
     * @param productId the product
     * @param shown what the cart showed, in euros
     * @param now what it costs, in euros
     */
    record PriceMoved(String productId, BigDecimal shown, BigDecimal now) implements Obstacle {}

    /**
     * There is not enough of the product.
     *
     * @param productId the product
     * @param wanted how many are in the cart
     * @param left how many there are
     */
    record SoldOut(String productId, int wanted, int left) implements Obstacle {}

    /**
     * The product is not sold any more.
     *
     * @param productId the product
     */
    record Withdrawn(String productId) implements Obstacle {}
}
