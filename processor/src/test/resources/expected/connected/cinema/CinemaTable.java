package cinema;

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

/** The table {@link Cinema}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CinemaTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Film", "Actor", "Role",
      "Sequel");

  private final TableContext table;
  private final FilmRepository film;
  private final ActorRepository actor;
  private final RoleRepository role;
  private final SequelRepository sequel;

  private CinemaTable(TableContext table) {
    this.table = table;
    this.film = new FilmRepository(table, TypeFilter.NOT_NEEDED);
    this.actor = new ActorRepository(table, TypeFilter.NOT_NEEDED);
    this.role = new RoleRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.sequel = new SequelRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static CinemaTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static CinemaTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new CinemaTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static CinemaTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static CinemaTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new CinemaTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static CinemaTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static CinemaTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new CinemaTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public CinemaOperations table() {
    return new CinemaOperations(table);
  }

  /** The items of {@link Film}. */
  public FilmRepository film() {
    return film;
  }

  /** The items of {@link Actor}. */
  public ActorRepository actor() {
    return actor;
  }

  /** The items of {@link Role}. */
  public RoleRepository role() {
    return role;
  }

  /** The items of {@link Sequel}. */
  public SequelRepository sequel() {
    return sequel;
  }
}
