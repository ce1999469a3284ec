package mapped;

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

/** The table {@link Mapped}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MappedTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Offer", "Everything");

  private final TableContext table;
  private final OfferRepository offer;
  private final EverythingRepository everything;

  private MappedTable(TableContext table) {
    this.table = table;
    this.offer = new OfferRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.everything = new EverythingRepository(table);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static MappedTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static MappedTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new MappedTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static MappedTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static MappedTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new MappedTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static MappedTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static MappedTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new MappedTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
  public MappedOperations table() {
    return new MappedOperations(table);
  }

  /** The items of {@link Offer}. */
  public OfferRepository offer() {
    return offer;
  }

  /** The items of {@link Everything}. */
  public EverythingRepository everything() {
    return everything;
  }
}
