package data;

import io.keywright.annotation.Table;
import shop.Cart;
import shop.Customer;
import shop.CustomerItem;
import shop.Order;

@Table(
        entities = {Customer.class, Order.class, Cart.class},
        collections = CustomerItem.class)
public interface Store {}
