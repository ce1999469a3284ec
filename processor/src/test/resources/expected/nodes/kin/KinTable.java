package kin;

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

/** The table {@link Kin}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class KinTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Person", "Place",
      "Marriage", "Birth", "Job");

  private final TableContext table;
  private final PersonRepository person;
  private final PlaceRepository place;
  private final MarriageRepository marriage;
  private final BirthRepository birth;
  private final JobRepository job;

  private KinTable(TableContext table) {
    this.table = table;
    this.person = new PersonRepository(table, TypeFilter.NOT_NEEDED);
    this.place = new PlaceRepository(table);
    this.marriage = new MarriageRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.birth = new BirthRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.job = new JobRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static KinTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static KinTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new KinTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static KinTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static KinTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new KinTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static KinTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static KinTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new KinTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
  public KinOperations table() {
    return new KinOperations(table);
  }

  /** The items of {@link Person}. */
  public PersonRepository person() {
    return person;
  }

  /** The items of {@link Place}. */
  public PlaceRepository place() {
    return place;
  }

  /** The items of {@link Marriage}. */
  public MarriageRepository marriage() {
    return marriage;
  }

  /** The items of {@link Birth}. */
  public BirthRepository birth() {
    return birth;
  }

  /** The items of {@link Job}. */
  public JobRepository job() {
    return job;
  }
}
