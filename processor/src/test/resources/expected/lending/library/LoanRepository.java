package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.ExpiringGet;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexKeysQuery;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.KeysRangeQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Loan}: {@code READER#{readerId} / LOAN#{bookId}#{copy:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoanRepository extends Repository<Loan> {
  private final TableContext table;
  private final QuerySource<Loan> ofReader;
  private final QuerySource<PrimaryKey<Loan>> byDue;
  private final QuerySource<PrimaryKey<Loan>> ofBook;
  private final QuerySource<Loan> inRoom;

  LoanRepository(TableContext table, TypeFilter ofReader, TypeFilter byDue, TypeFilter ofBook,
      TypeFilter inRoom) {
    super(table, LoanMapper.INSTANCE);
    this.table = table;
    this.ofReader = QuerySource.table(table, LoanMapper.INSTANCE, ofReader).named("ofReader");
    this.byDue =
        QuerySource.globalIndex(table, KeysDecoder.of(Loan.class, LoanMapper.INSTANCE, "PK", "SK"),
        "GSI1", "GSI1PK", "GSI1SK", byDue).named("byDue");
    this.ofBook =
        QuerySource.globalIndex(table, KeysDecoder.of(Loan.class, LoanMapper.INSTANCE, "PK", "SK"),
        "GSI2", "GSI2PK", "GSI2SK", ofBook).named("ofBook");
    this.inRoom = QuerySource.globalIndex(table, LoanMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", inRoom).named("inRoom");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Loan> get(String readerId, String bookId, int copy) {
    return get(LoanKeys.primary(readerId, bookId, copy));
  }

  /** GetItem, not sent yet. */
  public ExpiringGet<Loan> prepareGet(String readerId, String bookId, int copy) {
    return prepareGet(LoanKeys.primary(readerId, bookId, copy));
  }

  /** GetItem, not sent yet; it can be told to give nothing for an item that has expired. */
  @Override
  public ExpiringGet<Loan> prepareGet(PrimaryKey<Loan> key) {
    return new ExpiringGet<>(table, LoanMapper.INSTANCE, key);
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Loan> delete(String readerId, String bookId, int copy) {
    return delete(LoanKeys.primary(readerId, bookId, copy));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Loan> prepareDelete(String readerId, String bookId, int copy) {
    return prepareDelete(LoanKeys.primary(readerId, bookId, copy));
  }

  /** For a transaction: that there is such an item. */
  public Check<Loan> prepareCheck(String readerId, String bookId, int copy) {
    return prepareCheck(LoanKeys.primary(readerId, bookId, copy));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public LoanUpdate update(String readerId, String bookId, int copy) {
    return new LoanUpdate(this.table, LoanKeys.primary(readerId, bookId, copy), readerId, bookId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public LoanUpdate.OfEntity update(Loan loan) {
    return new LoanUpdate.OfEntity(this.table, LoanMapper.INSTANCE.key(loan), loan.readerId(), loan.bookId(), loan);
  }

  /** Query of the table: {@code PK = READER#{readerId}}, {@code SK = LOAN#{bookId}#{copy:3}}. */
  public OfReader ofReader(String readerId) {
    return new OfReader(ofReader, LoanKeys.partition(readerId));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = DUE#{month:yyyy-MM}}, {@code GSI1SK = {due}#{bookId}}. */
  public ByDue byDue(YearMonth month) {
    return new ByDue(byDue, LoanKeys.byDuePartition(month));
  }

  /**
   * Query of {@code GSI2}, its 3 shards merged: {@code GSI2PK = BOOK#{bookId}#{readerId:shard(3)}}, {@code GSI2SK = {due}}.
   */
  public OfBook ofBook(String bookId) {
    return new OfBook(ofBook, LoanKeys.ofBookPartitions(bookId));
  }

  /** Query of {@code GSI3}: {@code GSI3PK = ROOM#{place.room}}, {@code GSI3SK = {due}}. */
  public InRoom inRoom(String placeRoom) {
    return new InRoom(inRoom, LoanKeys.inRoomPartition(placeRoom));
  }

  /** The query {@code ofReader}. */
  public static final class OfReader extends TableQuery<Loan, OfReader> {
    private OfReader(QuerySource<Loan> source, String partition) {
      super(source, partition, "LOAN#");
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public OfReader hideExpired() {
      return leaveOutExpired(LoanMapper.INSTANCE);
    }

    /** Only this {@code bookId}. */
    public OfReaderBookId bookId(String bookId) {
      return new OfReaderBookId(this, LoanKeys.BOOK_ID.text(bookId).concat("#"));
    }

    /** Every {@code bookId} that starts so. */
    public TableRangeQuery<Loan> bookIdStartingWith(String start) {
      return where(beginningWith(LoanKeys.BOOK_ID.text(start)));
    }
  }

  /** The query {@code ofReader} with {@code bookId} fixed. */
  public static final class OfReaderBookId extends TableQuery<Loan, OfReaderBookId> {
    private OfReaderBookId(OfReader previous, String component) {
      super(previous, component);
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public OfReaderBookId hideExpired() {
      return leaveOutExpired(LoanMapper.INSTANCE);
    }

    /** Only this {@code copy}. */
    public TableRangeQuery<Loan> copy(int copy) {
      return where(exactly(LoanKeys.COPY.text(copy)));
    }

    /** From one {@code copy} to another, both included. */
    public TableRangeQuery<Loan> copyBetween(int from, int to) {
      return where(within().between(LoanKeys.COPY.text(from), LoanKeys.COPY.text(to)));
    }

    /** This {@code copy} and all above it. */
    public TableRangeQuery<Loan> copyFrom(int copy) {
      return where(within().from(LoanKeys.COPY.text(copy)));
    }

    /** All above this {@code copy}. */
    public TableRangeQuery<Loan> copyAfter(int copy) {
      return where(within().after(LoanKeys.COPY.text(copy)));
    }

    /** This {@code copy} and all below it. */
    public TableRangeQuery<Loan> copyUntil(int copy) {
      return where(within().until(LoanKeys.COPY.text(copy)));
    }

    /** All below this {@code copy}. */
    public TableRangeQuery<Loan> copyBefore(int copy) {
      return where(within().before(LoanKeys.COPY.text(copy)));
    }
  }

  /** The query {@code byDue}. */
  public static final class ByDue extends IndexKeysQuery<Loan, ByDue> {
    private ByDue(QuerySource<PrimaryKey<Loan>> source, String partition) {
      super(source, partition, "");
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code GSI1} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public ByDue filter(Condition<LoanAttributes.ByDue> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code due}. */
    public ByDueDue due(LocalDate due) {
      return new ByDueDue(this, LoanKeys.DUE.text(due).concat("#"));
    }

    /** From one {@code due} to another, both included. */
    public KeysRangeQuery<Loan> dueBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(LoanKeys.DUE.text(from), LoanKeys.DUE.text(to)));
    }

    /** This {@code due} and all above it. */
    public KeysRangeQuery<Loan> dueFrom(LocalDate due) {
      return where(within("#").from(LoanKeys.DUE.text(due)));
    }

    /** All above this {@code due}. */
    public KeysRangeQuery<Loan> dueAfter(LocalDate due) {
      return where(within("#").after(LoanKeys.DUE.text(due)));
    }

    /** This {@code due} and all below it. */
    public KeysRangeQuery<Loan> dueUntil(LocalDate due) {
      return where(within("#").until(LoanKeys.DUE.text(due)));
    }

    /** All below this {@code due}. */
    public KeysRangeQuery<Loan> dueBefore(LocalDate due) {
      return where(within("#").before(LoanKeys.DUE.text(due)));
    }
  }

  /** The query {@code byDue} with {@code due} fixed. */
  public static final class ByDueDue extends IndexKeysQuery<Loan, ByDueDue> {
    private ByDueDue(ByDue previous, String component) {
      super(previous, component);
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code GSI1} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public ByDueDue filter(Condition<LoanAttributes.ByDue> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code bookId}. */
    public KeysRangeQuery<Loan> bookId(String bookId) {
      return where(exactly(LoanKeys.BY_DUE_BOOK_ID.text(bookId)));
    }

    /** Every {@code bookId} that starts so. */
    public KeysRangeQuery<Loan> bookIdStartingWith(String start) {
      return where(beginningWith(LoanKeys.BY_DUE_BOOK_ID.text(start)));
    }

    /** From one {@code bookId} to another, both included. */
    public KeysRangeQuery<Loan> bookIdBetween(String from, String to) {
      return where(within().between(LoanKeys.BY_DUE_BOOK_ID.text(from),
          LoanKeys.BY_DUE_BOOK_ID.text(to)));
    }

    /** This {@code bookId} and all above it. */
    public KeysRangeQuery<Loan> bookIdFrom(String bookId) {
      return where(within().from(LoanKeys.BY_DUE_BOOK_ID.text(bookId)));
    }

    /** All above this {@code bookId}. */
    public KeysRangeQuery<Loan> bookIdAfter(String bookId) {
      return where(within().after(LoanKeys.BY_DUE_BOOK_ID.text(bookId)));
    }

    /** This {@code bookId} and all below it. */
    public KeysRangeQuery<Loan> bookIdUntil(String bookId) {
      return where(within().until(LoanKeys.BY_DUE_BOOK_ID.text(bookId)));
    }

    /** All below this {@code bookId}. */
    public KeysRangeQuery<Loan> bookIdBefore(String bookId) {
      return where(within().before(LoanKeys.BY_DUE_BOOK_ID.text(bookId)));
    }
  }

  /** The query {@code ofBook}. */
  public static final class OfBook extends IndexKeysQuery<Loan, OfBook> {
    private OfBook(QuerySource<PrimaryKey<Loan>> source, Partitions partitions) {
      super(source, partitions, "");
    }

    /** Only this {@code due}. */
    public KeysRangeQuery<Loan> due(LocalDate due) {
      return where(exactly(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** From one {@code due} to another, both included. */
    public KeysRangeQuery<Loan> dueBetween(LocalDate from, LocalDate to) {
      return where(within().between(LoanKeys.OF_BOOK_DUE.text(from),
          LoanKeys.OF_BOOK_DUE.text(to)));
    }

    /** This {@code due} and all above it. */
    public KeysRangeQuery<Loan> dueFrom(LocalDate due) {
      return where(within().from(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** All above this {@code due}. */
    public KeysRangeQuery<Loan> dueAfter(LocalDate due) {
      return where(within().after(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** This {@code due} and all below it. */
    public KeysRangeQuery<Loan> dueUntil(LocalDate due) {
      return where(within().until(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** All below this {@code due}. */
    public KeysRangeQuery<Loan> dueBefore(LocalDate due) {
      return where(within().before(LoanKeys.OF_BOOK_DUE.text(due)));
    }
  }

  /** The query {@code inRoom}. */
  public static final class InRoom extends IndexQuery<Loan, InRoom> {
    private InRoom(QuerySource<Loan> source, String partition) {
      super(source, partition, "");
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public InRoom hideExpired() {
      return leaveOutExpired(LoanMapper.INSTANCE);
    }

    /** Only this {@code due}. */
    public RangeQuery<Loan> due(LocalDate due) {
      return where(exactly(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** From one {@code due} to another, both included. */
    public RangeQuery<Loan> dueBetween(LocalDate from, LocalDate to) {
      return where(within().between(LoanKeys.OF_BOOK_DUE.text(from),
          LoanKeys.OF_BOOK_DUE.text(to)));
    }

    /** This {@code due} and all above it. */
    public RangeQuery<Loan> dueFrom(LocalDate due) {
      return where(within().from(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** All above this {@code due}. */
    public RangeQuery<Loan> dueAfter(LocalDate due) {
      return where(within().after(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** This {@code due} and all below it. */
    public RangeQuery<Loan> dueUntil(LocalDate due) {
      return where(within().until(LoanKeys.OF_BOOK_DUE.text(due)));
    }

    /** All below this {@code due}. */
    public RangeQuery<Loan> dueBefore(LocalDate due) {
      return where(within().before(LoanKeys.OF_BOOK_DUE.text(due)));
    }
  }
}
