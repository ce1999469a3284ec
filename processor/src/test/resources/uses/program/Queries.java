package program;

import data.OrderRepository.ByPlacePlacedAt;
import data.OrderRepository.OfCustomer;
import data.OrderRepository;
import data.StoreTable;
import io.keywright.runtime.query.Page;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableRangeQuery;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import shop.Order;
import shop.Status;

/** Access patterns, their nested classes and chains of their conditions. */
final class Queries {

    String use(StoreTable store, Instant time) {
        OfCustomer orders = store.order().ofCustomer("c-1");
        OrderRepository.ByPlace places = store.order().byPlace("Rome");
        ByPlacePlacedAt narrowed = places.placedAt(time);
        TableRangeQuery<Order> range = orders.orderIdFrom("o-1");
        RangeQuery<Order> numbers = narrowed.numberBetween(1L, 9L);
        store.order().ofCustomer("c-1").consistent().orderId("a").first();
        store.order().byStatus(Status.PENDING, "Rome").orderId("a").page();
        store.order().ofCustomer("c-1").limit(2).orderId("a").toRequest();
        store.order().ofCustomer("c-1").consistent().orderIdStartingWith("a").limit(3).list();
        store.order().byStatus(Status.PENDING, "Rome").orderIdStartingWith("a").descending().first();
        store.order().ofCustomer("c-1").limit(2).orderIdStartingWith("a").toRequest();
        store.order().ofCustomer("c-1").consistent().orderIdBetween("a", "b").pageSize(10).list();
        store.order().byStatus(Status.PENDING, "Rome").orderIdBetween("a", "b").ascending().toRequest();
        store.order().ofCustomer("c-1").limit(2).orderIdBetween("a", "b").toRequest();
        store.order().ofCustomer("c-1").consistent().orderIdFrom("a").list();
        store.order().byStatus(Status.PENDING, "Rome").orderIdFrom("a").first();
        store.order().ofCustomer("c-1").limit(2).orderIdFrom("a").toRequest();
        store.order().ofCustomer("c-1").consistent().orderIdAfter("a").page();
        store.order().byStatus(Status.PENDING, "Rome").orderIdAfter("a").limit(3).list();
        store.order().ofCustomer("c-1").limit(2).orderIdAfter("a").toRequest();
        store.order().ofCustomer("c-1").consistent().orderIdUntil("a").descending().first();
        store.order().byStatus(Status.PENDING, "Rome").orderIdUntil("a").pageSize(10).list();
        store.order().ofCustomer("c-1").limit(2).orderIdUntil("a").toRequest();
        store.order().ofCustomer("c-1").consistent().orderIdBefore("a").ascending().toRequest();
        store.order().byStatus(Status.PENDING, "Rome").orderIdBefore("a").list();
        store.order().ofCustomer("c-1").limit(2).orderIdBefore("a").toRequest();
        store.order().byPlace("Rome").placedAtBetween(time, time).first();
        store.order().byPlace("Rome").placedAt(time).numberBetween(1L, 2L).page();
        store.customer().byEmail("ada@example.com").addressCountry("IT").customerIdBetween("DE", "IT").limit(3).list();
        store.order().byPlace("Rome").placedAtFrom(time).descending().first();
        store.order().byPlace("Rome").placedAt(time).numberFrom(1L).pageSize(10).list();
        store.customer().byEmail("ada@example.com").addressCountry("IT").customerIdFrom("IT").ascending().toRequest();
        store.order().byPlace("Rome").placedAtAfter(time).list();
        store.order().byPlace("Rome").placedAt(time).numberAfter(1L).first();
        store.customer().byEmail("ada@example.com").addressCountry("IT").customerIdAfter("IT").page();
        store.order().byPlace("Rome").placedAtUntil(time).limit(3).list();
        store.order().byPlace("Rome").placedAt(time).numberUntil(1L).descending().first();
        store.customer().byEmail("ada@example.com").addressCountry("IT").customerIdUntil("IT").pageSize(10).list();
        store.order().byPlace("Rome").placedAtBefore(time).ascending().toRequest();
        store.order().byPlace("Rome").placedAt(time).numberBefore(1L).list();
        store.customer().byEmail("ada@example.com").addressCountry("IT").customerIdBefore("IT").first();
        store.customer().byEmail("ada@example.com").addressCountryStartingWith("I").list();
        store.customer().byEmail("ada@example.com").addressCountry("IT").customerId("c-1").list();
        List<Order> all = store.order().ofCustomer("c-1").list();
        for (Order order : store.order().byPlace("Rome").list()) {
            all.add(order);
        }
        Page<Order> page = store.order().byPlace("Rome").limit(5).page();
        String cursor = page.cursor().orElse("");
        store.order().byPlace("Rome").after(cursor).page();
        Stream<String> ids = store.order().ofCustomer("c-1").stream().map(Order::orderId);
        return List.of(range.list(), numbers.list(), all, ids.toList()).toString();
    }
}
