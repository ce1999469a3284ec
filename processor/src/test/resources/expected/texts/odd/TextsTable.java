package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.TypeFilter;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Texts}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TextsTable {
  static final TableLayout LAYOUT = TableLayout.of("P*/K", "SK", "@Type", "Odd \"type\" $T \\ \u00e9");

  private final TableContext table;
  private final OddRepository odd;

  private TextsTable(TableContext table) {
    this.table = table;
    this.odd = new OddRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static TextsTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static TextsTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new TextsTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static TextsTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static TextsTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new TextsTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static TextsTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static TextsTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new TextsTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("P*/K", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public TextsOperations table() {
    return new TextsOperations(table);
  }

  /** The items of {@link Odd}. */
  public OddRepository odd() {
    return odd;
  }
}
