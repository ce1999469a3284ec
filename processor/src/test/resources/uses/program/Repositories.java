package program;

import data.CartKeys;
import data.CartRepository;
import data.CustomerKeys;
import data.CustomerRepository;
import data.OrderKeys;
import data.OrderRepository;
import data.StoreTable;
import java.util.Optional;
import java.util.stream.Stream;
import shop.Cart;
import shop.Customer;
import shop.Order;

/** Operations of repositories. */
final class Repositories {

    boolean use(StoreTable store, Order order, Customer customer, Cart cart) {
        OrderRepository orders = store.order();
        Order created = orders.create(order);
        store.order().put(order);
        Optional<Order> orderFound = store.order().get("c-1", "o-1");
        store.order().get(OrderKeys.primary("c-1", "o-1")).ifPresent(orders::put);
        store.order().prepareGet("c-1", "o-1").toRequest();
        store.order().prepareDelete("c-1", "o-1").toRequest();
        Optional<Order> orderGone = orders.delete("c-1", "o-1");
        store.order().prepareCreate(order).toRequest();
        orders.preparePut(order).toRequest();
        CustomerRepository customers = store.customer();
        store.customer().create(customer);
        store.customer().put(customer);
        Optional<Customer> customerFound = store.customer().get("c-1");
        store.customer().get(CustomerKeys.primary("c-1")).ifPresent(customers::put);
        store.customer().prepareGet("c-1").toRequest();
        store.customer().prepareDelete("c-1").toRequest();
        Optional<Customer> customerGone = customers.delete("c-1");
        store.customer().prepareCreate(customer).toRequest();
        customers.preparePut(customer).toRequest();
        CartRepository carts = store.cart();
        store.cart().create(cart);
        store.cart().put(cart);
        Optional<Cart> cartFound = store.cart().get("k-1");
        store.cart().get(CartKeys.primary("k-1")).ifPresent(carts::put);
        store.cart().prepareGet("k-1").toRequest();
        store.cart().prepareDelete("k-1").toRequest();
        Optional<Cart> cartGone = carts.delete("k-1");
        store.cart().prepareCreate(cart).toRequest();
        carts.preparePut(cart).toRequest();
        return Stream.of(orderFound, customerFound, cartFound, orderGone, customerGone, cartGone)
                .map(Optional::isPresent)
                .toList()
                .contains(created.number() > 0);
    }
}
