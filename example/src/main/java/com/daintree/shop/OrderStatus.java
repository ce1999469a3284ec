package com.daintree.shop;

/** How far an order has come. */
public enum OrderStatus {
    /** Placed and not yet sent. */
    PLACED,
    /** On its way. */
    SHIPPED,
    /** With the customer. */
    DELIVERED
}
