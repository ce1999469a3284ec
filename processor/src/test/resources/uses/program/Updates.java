package program;

import data.CartUpdate;
import data.CustomerAttributes;
import data.CustomerUpdate;
import data.OrderAttributes;
import data.OrderUpdate;
import data.StoreTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import shop.Address;
import shop.Cart;
import shop.Customer;
import shop.Order;
import shop.Status;

/** Updates, with all their stages. */
final class Updates {

    List<?> use(StoreTable store, Order order, Customer customer, Cart cart, Address address) {
        Order changed = store.order().update("c-1", "o-1").total(BigDecimal.TEN).execute();
        OrderUpdate more = store.order().update("c-1", "o-1").incrementTotal(BigDecimal.ONE);
        Order moved = store.order()
                .update("c-1", "o-1")
                .city("Graz")
                .knowingPlacedAt(Instant.EPOCH)
                .knowingNumber(7)
                .withStatus(Status.SHIPPED)
                .onlyIf(OrderAttributes.TOTAL.gt(BigDecimal.ONE))
                .execute();
        Order sent = store.order().update("c-1", "o-1").status(Status.SHIPPED).knowingCity("Graz").execute();
        OrderUpdate.OfEntity known = store.order().update(order).status(Status.SHIPPED).city("Linz").number(8);
        String request = known.toRequest().updateExpression();
        CustomerUpdate named = store.customer().update("c-1").nickname("Bea").appendToPhones(List.of("1", "2"));
        Customer written = store.customer()
                .update("c-1")
                .email("a@b.c")
                .knowingAddress("AT")
                .removeNickname()
                .onlyIf(CustomerAttributes.PHONES.size().lt(3))
                .execute();
        Customer abroad = store.customer().update("c-1").address(address).withEmail("d@e.f").execute();
        Customer kept = store.customer().update(customer).address(address).prependToPhones(List.of("0")).execute();
        CartUpdate counted = store.cart().update("k-1").incrementLines(1);
        Cart full = store.cart().update("k-1").lines(3).execute();
        Cart same = store.cart().update(cart).lines(4).execute();
        boolean empty = more.isEmpty() || named.isEmpty() || counted.isEmpty();
        return List.of(changed, moved, sent, request, written, abroad, kept, full, same, empty);
    }
}
