package io.keywright.benchmark;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.AccountBean;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.HandWritten;
import io.keywright.benchmark.peer.OrderBean;
import io.keywright.benchmark.table.AccountMapper;
import io.keywright.benchmark.table.OrderMapper;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** From objects to items and back, no request sent. Each method is named operation and peer. */
@State(Scope.Benchmark)
public class MappingBenchmark {

    private final Account account = Samples.account();
    private final Order order = Samples.order();
    private final AccountBean accountBean = Beans.of(account);
    private final OrderBean orderBean = Beans.of(order);
    private final Map<String, AttributeValue> accountItem = HandWritten.toItem(account);
    private final Map<String, AttributeValue> orderItem = HandWritten.toItem(order);
    private final TableSchema<AccountBean> accountSchema = TableSchema.fromBean(AccountBean.class);
    private final TableSchema<OrderBean> orderSchema = TableSchema.fromBean(OrderBean.class);

    /** The small entity, written by hand. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_handWritten() {
        return HandWritten.toItem(account);
    }

    /** The small entity, generated. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_generated() {
        return AccountMapper.INSTANCE.toItem(account);
    }

    /** The small entity, Enhanced Client. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_enhancedBean() {
        return accountSchema.itemToMap(accountBean, true);
    }

    /** The small entity, read by hand. */
    @Benchmark
    public Account itemToSmall_handWritten() {
        return HandWritten.toAccount(accountItem);
    }

    /** The small entity, read by generated code. */
    @Benchmark
    public Account itemToSmall_generated() {
        return AccountMapper.INSTANCE.fromItem(accountItem);
    }

    /** The small entity, read by the Enhanced Client. */
    @Benchmark
    public AccountBean itemToSmall_enhancedBean() {
        return accountSchema.mapToItem(accountItem);
    }

    /** The order, written by hand. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_handWritten() {
        return HandWritten.toItem(order);
    }

    /** The order, generated. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_generated() {
        return OrderMapper.INSTANCE.toItem(order);
    }

    /** The order, Enhanced Client. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_enhancedBean() {
        return orderSchema.itemToMap(orderBean, true);
    }

    /** The order, read by hand. */
    @Benchmark
    public Order itemToOrder_handWritten() {
        return HandWritten.toOrder(orderItem);
    }

    /** The order, read by generated code. */
    @Benchmark
    public Order itemToOrder_generated() {
        return OrderMapper.INSTANCE.fromItem(orderItem);
    }

    /** The order, read by the Enhanced Client. */
    @Benchmark
    public OrderBean itemToOrder_enhancedBean() {
        return orderSchema.mapToItem(orderItem);
    }
}
