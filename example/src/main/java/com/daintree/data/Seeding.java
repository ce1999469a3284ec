package com.daintree.data;

import com.daintree.seed.Store;

/** Fills an empty table with a store. */
public final class Seeding {

    private Seeding() {}

    /**
     * Creates every item: one PutItem each, on condition that it is not there.
     *
     * @throws io.keywright.runtime.error.ItemAlreadyExistsException if the table is not empty
     */
    public static void write(Store store, DaintreeTable daintree) {
        store.customers().forEach(daintree.customer()::create);
        store.sellers().forEach(daintree.seller()::create);
        store.categories().forEach(daintree.category()::create);
        store.products().forEach(daintree.product()::create);
        store.carts().forEach(daintree.cart()::create);
        store.cartItems().forEach(daintree.cartItem()::create);
        store.orders().forEach(daintree.order()::create);
        store.orderLines().forEach(daintree.orderLine()::create);
        store.payments().forEach(daintree.payment()::create);
    }
}
