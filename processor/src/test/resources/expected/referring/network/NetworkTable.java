package network;

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

/** The table {@link Network}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class NetworkTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "User", "Following",
      "Message", "Product", "CartItem", "Visit", "Note");

  private final TableContext table;
  private final UserRepository user;
  private final FollowingRepository following;
  private final MessageRepository message;
  private final ProductRepository product;
  private final CartItemRepository cartItem;
  private final CallRepository call;
  private final NoteRepository note;

  private NetworkTable(TableContext table) {
    this.table = table;
    this.user = new UserRepository(table);
    this.following = new FollowingRepository(table, TypeFilter.NOT_NEEDED);
    this.message = new MessageRepository(table, TypeFilter.NOT_NEEDED);
    this.product = new ProductRepository(table);
    this.cartItem = new CartItemRepository(table, TypeFilter.NOT_NEEDED);
    this.call = new CallRepository(table, TypeFilter.NOT_NEEDED);
    this.note = new NoteRepository(table);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static NetworkTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static NetworkTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new NetworkTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static NetworkTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static NetworkTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new NetworkTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static NetworkTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static NetworkTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new NetworkTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
  public NetworkOperations table() {
    return new NetworkOperations(table);
  }

  /** The items of {@link User}. */
  public UserRepository user() {
    return user;
  }

  /** The items of {@link Following}. */
  public FollowingRepository following() {
    return following;
  }

  /** The items of {@link Message}. */
  public MessageRepository message() {
    return message;
  }

  /** The items of {@link Product}. */
  public ProductRepository product() {
    return product;
  }

  /** The items of {@link CartItem}. */
  public CartItemRepository cartItem() {
    return cartItem;
  }

  /** The items of {@link Visit}. */
  public CallRepository call() {
    return call;
  }

  /** The items of {@link Note}. */
  public NoteRepository note() {
    return note;
  }
}
