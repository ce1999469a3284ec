package io.keywright.benchmark;

import io.keywright.benchmark.model.Account;
import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.AccountBean;
import io.keywright.benchmark.peer.AccountImmutable;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.BestHandWritten;
import io.keywright.benchmark.peer.Documents;
import io.keywright.benchmark.peer.Immutables;
import io.keywright.benchmark.peer.OrderBean;
import io.keywright.benchmark.peer.OrderImmutable;
import io.keywright.benchmark.peer.SimpleHandWritten;
import io.keywright.benchmark.peer.StaticSchemas;
import io.keywright.benchmark.table.AccountMapper;
import io.keywright.benchmark.table.OrderMapper;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/** From objects to items and back, no request sent. Each method is named operation and peer. */
@State(Scope.Benchmark)
public class MappingBenchmark {

    private final Account account = Samples.account();
    private final Order order = Samples.order();
    private final AccountBean accountBean = Beans.of(account);
    private final OrderBean orderBean = Beans.of(order);
    private final AccountImmutable accountImmutable = Immutables.of(account);
    private final OrderImmutable orderImmutable = Immutables.of(order);
    private final Map<String, AttributeValue> accountItem = asRead(BestHandWritten.toItem(account));
    private final Map<String, AttributeValue> orderItem = asRead(SimpleHandWritten.toItem(order));
    private final Map<String, AttributeValue> accountDocument = Documents.toItem(account);
    private final Map<String, AttributeValue> orderDocument = Documents.toItem(order);
    private final TableSchema<AccountBean> accountBeans = TableSchema.fromBean(AccountBean.class);
    private final TableSchema<OrderBean> orderBeans = TableSchema.fromBean(OrderBean.class);
    private final TableSchema<AccountImmutable> accountImmutables =
            TableSchema.fromImmutableClass(AccountImmutable.class);
    private final TableSchema<OrderImmutable> orderImmutables = TableSchema.fromImmutableClass(OrderImmutable.class);
    private final TableSchema<AccountImmutable> accountStatics = StaticSchemas.account();
    private final TableSchema<OrderImmutable> orderStatics = StaticSchemas.order();

    /** As the SDK hands over what it has read: a map that cannot be changed. */
    private static Map<String, AttributeValue> asRead(Map<String, AttributeValue> item) {
        return GetItemResponse.builder().item(item).build().item();
    }

    /** The small entity, by the best hand. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_handWritten() {
        return BestHandWritten.toItem(account);
    }

    /** The small entity, generated. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_generated() {
        return AccountMapper.INSTANCE.toItem(account);
    }

    /** The small entity, by a simple hand. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_simple() {
        return SimpleHandWritten.toItem(account);
    }

    /** The small entity, Enhanced Client, bean. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_enhancedBean() {
        return accountBeans.itemToMap(accountBean, true);
    }

    /** The small entity, Enhanced Client, immutable class. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_enhancedImmutable() {
        return accountImmutables.itemToMap(accountImmutable, true);
    }

    /** The small entity, Enhanced Client, static schema. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_enhancedStatic() {
        return accountStatics.itemToMap(accountImmutable, true);
    }

    /** The small entity, Jackson and a document of the Enhanced Client. */
    @Benchmark
    public Map<String, AttributeValue> smallToItem_document() {
        return Documents.toItem(account);
    }

    /** The small entity, read by the best hand. */
    @Benchmark
    public Account itemToSmall_handWritten() {
        return BestHandWritten.toAccount(accountItem);
    }

    /** The small entity, read by generated code. */
    @Benchmark
    public Account itemToSmall_generated() {
        return AccountMapper.INSTANCE.fromItem(accountItem);
    }

    /** The small entity, read by a simple hand. */
    @Benchmark
    public Account itemToSmall_simple() {
        return SimpleHandWritten.toAccount(accountItem);
    }

    /** The small entity, read by the Enhanced Client, bean. */
    @Benchmark
    public AccountBean itemToSmall_enhancedBean() {
        return accountBeans.mapToItem(accountItem);
    }

    /** The small entity, read by the Enhanced Client, immutable class. */
    @Benchmark
    public AccountImmutable itemToSmall_enhancedImmutable() {
        return accountImmutables.mapToItem(accountItem);
    }

    /** The small entity, read by the Enhanced Client, static schema. */
    @Benchmark
    public AccountImmutable itemToSmall_enhancedStatic() {
        return accountStatics.mapToItem(accountItem);
    }

    /** The small entity, read by Jackson and a document of the Enhanced Client. */
    @Benchmark
    public Account itemToSmall_document() {
        return Documents.toObject(accountDocument, Account.class);
    }

    /** The order, by the best hand. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_handWritten() {
        return BestHandWritten.toItem(order);
    }

    /** The order, generated. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_generated() {
        return OrderMapper.INSTANCE.toItem(order);
    }

    /** The order, by a simple hand. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_simple() {
        return SimpleHandWritten.toItem(order);
    }

    /** The order, Enhanced Client, bean. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_enhancedBean() {
        return orderBeans.itemToMap(orderBean, true);
    }

    /** The order, Enhanced Client, immutable class. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_enhancedImmutable() {
        return orderImmutables.itemToMap(orderImmutable, true);
    }

    /** The order, Enhanced Client, static schema. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_enhancedStatic() {
        return orderStatics.itemToMap(orderImmutable, true);
    }

    /** The order, Jackson and a document of the Enhanced Client. */
    @Benchmark
    public Map<String, AttributeValue> orderToItem_document() {
        return Documents.toItem(order);
    }

    /** The order, read by the best hand. */
    @Benchmark
    public Order itemToOrder_handWritten() {
        return BestHandWritten.toOrder(orderItem);
    }

    /** The order, read by generated code. */
    @Benchmark
    public Order itemToOrder_generated() {
        return OrderMapper.INSTANCE.fromItem(orderItem);
    }

    /** The order, read by a simple hand. */
    @Benchmark
    public Order itemToOrder_simple() {
        return SimpleHandWritten.toOrder(orderItem);
    }

    /** The order, read by the Enhanced Client, bean. */
    @Benchmark
    public OrderBean itemToOrder_enhancedBean() {
        return orderBeans.mapToItem(orderItem);
    }

    /** The order, read by the Enhanced Client, immutable class. */
    @Benchmark
    public OrderImmutable itemToOrder_enhancedImmutable() {
        return orderImmutables.mapToItem(orderItem);
    }

    /** The order, read by the Enhanced Client, static schema. */
    @Benchmark
    public OrderImmutable itemToOrder_enhancedStatic() {
        return orderStatics.mapToItem(orderItem);
    }

    /** The order, read by Jackson and a document of the Enhanced Client. */
    @Benchmark
    public Order itemToOrder_document() {
        return Documents.toObject(orderDocument, Order.class);
    }
}
