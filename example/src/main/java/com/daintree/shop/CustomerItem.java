package com.daintree.shop;

import io.keywright.annotation.ItemCollection;

/** What lies in a customer's partition, and is read with one query: the carts with their items, the customer, the orders. */
@ItemCollection
public sealed interface CustomerItem permits Customer, Cart, CartItem, Order {

    /** Whose it is. */
    String customerId();
}
