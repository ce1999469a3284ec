package kinds;

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

/** The table {@link Kinds}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Sample");

  private final TableContext table;
  private final SampleRepository sample;

  private KindsTable(TableContext table) {
    this.table = table;
    this.sample = new SampleRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static KindsTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static KindsTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new KindsTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static KindsTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static KindsTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new KindsTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static KindsTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static KindsTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new KindsTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", null)
        .globalIndex("GSI2", "GSI2PK", null)
        .globalIndex("GSI3", "GSI3PK", null)
        .globalIndex("GSI4", "GSI4PK", null)
        .globalIndex("GSI5", "GSI5PK", null)
        .globalIndex("GSI6", "GSI6PK", null)
        .globalIndex("GSI7", "GSI7PK", null)
        .globalIndex("GSI8", "GSI8PK", null)
        .globalIndex("GSI9", "GSI9PK", null)
        .globalIndex("GSI10", "GSI10PK", null)
        .globalIndex("GSI11", "GSI11PK", null)
        .globalIndex("GSI12", "GSI12PK", null)
        .globalIndex("GSI13", "GSI13PK", null)
        .globalIndex("GSI14", "GSI14PK", null)
        .globalIndex("GSI15", "GSI15PK", null)
        .globalIndex("GSI16", "GSI16PK", null)
        .globalIndex("GSI17", "GSI17PK", null);
  }

  /** What is done with items of several entities: transactions, batches. */
  public KindsOperations table() {
    return new KindsOperations(table);
  }

  /** The items of {@link Sample}. */
  public SampleRepository sample() {
    return sample;
  }
}
