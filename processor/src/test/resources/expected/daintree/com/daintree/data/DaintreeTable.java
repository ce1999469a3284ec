package com.daintree.data;

import com.daintree.shop.CustomerItem;
import com.daintree.shop.CustomerWithOrders;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.CollectedItem;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableCollectionQuery;
import io.keywright.runtime.query.TablePartitionQuery;
import io.keywright.runtime.query.TypeFilter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Daintree}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DaintreeTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Customer", "Seller", "Cart",
      "CartItem", "Order", "OrderLine", "Payment", "Category", "Product");

  private final TableContext table;
  private final CustomerRepository customer;
  private final SellerRepository seller;
  private final CartRepository cart;
  private final CartItemRepository cartItem;
  private final OrderRepository order;
  private final OrderLineRepository orderLine;
  private final PaymentRepository payment;
  private final CategoryRepository category;
  private final ProductRepository product;
  private final QuerySource<CustomerItem> customerItem;
  private final QuerySource<CollectedItem> customerWithOrders;

  private DaintreeTable(TableContext table) {
    this.table = table;
    this.customer = new CustomerRepository(table, TypeFilter.NOT_NEEDED);
    this.seller = new SellerRepository(table, TypeFilter.NOT_NEEDED);
    this.cart = new CartRepository(table, TypeFilter.NOT_NEEDED);
    this.cartItem = new CartItemRepository(table, TypeFilter.NOT_NEEDED);
    this.order = new OrderRepository(table, TypeFilter.NOT_NEEDED);
    this.orderLine = new OrderLineRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.payment = new PaymentRepository(table, TypeFilter.NOT_NEEDED);
    this.category = new CategoryRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.product = new ProductRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.customerItem = QuerySource.table(table, CustomerItemDecoder.INSTANCE, TypeFilter.NOT_NEEDED)
        .named("customerItem");
    this.customerWithOrders = QuerySource.table(table, CustomerWithOrdersDecoder.INSTANCE, TypeFilter.NEEDED)
        .named("customerWithOrders");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static DaintreeTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static DaintreeTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new DaintreeTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static DaintreeTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static DaintreeTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new DaintreeTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static DaintreeTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static DaintreeTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new DaintreeTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK")
        .globalIndex("GSI2", "GSI2PK", "GSI2SK")
        .globalIndex("GSI3", "GSI3PK", "GSI3SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public DaintreeOperations table() {
    return new DaintreeOperations(table);
  }

  /** The items of {@link com.daintree.shop.Customer}. */
  public CustomerRepository customer() {
    return customer;
  }

  /** The items of {@link com.daintree.shop.Seller}. */
  public SellerRepository seller() {
    return seller;
  }

  /** The items of {@link com.daintree.shop.Cart}. */
  public CartRepository cart() {
    return cart;
  }

  /** The items of {@link com.daintree.shop.CartItem}. */
  public CartItemRepository cartItem() {
    return cartItem;
  }

  /** The items of {@link com.daintree.shop.Order}. */
  public OrderRepository order() {
    return order;
  }

  /** The items of {@link com.daintree.shop.OrderLine}. */
  public OrderLineRepository orderLine() {
    return orderLine;
  }

  /** The items of {@link com.daintree.shop.Payment}. */
  public PaymentRepository payment() {
    return payment;
  }

  /** The items of {@link com.daintree.shop.Category}. */
  public CategoryRepository category() {
    return category;
  }

  /** The items of {@link com.daintree.shop.Product}. */
  public ProductRepository product() {
    return product;
  }

  /**
   * Query of the table: all {@link CustomerItem} of {@code PK = CUSTOMER#{customerId}}, in the order of their sort keys.
   */
  public TablePartitionQuery<CustomerItem> customerItem(String customerId) {
    return new TablePartitionQuery<>(customerItem, CustomerKeys.partition(customerId));
  }

  /**
   * Query of the table: the {@link CustomerWithOrders} whose head has the key {@code CUSTOMER#{customerId} / CUSTOMER#{customerId}}.
   */
  public TableCollectionQuery<CustomerWithOrders> customerWithOrders(String customerId) {
    return new TableCollectionQuery<>(customerWithOrders, CustomerWithOrdersDecoder.INSTANCE,
        CustomerKeys.primary(customerId));
  }
}
