package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TablePartitionQuery;
import io.keywright.runtime.query.TypeFilter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Item;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Shop}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopTable {
  static final TableLayout LAYOUT = TableLayout.of("pk", "sk", "_type", "Customer", "Acct");

  private final TableContext table;
  private final CustomerRepository customer;
  private final AccountRepository account;
  private final QuerySource<Item> item;

  private ShopTable(TableContext table) {
    this.table = table;
    this.customer = new CustomerRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.account = new AccountRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.item = QuerySource.table(table, ItemDecoder.INSTANCE, TypeFilter.NOT_NEEDED).named("item");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static ShopTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static ShopTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new ShopTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static ShopTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static ShopTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new ShopTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static ShopTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static ShopTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new ShopTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("pk", "sk")
        .globalIndex("gsi-1", "gsi1_pk", "gsi1_sk")
        .globalIndex("gsi-2", "gsi2_pk", null);
  }

  /** What is done with items of several entities: transactions, batches. */
  public ShopOperations table() {
    return new ShopOperations(table);
  }

  /** The items of {@link shop.Customer}. */
  public CustomerRepository customer() {
    return customer;
  }

  /** The items of {@link shop.Account}. */
  public AccountRepository account() {
    return account;
  }

  /** Query of the table: all {@link Item} of {@code pk = CUSTOMER#{id}}, in the order of their sort keys. */
  public TablePartitionQuery<Item> item(String id) {
    return new TablePartitionQuery<>(item, CustomerKeys.partition(id));
  }
}
