package io.keywright.benchmark;

import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.table.OrderKeys;
import io.keywright.runtime.key.PrimaryKey;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.Key;

/** Two components to a primary key. Only the generated code checks them. */
@State(Scope.Benchmark)
public class KeyBenchmark {

    /** The least that holds a key. */
    public record Pair(String partition, String sort) {}

    private final Order order = Samples.order();

    /** Two concatenations, kept together. */
    @Benchmark
    public Pair primaryKey_handWritten() {
        return new Pair("ACCOUNT#".concat(order.accountId()), "ORDER#".concat(order.orderId()));
    }

    /** The generated key. */
    @Benchmark
    public PrimaryKey<Order> primaryKey_generated() {
        return OrderKeys.primary(order.accountId(), order.orderId());
    }

    /** The key of the Enhanced Client. */
    @Benchmark
    public Key primaryKey_enhancedBean() {
        return Key.builder()
                .partitionValue("ACCOUNT#".concat(order.accountId()))
                .sortValue("ORDER#".concat(order.orderId()))
                .build();
    }
}
