package com.daintree.shop;

import io.keywright.annotation.ItemCollection;
import java.util.List;

/**
 * A customer with all orders, or the newest: parent and children from one partition.
 *
 * @param customer who
 * @param orders in the order of their ids, which is that of time
 */
@ItemCollection
public record CustomerWithOrders(Customer customer, List<Order> orders) {}
