package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TablePartitionQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Clinic}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClinicTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Pat", "Client", "Patient",
      "Doc", "Surgeon");

  private final TableContext table;
  private final PatientRepository patient;
  private final DoctorRepository doctor;
  private final QuerySource<Ward> ward;

  private ClinicTable(TableContext table) {
    this.table = table;
    this.patient = new PatientRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.doctor = new DoctorRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED);
    this.ward = QuerySource.table(table, WardDecoder.INSTANCE, TypeFilter.NOT_NEEDED).named("ward");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static ClinicTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static ClinicTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new ClinicTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static ClinicTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static ClinicTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new ClinicTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static ClinicTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static ClinicTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new ClinicTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK")
        .globalIndex("GSI2", "GSI2PK", "GSI2SK", List.of("Type", "s", "since", "begin"))
        .globalIndex("GSI3", "GSI3PK", "GSI3SK")
        .globalIndex("GSI4", "GSI4PK", "GSI4SK");
  }

  /** What is done with items of several entities: transactions, batches. */
  public ClinicOperations table() {
    return new ClinicOperations(table);
  }

  /** The items of {@link Patient}. */
  public PatientRepository patient() {
    return patient;
  }

  /** The items of {@link Doctor}. */
  public DoctorRepository doctor() {
    return doctor;
  }

  /** Query of the table: all {@link Ward} of {@code PK = CLINIC#{clinic}}, in the order of their sort keys. */
  public TablePartitionQuery<Ward> ward(String clinic) {
    return new TablePartitionQuery<>(ward, PatientKeys.partition(clinic));
  }
}
