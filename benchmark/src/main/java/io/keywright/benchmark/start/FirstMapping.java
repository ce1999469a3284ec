package io.keywright.benchmark.start;

import io.keywright.benchmark.Samples;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.BestHandWritten;
import io.keywright.benchmark.peer.Immutables;
import io.keywright.benchmark.peer.OrderBean;
import io.keywright.benchmark.peer.OrderImmutable;
import io.keywright.benchmark.peer.SimpleHandWritten;
import io.keywright.benchmark.peer.StaticSchemas;
import io.keywright.benchmark.table.OrderMapper;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Maps one order to its item and back, in a JVM that has mapped nothing yet, and prints the nanoseconds. */
final class FirstMapping {

    private FirstMapping() {}

    /**
     * Maps once.
     *
     * @param arguments the name of the peer
     */
    public static void main(String... arguments) {
        Order order = Samples.order();
        Object copy = arguments[0].equals("enhancedBean") ? Beans.of(order) : Immutables.of(order);
        long start = System.nanoTime();
        Object read = map(arguments[0], order, copy);
        long nanos = System.nanoTime() - start;
        if (read.hashCode() == 0) {
            throw new IllegalStateException("nothing was read");
        }
        System.out.println(nanos);
    }

    private static Object map(String peer, Order order, Object copy) {
        return switch (peer) {
            case "handWritten" -> BestHandWritten.toOrder(BestHandWritten.toItem(order));
            case "simple" -> SimpleHandWritten.toOrder(SimpleHandWritten.toItem(order));
            case "generated" -> OrderMapper.INSTANCE.fromItem(OrderMapper.INSTANCE.toItem(order));
            case "enhancedBean" -> enhanced(TableSchema.fromBean(OrderBean.class), (OrderBean) copy);
            case "enhancedImmutable" ->
                enhanced(TableSchema.fromImmutableClass(OrderImmutable.class), (OrderImmutable) copy);
            case "enhancedStatic" -> enhanced(StaticSchemas.order(), (OrderImmutable) copy);
            default -> throw new IllegalArgumentException(peer);
        };
    }

    private static <T> Object enhanced(TableSchema<T> schema, T object) {
        Map<String, AttributeValue> item = schema.itemToMap(object, true);
        return schema.mapToItem(item);
    }
}
