package old;

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

/** The table {@link Old}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OldTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Message", "Pass", "Meter",
      "Login", "Ticket", "Stall");

  private final TableContext table;
  private final MessageRepository message;
  private final PassRepository pass;
  private final MeterRepository meter;
  private final LoginRepository login;
  private final TicketRepository ticket;
  private final StallRepository stall;

  private OldTable(TableContext table) {
    this.table = table;
    this.message = new MessageRepository(table, TypeFilter.NOT_NEEDED);
    this.pass = new PassRepository(table, TypeFilter.NOT_NEEDED);
    this.meter = new MeterRepository(table);
    this.login = new LoginRepository(table);
    this.ticket = new TicketRepository(table);
    this.stall = new StallRepository(table);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static OldTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static OldTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new OldTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static OldTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static OldTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new OldTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static OldTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static OldTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new OldTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK")
        .timeToLive("ttl");
  }

  /** What is done with items of several entities: transactions, batches. */
  public OldOperations table() {
    return new OldOperations(table);
  }

  /** The items of {@link Message}. */
  public MessageRepository message() {
    return message;
  }

  /** The items of {@link Pass}. */
  public PassRepository pass() {
    return pass;
  }

  /** The items of {@link Meter}. */
  public MeterRepository meter() {
    return meter;
  }

  /** The items of {@link Login}. */
  public LoginRepository login() {
    return login;
  }

  /** The items of {@link Ticket}. */
  public TicketRepository ticket() {
    return ticket;
  }

  /** The items of {@link Stall}. */
  public StallRepository stall() {
    return stall;
  }
}
