package desk;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.Update;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Writes of orders, which have no version. */
final class OrderWrites {

    private final World world;
    private final Random random;
    private final OrderRepository orders;
    private final List<Order> read = new ArrayList<>();

    OrderWrites(World world) {
        this.world = world;
        this.random = world.random;
        this.orders = world.desk.order();
    }

    Drawn draw() {
        return switch (random.nextInt(18)) {
            case 0, 1 -> whole(orders.prepareCreate(world.order()));
            case 2 -> whole(orders.preparePut(world.order()));
            case 3 -> whole(orders.prepareReplace(world.order()));
            case 4 -> deletion();
            case 5 -> Drawn.check(
                    random.nextBoolean() ? orders.prepareCheck(key(known())) : orders.prepareCheckAbsent(key(known())));
            case 6, 7, 8 -> move();
            case 9, 10, 11, 12 -> ofEntity();
            default -> byKey();
        };
    }

    void stranger() {
        world.stranger(OrderMapper.INSTANCE, known());
    }

    private static io.keywright.runtime.key.PrimaryKey<Order> key(Order order) {
        return OrderMapper.INSTANCE.key(order);
    }

    private Order known() {
        return read.isEmpty() || random.nextInt(8) == 0 ? world.order() : world.any(read);
    }

    private Drawn whole(Put<Order> put) {
        Order[] written = new Order[1];
        Order entity = OrderMapper.INSTANCE.fromItem(put.toRequest().item());
        return Drawn.of(put, given -> written[0] = given, () -> {
            assertThat(written[0] == null ? entity : written[0]).isEqualTo(entity);
            replaced(entity);
        });
    }

    private Drawn deletion() {
        Order gone = known();
        return Drawn.of(
                orders.prepareDelete(gone), given -> {}, () -> gone(gone));
    }

    private Drawn move() {
        Order from = known();
        Order to = world.moved(from);
        if (key(from).equals(key(to))) {
            return byKey();
        }
        return Drawn.of(orders.prepareMove(from, to), given -> assertThat(given).isEqualTo(to), () -> {
            gone(from);
            replaced(to);
        });
    }

    /** Mostly it is not thought of any more. */
    private void gone(Order order) {
        world.forget(OrderMapper.INSTANCE, order);
        if (random.nextInt(5) > 0) {
            read.removeIf(earlier -> key(earlier).equals(key(order)));
        }
    }

    private void replaced(Order order) {
        world.forget(OrderMapper.INSTANCE, order);
        assertThat(orders.get(key(order))).contains(order);
        remember(order);
    }

    private void remember(Order order) {
        world.remember(read, order, OrderMapper.INSTANCE);
    }

    private <U extends Update<Order, U>> Drawn update(U update, Order known) {
        return Drawn.of(
                update,
                given -> assertThat(orders.get(key(known))).contains(given),
                () -> remember(orders.get(key(known)).orElseThrow()));
    }

    private Drawn byKey() {
        Order known = known();
        OrderUpdate update = plain(orders.update(World.day(known), known.orderId()));
        switch (random.nextInt(7)) {
            case 0 -> {
                OrderUpdate.MissingCourierStop step = update.status(world.status()).knowingPlacedAt(known.placedAt());
                update = stop(step.knowingCourier(known.courier()), known);
            }
            case 1 -> update.total(world.total());
            case 2 -> update.shipTo(world.address());
            case 3 -> update.removeCourier();
            case 4 -> update.removeStop().removeBillTo();
            case 5 -> update.removeTotal();
            default -> {
                OrderUpdate.MissingCourier step = update.billTo(world.address());
                update = random.nextBoolean() ? step.knowingCourier(known.courier()) : step.knowingCourier(null);
            }
        }
        return update(update, known);
    }

    private OrderUpdate stop(OrderUpdate.MissingStop step, Order known) {
        return switch (random.nextInt(3)) {
            case 0 -> step.withStop(random.nextInt(10_000));
            case 1 -> step.withoutStop();
            default -> step.knowingStop(known.stop().orElse(null));
        };
    }

    private Drawn ofEntity() {
        Order known = known();
        OrderUpdate.OfEntity update = plain(orders.update(known));
        int bits = random.nextInt(64);
        if ((bits & 1) != 0) {
            update.status(world.status());
        }
        if ((bits & 2) != 0) {
            update = random.nextInt(3) == 0 ? update.removeCourier() : update.courier(world.text());
        }
        if ((bits & 4) != 0) {
            update = random.nextInt(3) == 0 ? update.removeStop() : update.stop(random.nextInt(10_000));
        }
        if ((bits & 8) != 0) {
            update = random.nextInt(3) == 0 ? update.removeBillTo() : update.billTo(world.address());
        }
        if ((bits & 16) != 0) {
            update.shipTo(world.address());
        }
        if ((bits & 32) != 0) {
            update.total(world.total());
        }
        return update(update, known);
    }

    private <U extends OrderUpdateBase<U>> U plain(U update) {
        U changed = update.incrementViews(1);
        if (random.nextBoolean()) {
            changed = changed.addToTags(Set.of(world.text())).appendToRemarks(List.of(world.text()));
        } else if (random.nextBoolean()) {
            changed = changed.removeFromTags(Set.of(world.text())).removeRemarks();
        }
        if (random.nextBoolean()) {
            changed = changed.origin().street(world.text());
        }
        return random.nextBoolean()
                ? changed.putInCounts("k" + random.nextInt(3), 1)
                : random.nextBoolean() ? changed.note(world.text()) : changed.noteIfAbsent(world.text());
    }
}
