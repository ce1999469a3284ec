package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.TypeFilter;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Table}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TableTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Character", "Item",
      "Query");

  private final TableContext table;
  private final CharacterRepository character;
  private final ItemRepository item;
  private final QueryRepository query;

  private TableTable(TableContext table) {
    this.table = table;
    this.character = new CharacterRepository(table, TypeFilter.NOT_NEEDED);
    this.item = new ItemRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.query = new QueryRepository(table);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static TableTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static TableTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new TableTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static TableTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static TableTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new TableTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static TableTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static TableTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new TableTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK")
        .globalIndex("GSI2", "GSI2PK", "GSI2SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public TableOperations table() {
    return new TableOperations(table);
  }

  /** The items of {@link Character}. */
  public CharacterRepository character() {
    return character;
  }

  /** The items of {@link Item}. */
  public ItemRepository item() {
    return item;
  }

  /** The items of {@link Query}. */
  public QueryRepository query() {
    return query;
  }
}
