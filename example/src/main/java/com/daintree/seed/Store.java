package com.daintree.seed;

import com.daintree.shop.Cart;
import com.daintree.shop.CartItem;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Payment;
import com.daintree.shop.Product;
import com.daintree.shop.Seller;
import java.util.List;

/**
 * Everything that is in the store.
 *
 * @param customers in order of their ids, like all lists here
 * @param sellers who sells
 * @param categories each after its parent
 * @param products what is sold
 * @param carts the carts
 * @param cartItems what is in them
 * @param orders half a year of orders
 * @param orderLines of all orders
 * @param payments of all orders
 */
public record Store(
        List<Customer> customers,
        List<Seller> sellers,
        List<Category> categories,
        List<Product> products,
        List<Cart> carts,
        List<CartItem> cartItems,
        List<Order> orders,
        List<OrderLine> orderLines,
        List<Payment> payments) {

    /** The same store every time. */
    public static Store seeded() {
        List<Customer> customers = People.customers();
        List<Category> categories = Catalogue.categories();
        List<Product> products = Catalogue.products(categories);
        Carts carts = Carts.of(customers, products);
        Sales sales = Sales.of(customers, products);
        return new Store(
                customers,
                People.sellers(),
                categories,
                products,
                carts.carts(),
                carts.items(),
                sales.orders(),
                sales.lines(),
                sales.payments());
    }
}
