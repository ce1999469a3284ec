package io.keywright.benchmark;

import io.keywright.benchmark.model.Order;
import io.keywright.benchmark.peer.Beans;
import io.keywright.benchmark.peer.BestHandWritten;
import io.keywright.benchmark.peer.OrderBean;
import io.keywright.benchmark.table.BenchTable;
import io.keywright.benchmark.table.OrderRepository;
import io.keywright.benchmark.wire.OrderBytes;
import io.keywright.benchmark.wire.OrderBytes.Slot;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
    private final DynamoDbClient reading = CannedReplies.client(ItemJson.getItem(BestHandWritten.toItem(order)));
    private final DynamoDbClient writing = CannedReplies.client("{}");
    private final DynamoDbClient readingBytes =
            CannedReplies.client(ItemJson.getItem(BestHandWritten.toItem(order)), new OrderBytes());
    private final DynamoDbClient writingBytes = CannedReplies.client("{}", new OrderBytes());
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
        return BestHandWritten.toOrder(reading.getItem(
                        GetItemRequest.builder().tableName(TABLE).key(key()).build())
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
                .item(BestHandWritten.toItem(order))
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

    /** GetItem of nothing: what the call costs without its item. */
    @Benchmark
    public Object getNothing_handWritten() {
        return writing.getItem(
                GetItemRequest.builder().tableName(TABLE).key(key()).build());
    }

    /** PutItem of nothing but the key. */
    @Benchmark
    public Object putKey_handWritten() {
        return writing.putItem(
                PutItemRequest.builder().tableName(TABLE).item(key()).build());
    }

    /** GetItem, read from the bytes. */
    @Benchmark
    public @Nullable Order get_bytes() {
        Slot slot = new Slot(TABLE, null);
        readingBytes.getItem(GetItemRequest.builder()
                .tableName(TABLE)
                .key(key())
                .overrideConfiguration(call -> call.putExecutionAttribute(OrderBytes.SLOT, slot))
                .build());
        return slot.order();
    }

    /** PutItem, written as bytes. */
    @Benchmark
    public Object put_bytes() {
        Slot slot = new Slot(TABLE, order);
        return writingBytes.putItem(PutItemRequest.builder()
                .tableName(TABLE)
                .item(key())
                .overrideConfiguration(call -> call.putExecutionAttribute(OrderBytes.SLOT, slot))
                .build());
    }

    private Map<String, AttributeValue> key() {
        return Map.of(
                "PK", AttributeValue.createS("ACCOUNT#".concat(order.accountId())),
                "SK", AttributeValue.createS("ORDER#".concat(order.orderId())));
    }
}
