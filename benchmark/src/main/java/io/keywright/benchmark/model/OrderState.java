package io.keywright.benchmark.model;

/** How far an order has come. */
public enum OrderState {
    /** Just placed. */
    PLACED,
    /** On its way. */
    SHIPPED,
    /** With the customer. */
    DELIVERED
}
