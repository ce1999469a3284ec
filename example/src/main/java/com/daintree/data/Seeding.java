package com.daintree.data;

import com.daintree.seed.Store;
import java.util.List;
import java.util.function.UnaryOperator;

/** Fills an empty table with a store. */
public final class Seeding {

    private Seeding() {}

    /**
     * Creates every item, on condition that it is not there: by one PutItem each, or where unique values go with it, by a
     * transaction.
     *
     * @return the store as it is stored, with versions
     * @throws io.keywright.runtime.error.ItemAlreadyExistsException if the table is not empty
     */
    public static Store write(Store store, DaintreeTable daintree) {
        return new Store(
                each(store.customers(), daintree.customer()::create),
                each(store.sellers(), daintree.seller()::create),
                each(store.categories(), daintree.category()::create),
                each(store.products(), daintree.product()::create),
                each(store.carts(), daintree.cart()::create),
                each(store.cartItems(), daintree.cartItem()::create),
                each(store.orders(), daintree.order()::create),
                each(store.orderLines(), daintree.orderLine()::create),
                each(store.payments(), daintree.payment()::create));
    }

    private static <T> List<T> each(List<T> objects, UnaryOperator<T> create) {
        return objects.stream().map(create).toList();
    }
}
