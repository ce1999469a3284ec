package kept;

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

/** The table {@link Kept}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KeptTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "User", "Handle", "Seat",
      "Cart", "Note");

  private final TableContext table;
  private final UserRepository user;
  private final HandleRepository handle;
  private final SeatRepository seat;
  private final CartRepository cart;
  private final NoteRepository note;

  private KeptTable(TableContext table) {
    this.table = table;
    this.user = new UserRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.handle = new HandleRepository(table);
    this.seat = new SeatRepository(table);
    this.cart = new CartRepository(table);
    this.note = new NoteRepository(table);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static KeptTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static KeptTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new KeptTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static KeptTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static KeptTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new KeptTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static KeptTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static KeptTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new KeptTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
        .timeToLive("ttl");
  }

  /** What is done with items of several entities: transactions, batches. */
  public KeptOperations table() {
    return new KeptOperations(table);
  }

  /** The items of {@link User}. */
  public UserRepository user() {
    return user;
  }

  /** The items of {@link Handle}. */
  public HandleRepository handle() {
    return handle;
  }

  /** The items of {@link Seat}. */
  public SeatRepository seat() {
    return seat;
  }

  /** The items of {@link Cart}. */
  public CartRepository cart() {
    return cart;
  }

  /** The items of {@link Note}. */
  public NoteRepository note() {
    return note;
  }
}
