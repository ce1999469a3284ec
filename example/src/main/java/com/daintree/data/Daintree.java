package com.daintree.data;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.CustomerItem;
import com.daintree.shop.CustomerWithOrders;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
import io.keywright.annotation.Table;

/**
 * The one table of the store. Three indexes, each with two attributes of its own, serve all entities:
 *
 * <ul>
 *   <li>{@code GSI1} finds by what something is called: a customer or a seller by e-mail address, a product by title
 *   <li>{@code GSI2} lists what belongs to something: the children and the products of a category, what a customer ever
 *       ordered
 *   <li>{@code GSI3} lists what is anywhere below a category, by the path
 * </ul>
 *
 * <p>No partition of an index is a constant or a mere status, so none of them grows with the whole store.
 */
@Table(
        entities = {
            Customer.class,
            Seller.class,
            Cart.class,
            CartItem.class,
            Order.class,
            OrderLine.class,
            Payment.class,
            Category.class,
            Product.class
        },
        collections = {CustomerItem.class, CustomerWithOrders.class})
public interface Daintree {}
