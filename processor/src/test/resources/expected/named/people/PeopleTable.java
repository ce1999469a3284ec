package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TablePartitionQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link People}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PeopleTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "C", "O");

  private final TableContext table;
  private final CustRepository cust;
  private final OrdRepository ord;
  private final QuerySource<Shop.Item> item;

  private PeopleTable(TableContext table) {
    this.table = table;
    this.cust = new CustRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.ord = new OrdRepository(table);
    this.item = QuerySource.table(table, Shop_ItemDecoder.INSTANCE, TypeFilter.NOT_NEEDED)
        .named("item");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static PeopleTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static PeopleTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new PeopleTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static PeopleTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static PeopleTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new PeopleTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static PeopleTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static PeopleTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new PeopleTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK")
        .globalIndex("GSI2", "GSI2PK", "GSI2SK", List.of("Type"));
  }

  /** What is done with items of several entities: transactions, batches. */
  public PeopleOperations table() {
    return new PeopleOperations(table);
  }

  /** The items of {@link Shop.Customer}. */
  public CustRepository cust() {
    return cust;
  }

  /** The items of {@link Shop.Order}. */
  public OrdRepository ord() {
    return ord;
  }

  /** Query of the table: all {@link Shop.Item} of {@code PK = CUSTOMER#{id}}, in the order of their sort keys. */
  public TablePartitionQuery<Shop.Item> item(String id) {
    return new TablePartitionQuery<>(item, CustKeys.partition(id));
  }
}
