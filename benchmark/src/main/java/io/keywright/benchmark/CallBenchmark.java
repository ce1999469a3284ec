package io.keywright.benchmark;

import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.HandWritten;
import io.keywright.benchmark.peer.OrderBean;
import io.keywright.benchmark.table.BenchTable;
import io.keywright.benchmark.table.OrderRepository;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** Whole calls of the SDK's client, whose HTTP client answers at once: what a repository adds to a plain call. */
@State(Scope.Benchmark)
public class CallBenchmark {

    private static final String TABLE = "bench";

    private final Order order = Samples.order();
    private final OrderBean bean = Beans.of(order);
    private final DynamoDbClient reading = CannedReplies.client(ItemJson.getItem(HandWritten.toItem(order)));
    private final DynamoDbClient writing = CannedReplies.client("{}");
    private final OrderRepository readingOrders =
            BenchTable.open(reading, TABLE).order();
    private final OrderRepository writingOrders =
            BenchTable.open(writing, TABLE).order();
    private final DynamoDbTable<OrderBean> readingTable = table(reading);
    private final DynamoDbTable<OrderBean> writingTable = table(writing);

    private static DynamoDbTable<OrderBean> table(DynamoDbClient client) {
        return DynamoDbEnhancedClient.builder()
                .dynamoDbClient(client)
                .build()
                .table(TABLE, TableSchema.fromBean(OrderBean.class));
    }

    /** GetItem and the mapping by hand. */
    @Benchmark
    public Order get_handWritten() {
        return HandWritten.toOrder(reading.getItem(GetItemRequest.builder()
                        .tableName(TABLE)
                        .key(Map.of(
                                "PK", AttributeValue.createS("ACCOUNT#".concat(order.accountId())),
                                "SK", AttributeValue.createS("ORDER#".concat(order.orderId()))))
                        .build())
                .item());
    }

    /** GetItem by the repository. */
    @Benchmark
    public Order get_generated() {
        return readingOrders.get(order.accountId(), order.orderId()).orElseThrow();
    }

    /** GetItem by the Enhanced Client. */
    @Benchmark
    public OrderBean get_enhancedBean() {
        return readingTable.getItem(Key.builder()
                .partitionValue("ACCOUNT#".concat(order.accountId()))
                .sortValue("ORDER#".concat(order.orderId()))
                .build());
    }

    /** PutItem and the mapping by hand. */
    @Benchmark
    public Object put_handWritten() {
        return writing.putItem(PutItemRequest.builder()
                .tableName(TABLE)
                .item(HandWritten.toItem(order))
                .build());
    }

    /** PutItem by the repository. */
    @Benchmark
    public Object put_generated() {
        writingOrders.put(order);
        return order;
    }

    /** PutItem by the Enhanced Client. */
    @Benchmark
    public Object put_enhancedBean() {
        writingTable.putItem(bean);
        return bean;
    }
}
