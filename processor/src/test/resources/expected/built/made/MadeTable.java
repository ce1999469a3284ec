package made;

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

/** The table {@link Made}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MadeTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Order", "Account", "Ticket",
      "Stamp");

  private final TableContext table;
  private final OrderRepository order;
  private final AccountRepository account;
  private final TicketRepository ticket;
  private final StampRepository stamp;

  private MadeTable(TableContext table) {
    this.table = table;
    this.order = new OrderRepository(table, TypeFilter.NOT_NEEDED);
    this.account = new AccountRepository(table);
    this.ticket = new TicketRepository(table);
    this.stamp = new StampRepository(table);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static MadeTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static MadeTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new MadeTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static MadeTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static MadeTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new MadeTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static MadeTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static MadeTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new MadeTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
  public MadeOperations table() {
    return new MadeOperations(table);
  }

  /** The items of {@link Order}. */
  public OrderRepository order() {
    return order;
  }

  /** The items of {@link Account}. */
  public AccountRepository account() {
    return account;
  }

  /** The items of {@link Ticket}. */
  public TicketRepository ticket() {
    return ticket;
  }

  /** The items of {@link Stamp}. */
  public StampRepository stamp() {
    return stamp;
  }
}
