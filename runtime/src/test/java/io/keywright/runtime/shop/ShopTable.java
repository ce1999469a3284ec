package io.keywright.runtime.shop;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TablePartitionQuery;
import io.keywright.runtime.query.TypeFilter;
import io.keywright.testing.DynamoDbExtension;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** The facade: customers, orders, and a type {@code Note} that the table knows and nobody reads. */
public final class ShopTable {

    /** The table's name in tests. */
    public static final String NAME = DynamoDbExtension.tableName("shop");

    private final TableContext context;

    private ShopTable(TableContext context) {
        this.context = context;
    }

    public static ShopTable open(DynamoDbClient client, TableOptions options) {
        return open(client, NAME, options);
    }

    public static ShopTable open(DynamoDbClient client, String tableName, TableOptions options) {
        return new ShopTable(TableContext.of(client, tableName, layout(), options));
    }

    /** The table, opened for asynchronous calls only. */
    public static ShopTable open(DynamoDbAsyncClient client) {
        return new ShopTable(TableContext.of(client, NAME, layout(), TableOptions.defaults()));
    }

    private static TableLayout layout() {
        return TableLayout.of("PK", "SK", "Type", "Customer", "Order", "Note").withLocalIndex("LSI1SK", null);
    }

    public static TableDefinition definition() {
        return TableDefinition.of("PK", "SK")
                .globalIndex("GSI1", "GSI1PK", "GSI1SK")
                .globalIndex("GSI2", "GSI1PK", null, List.of("Type"))
                .localIndex("LSI1", "LSI1SK")
                .withoutDeletionProtection();
    }

    /** The table, made by this client. */
    public static ShopTable create(DynamoDbClient client) {
        definition().create(client, NAME);
        return open(client, TableOptions.defaults());
    }

    public TableContext context() {
        return context;
    }

    public void put(Order order) {
        Put.put(context, OrderMapper.INSTANCE, order).execute();
    }

    public void put(Customer customer) {
        Put.put(context, CustomerMapper.INSTANCE, customer).execute();
    }

    /** An item that no mapper would write. */
    public void putRaw(Map<String, AttributeValue> item) {
        context.client("a test")
                .putItem(PutItemRequest.builder()
                        .tableName(context.tableName())
                        .item(item)
                        .build());
    }

    /** {@code customer().orders(customerId)}. */
    public OrdersOfCustomer orders(String customerId) {
        return new OrdersOfCustomer(
                QuerySource.table(context, OrderMapper.INSTANCE, TypeFilter.NEEDED),
                CustomerMapper.key(customerId).partition());
    }

    /** {@code order().byStatus(status)}. */
    public OrdersByStatus byStatus(String status) {
        return new OrdersByStatus(
                QuerySource.globalIndex(
                        context, OrderMapper.INSTANCE, "GSI1", "GSI1PK", "GSI1SK", TypeFilter.NOT_NEEDED),
                OrderMapper.statusPartition(status));
    }

    /** {@code order().open()}, where a sharded index holds the open orders. */
    public OpenOrders openOrders(int shards, TypeFilter filter) {
        return new OpenOrders(
                QuerySource.globalIndex(context, OrderMapper.INSTANCE, "GSI1", "GSI1PK", "GSI1SK", filter), shards);
    }

    /** The collection. */
    public TablePartitionQuery<InPartition> inPartition(String customerId) {
        return new TablePartitionQuery<>(
                QuerySource.table(context, new InPartitionDecoder(), TypeFilter.NEEDED),
                CustomerMapper.key(customerId).partition());
    }
}
