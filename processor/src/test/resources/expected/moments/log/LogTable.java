package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.TypeFilter;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Log}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LogTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Reading", "Reminder")
      .withLocalIndex("LSI1SK", List.of("Type", "note", "valid"));

  private final TableContext table;
  private final ReadingRepository reading;
  private final ReminderRepository reminder;

  private LogTable(TableContext table) {
    this.table = table;
    this.reading = new ReadingRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.reminder = new ReminderRepository(table, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static LogTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static LogTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new LogTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static LogTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static LogTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new LogTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static LogTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static LogTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new LogTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK")
        .globalIndex("GSI2", "GSI2PK", "GSI2SK", List.of("Type"))
        .globalIndex("GSI3", "GSI3PK", "GSI3SK")
        .globalIndex("GSI4", "GSI4PK", "GSI4SK")
        .globalIndex("GSI5", "GSI5PK", "GSI5SK")
        .localIndex("LSI1", "LSI1SK", List.of("Type", "note", "valid"));
  }

  /** What is done with items of several entities: transactions, batches. */
  public LogOperations table() {
    return new LogOperations(table);
  }

  /** The items of {@link Reading}. */
  public ReadingRepository reading() {
    return reading;
  }

  /** The items of {@link Reminder}. */
  public ReminderRepository reminder() {
    return reminder;
  }
}
