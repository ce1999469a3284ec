package school;

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

/** The table {@link School}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Student", "SchoolClass",
      "Enrolment");

  private final TableContext table;
  private final StudentRepository student;
  private final SchoolClassRepository schoolClass;
  private final EnrolmentRepository enrolment;

  private SchoolTable(TableContext table) {
    this.table = table;
    this.student = new StudentRepository(table);
    this.schoolClass = new SchoolClassRepository(table);
    this.enrolment = new EnrolmentRepository(table, TypeFilter.NOT_NEEDED);
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static SchoolTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static SchoolTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new SchoolTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static SchoolTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static SchoolTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new SchoolTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static SchoolTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static SchoolTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new SchoolTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
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
  public SchoolOperations table() {
    return new SchoolOperations(table);
  }

  /** The items of {@link Student}. */
  public StudentRepository student() {
    return student;
  }

  /** The items of {@link SchoolClass}. */
  public SchoolClassRepository schoolClass() {
    return schoolClass;
  }

  /** The items of {@link Enrolment}. */
  public EnrolmentRepository enrolment() {
    return enrolment;
  }
}
