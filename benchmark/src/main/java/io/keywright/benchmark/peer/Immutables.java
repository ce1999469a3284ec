package io.keywright.benchmark.peer;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Delivery;
import io.keywright.benchmark.model.Line;
import io.keywright.benchmark.model.Order;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** The samples as the immutable classes that the Enhanced Client maps. */
@NullUnmarked // What may be null there is not said.
public final class Immutables {

    private Immutables() {}

    /** The same account. */
    public static AccountImmutable of(Account account) {
        return AccountImmutable.builder()
                .accountId(account.accountId())
                .firstName(account.firstName())
                .lastName(account.lastName())
                .email(account.email())
                .city(account.city())
                .country(account.country())
                .language(account.language())
                .build();
    }

    /** The same order. */
    public static OrderImmutable of(Order order) {
        List<LineImmutable> lines = new ArrayList<>();
        for (Line line : order.lines()) {
            lines.add(of(line));
        }
        return OrderImmutable.builder()
                .accountId(order.accountId())
                .orderId(order.orderId())
                .channel(order.channel())
                .currency(order.currency())
                .number(order.number())
                .total(order.total())
                .placedAt(order.placedAt())
                .state(order.state())
                .gift(order.gift())
                .delivery(of(order.delivery()))
                .lines(lines)
                .labels(order.labels())
                .note(order.note())
                .build();
    }

    /** The same delivery. */
    private static DeliveryImmutable of(Delivery delivery) {
        return DeliveryImmutable.builder()
                .street(delivery.street())
                .postalCode(delivery.postalCode())
                .city(delivery.city())
                .country(delivery.country())
                .build();
    }

    /** The same line. */
    private static LineImmutable of(Line line) {
        return LineImmutable.builder()
                .sku(line.sku())
                .title(line.title())
                .quantity(line.quantity())
                .price(line.price())
                .build();
    }
}
