package inner;

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
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Outer.Store}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_StoreTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Head", "Line");

  private final TableContext table;
  private final Parts_HeadRepository partsHead;
  private final Parts_LineRepository partsLine;
  private final QuerySource<Parts.Part> part;

  private Outer_StoreTable(TableContext table) {
    this.table = table;
    this.partsHead = new Parts_HeadRepository(table);
    this.partsLine = new Parts_LineRepository(table, TypeFilter.NOT_NEEDED);
    this.part = QuerySource.table(table, Parts_PartDecoder.INSTANCE, TypeFilter.NOT_NEEDED)
        .named("part");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static Outer_StoreTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static Outer_StoreTable open(DynamoDbClient client, String tableName,
      TableOptions options) {
    return new Outer_StoreTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static Outer_StoreTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static Outer_StoreTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new Outer_StoreTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static Outer_StoreTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static Outer_StoreTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new Outer_StoreTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public Outer_StoreOperations table() {
    return new Outer_StoreOperations(table);
  }

  /** The items of {@link Parts.Head}. */
  public Parts_HeadRepository partsHead() {
    return partsHead;
  }

  /** The items of {@link Parts.Line}. */
  public Parts_LineRepository partsLine() {
    return partsLine;
  }

  /** Query of the table: all {@link Parts.Part} of {@code PK = HEAD#{id}}, in the order of their sort keys. */
  public TablePartitionQuery<Parts.Part> part(String id) {
    return new TablePartitionQuery<>(part, Parts_HeadKeys.partition(id));
  }
}
