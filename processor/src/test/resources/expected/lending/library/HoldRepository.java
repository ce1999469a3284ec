package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.ExpiringGet;
import io.keywright.runtime.operation.VersionedDelete;
import io.keywright.runtime.operation.VersionedRepository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Hold}: {@code READER#{readerId} / HOLD#{number:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldRepository extends VersionedRepository<Hold> {
  private final TableContext table;
  private final QuerySource<Hold> ofReader;

  HoldRepository(TableContext table, TypeFilter ofReader) {
    super(table, HoldMapper.INSTANCE);
    this.table = table;
    this.ofReader = QuerySource.table(table, HoldMapper.INSTANCE, ofReader).named("ofReader");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Hold> get(String readerId, int number) {
    return get(HoldKeys.primary(readerId, number));
  }

  /** GetItem, not sent yet. */
  public ExpiringGet<Hold> prepareGet(String readerId, int number) {
    return prepareGet(HoldKeys.primary(readerId, number));
  }

  /** GetItem, not sent yet; it can be told to give nothing for an item that has expired. */
  @Override
  public ExpiringGet<Hold> prepareGet(PrimaryKey<Hold> key) {
    return new ExpiringGet<>(table, HoldMapper.INSTANCE, key);
  }

  /** DeleteItem, once it is said of which version; not sent yet. */
  public VersionedDelete<Hold> delete(String readerId, int number) {
    return delete(HoldKeys.primary(readerId, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Hold> prepareCheck(String readerId, int number) {
    return prepareCheck(HoldKeys.primary(readerId, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public HoldUpdate update(String readerId, int number) {
    return new HoldUpdate(this.table, HoldKeys.primary(readerId, number));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public HoldUpdate update(Hold hold) {
    return new HoldUpdate(this.table, HoldMapper.INSTANCE.key(hold)).ifVersion(hold.version());
  }

  /** Query of the table: {@code PK = READER#{readerId}}, {@code SK = HOLD#{number:3}}. */
  public OfReader ofReader(String readerId) {
    return new OfReader(ofReader, HoldKeys.partition(readerId));
  }

  /** The query {@code ofReader}. */
  public static final class OfReader extends TableQuery<Hold, OfReader> {
    private OfReader(QuerySource<Hold> source, String partition) {
      super(source, partition, "HOLD#");
    }

    /**
     * Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what is left out has been read, and a page can be empty with more to come.
     */
    public OfReader hideExpired() {
      return leaveOutExpired(HoldMapper.INSTANCE);
    }

    /** Only this {@code number}. */
    public TableRangeQuery<Hold> number(int number) {
      return where(exactly(HoldKeys.NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public TableRangeQuery<Hold> numberBetween(int from, int to) {
      return where(within().between(HoldKeys.NUMBER.text(from), HoldKeys.NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public TableRangeQuery<Hold> numberFrom(int number) {
      return where(within().from(HoldKeys.NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public TableRangeQuery<Hold> numberAfter(int number) {
      return where(within().after(HoldKeys.NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public TableRangeQuery<Hold> numberUntil(int number) {
      return where(within().until(HoldKeys.NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public TableRangeQuery<Hold> numberBefore(int number) {
      return where(within().before(HoldKeys.NUMBER.text(number)));
    }
  }
}
