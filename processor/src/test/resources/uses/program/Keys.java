package program;

import static data.CustomerKeys.byEmail;
import static data.OrderKeys.byPlace;
import static data.OrderKeys.byStatus;
import static data.OrderKeys.primary;

import data.CartKeys;
import data.CustomerKeys;
import data.OrderKeys;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.util.List;
import shop.Cart;
import shop.Customer;
import shop.Order;
import shop.Status;

/** Keys, by name and by static import. */
final class Keys {

    String use(Instant time) {
        PrimaryKey<Order> first = OrderKeys.primary("c-1", "o-1");
        PrimaryKey<Order> second = primary("c-1", "o-2");
        PrimaryKey<Customer> customer = CustomerKeys.primary("c-1");
        PrimaryKey<Cart> cart = CartKeys.primary("k-1");
        IndexKey place = OrderKeys.byPlace("Rome", time, 1L);
        IndexKey here = byPlace("Oslo", time, 2L);
        IndexKey status = OrderKeys.byStatus(Status.PENDING, "Rome", "o-1");
        IndexKey state = byStatus(Status.SHIPPED, "Oslo", "o-2");
        IndexKey email = CustomerKeys.byEmail("ada@example.com", "IT", "c-1");
        IndexKey mail = byEmail("ada@example.com", "NO", "c-2");
        String partition = OrderKeys.primary("c", "o").partition().concat(CustomerKeys.primary("c").partition());
        Object all = List.of(first, second, customer, cart, place, here, status, state, email, mail, partition);
        return all.toString();
    }
}
