package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import java.util.ArrayList;
import java.util.List;

/** The samples as the beans that the Enhanced Client maps. */
public final class Beans {

    private Beans() {}

    /** The same account. */
    public static AccountBean of(Account account) {
        AccountBean bean = new AccountBean();
        bean.setAccountId(account.accountId());
        bean.setFirstName(account.firstName());
        bean.setLastName(account.lastName());
        bean.setEmail(account.email());
        bean.setCity(account.city());
        bean.setCountry(account.country());
        bean.setLanguage(account.language());
        return bean;
    }

    /** The same order. */
    public static OrderBean of(Order order) {
        OrderBean bean = new OrderBean();
        bean.setAccountId(order.accountId());
        bean.setOrderId(order.orderId());
        bean.setChannel(order.channel());
        bean.setCurrency(order.currency());
        bean.setNumber(order.number());
        bean.setTotal(order.total());
        bean.setPlacedAt(order.placedAt());
        bean.setState(order.state());
        bean.setGift(order.gift());
        bean.setDelivery(of(order.delivery()));
        List<LineBean> lines = new ArrayList<>();
        for (Line line : order.lines()) {
            lines.add(of(line));
        }
        bean.setLines(lines);
        bean.setLabels(order.labels());
        if (order.note() != null) {
            bean.setNote(order.note());
        }
        return bean;
    }

    private static DeliveryBean of(Delivery delivery) {
        DeliveryBean bean = new DeliveryBean();
        bean.setStreet(delivery.street());
        bean.setPostalCode(delivery.postalCode());
        bean.setCity(delivery.city());
        bean.setCountry(delivery.country());
        return bean;
    }

    private static LineBean of(Line line) {
        LineBean bean = new LineBean();
        bean.setSku(line.sku());
        bean.setTitle(line.title());
        bean.setQuantity(line.quantity());
        bean.setPrice(line.price());
        return bean;
    }
}
