package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.query.CollectedItem;
import io.keywright.runtime.query.ExpiringTableCollectionQuery;
import io.keywright.runtime.query.ExpiringTablePartitionQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TypeFilter;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Library}: opens it and gives its repositories. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LibraryTable {
  static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Reader", "Loan", "Hold");

  private final TableContext table;
  private final ReaderRepository reader;
  private final LoanRepository loan;
  private final HoldRepository hold;
  private final QuerySource<ReaderItem> readerItem;
  private final QuerySource<CollectedItem> readerWithLoans;

  private LibraryTable(TableContext table) {
    this.table = table;
    this.reader = new ReaderRepository(table);
    this.loan = new LoanRepository(table, TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED,
        TypeFilter.NOT_NEEDED, TypeFilter.NOT_NEEDED);
    this.hold = new HoldRepository(table, TypeFilter.NOT_NEEDED);
    this.readerItem = QuerySource.table(table, ReaderItemDecoder.INSTANCE, TypeFilter.NOT_NEEDED)
        .named("readerItem");
    this.readerWithLoans = QuerySource.table(table, ReaderWithLoansDecoder.INSTANCE, TypeFilter.NEEDED)
        .named("readerWithLoans");
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static LibraryTable open(DynamoDbClient client, String tableName) {
    return open(client, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for calls that wait. Sends nothing. */
  public static LibraryTable open(DynamoDbClient client, String tableName, TableOptions options) {
    return new LibraryTable(TableContext.of(client, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static LibraryTable open(DynamoDbAsyncClient asyncClient, String tableName) {
    return open(asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for asynchronous calls. Sends nothing. */
  public static LibraryTable open(DynamoDbAsyncClient asyncClient, String tableName,
      TableOptions options) {
    return new LibraryTable(TableContext.of(asyncClient, tableName, LAYOUT, options));
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static LibraryTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName) {
    return open(client, asyncClient, tableName, TableOptions.defaults());
  }

  /** Opens the table of this name for both. Sends nothing. */
  public static LibraryTable open(DynamoDbClient client, DynamoDbAsyncClient asyncClient,
      String tableName, TableOptions options) {
    return new LibraryTable(TableContext.of(client, asyncClient, tableName, LAYOUT, options));
  }

  /** CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and recovery. */
  public static TableDescription createTable(DynamoDbClient client, String tableName) {
    return definition().create(client, tableName);
  }

  /** What the table is created with. */
  public static TableDefinition definition() {
    return TableDefinition.of("PK", "SK")
        .globalIndex("GSI1", "GSI1PK", "GSI1SK", List.of("Type", "t", "title", "due", "place", "returned"))
        .globalIndex("GSI2", "GSI2PK", "GSI2SK", List.of("Type"))
        .globalIndex("GSI3", "GSI3PK", "GSI3SK")
        .timeToLive("ttl");
  }

  /** What is done with items of several entities: transactions, batches. */
  public LibraryOperations table() {
    return new LibraryOperations(table);
  }

  /** The items of {@link Reader}. */
  public ReaderRepository reader() {
    return reader;
  }

  /** The items of {@link Loan}. */
  public LoanRepository loan() {
    return loan;
  }

  /** The items of {@link Hold}. */
  public HoldRepository hold() {
    return hold;
  }

  /** Query of the table: all {@link ReaderItem} of {@code PK = READER#{readerId}}, in the order of their sort keys. */
  public ExpiringTablePartitionQuery<ReaderItem> readerItem(String readerId) {
    return new ExpiringTablePartitionQuery<>(readerItem, ReaderKeys.partition(readerId),
        LoanMapper.INSTANCE, HoldMapper.INSTANCE);
  }

  /** Query of the table: the {@link ReaderWithLoans} whose head has the key {@code READER#{readerId} / READER}. */
  public ExpiringTableCollectionQuery<ReaderWithLoans> readerWithLoans(String readerId) {
    return new ExpiringTableCollectionQuery<>(readerWithLoans, ReaderWithLoansDecoder.INSTANCE,
        ReaderKeys.primary(readerId));
  }
}
