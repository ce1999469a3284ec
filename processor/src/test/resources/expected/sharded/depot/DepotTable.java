package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.PartitionQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TypeFilter;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Depot}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DepotTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Order", "Refund", "Reading",
      "Alarm")
      .withLocalIndex("LSI1SK", null);

  private final TableContext table;
  private final OrderRepository order;
  private final RefundRepository refund;
  private final ReadingRepository reading;
  private final AlarmRepository alarm;
  private final QuerySource<StatusItem> statusItem;
  private final QuerySource<SiteItem> siteItem;

  private DepotTable(TableContext table) {
    this.table = table;
    this.order = new OrderRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.refund = new RefundRepository(table, TypeFilter.NOT_NEEDED);
    this.reading = new ReadingRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.alarm = new AlarmRepository(table, TypeFilter.NOT_NEEDED);
    this.statusItem = QuerySource.globalIndex(table, StatusItemDecoder.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", TypeFilter.NOT_NEEDED).named("statusItem");
    this.siteItem = QuerySource.globalIndex(table, SiteItemDecoder.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", TypeFilter.NOT_NEEDED).named("siteItem");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static DepotTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static DepotTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new DepotTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static DepotTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static DepotTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new DepotTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static DepotTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static DepotTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new DepotTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
        .globalIndex("GSI3", "GSI3PK", "GSI3SK", List.of("Type"))
        .globalIndex("GSI4", "GSI4PK", "GSI4SK")
        .localIndex("LSI1", "LSI1SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public DepotOperations table() {
    return new DepotOperations(table);
  }

  /** The items of {@link Order}. */
  public OrderRepository order() {
    return order;
  }

  /** The items of {@link Refund}. */
  public RefundRepository refund() {
    return refund;
  }

  /** The items of {@link Reading}. */
  public ReadingRepository reading() {
    return reading;
  }

  /** The items of {@link Alarm}. */
  public AlarmRepository alarm() {
    return alarm;
  }

  /**
   * Query of {@code GSI1}: all {@link StatusItem} of {@code GSI1PK = STATUS#{status}#{orderId:shard(4)}}, in the order of their sort keys.
   */
  public PartitionQuery<StatusItem> statusItem(Status status) {
    return new PartitionQuery<>(statusItem, OrderKeys.byStatusPartitions(status));
  }

  /**
   * Query of {@code GSI2}: all {@link SiteItem} of {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, in the order of their sort keys.
   */
  public PartitionQuery<SiteItem> siteItem(String site) {
    return new PartitionQuery<>(siteItem, ReadingKeys.bySitePartitions(site));
  }
}
