package desk;

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

/** The table {@link Desk}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DeskTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Order", "Visitor", "Parcel",
      "Package", "Shift")
      .withLocalIndex("LSI1SK", null);

  private final TableContext table;
  private final OrderRepository order;
  private final VisitorRepository visitor;
  private final ParcelRepository parcel;
  private final ShiftRepository shift;

  private DeskTable(TableContext table) {
    this.table = table;
    this.order = new OrderRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.visitor = new VisitorRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.parcel = new ParcelRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.shift = new ShiftRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static DeskTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static DeskTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new DeskTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static DeskTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static DeskTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new DeskTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static DeskTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static DeskTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new DeskTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
        .globalIndex("GSI3", "GSI3PK", "GSI3SK")
        .globalIndex("GSI4", "GSI4PK", "GSI4SK")
        .globalIndex("GSI5", "GSI5PK", "GSI5SK")
        .localIndex("LSI1", "LSI1SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public DeskOperations table() {
    return new DeskOperations(table);
  }

  /** The items of {@link Order}. */
  public OrderRepository order() {
    return order;
  }

  /** The items of {@link Visitor}. */
  public VisitorRepository visitor() {
    return visitor;
  }

  /** The items of {@link Parcel}. */
  public ParcelRepository parcel() {
    return parcel;
  }

  /** The items of {@link Shift}. */
  public ShiftRepository shift() {
    return shift;
  }
}
