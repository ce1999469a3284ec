package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Parts.Line}: {@code HEAD#{id} / LINE#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_LineRepository extends Repository<Parts.Line> {
  private final TableContext table;
  private final QuerySource<Parts.Line> lines;

  Parts_LineRepository(TableContext table, TypeFilter lines) {
    super(table, Parts_LineMapper.INSTANCE);
    this.table = table;
    this.lines = QuerySource.table(table, Parts_LineMapper.INSTANCE, lines).named("lines");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Parts.Line> get(String id, int number) {
    return get(Parts_LineKeys.primary(id, number));
  }

  /** GetItem, not sent yet. */
  public Get<Parts.Line> prepareGet(String id, int number) {
    return prepareGet(Parts_LineKeys.primary(id, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Parts.Line> delete(String id, int number) {
    return delete(Parts_LineKeys.primary(id, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Parts.Line> prepareDelete(String id, int number) {
    return prepareDelete(Parts_LineKeys.primary(id, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Parts.Line> prepareCheck(String id, int number) {
    return prepareCheck(Parts_LineKeys.primary(id, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public Parts_LineUpdate update(String id, int number) {
    return new Parts_LineUpdate(this.table, Parts_LineKeys.primary(id, number), false, id, number);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public Parts_LineUpdate update(Parts.Line partsLine) {
    return new Parts_LineUpdate(this.table, Parts_LineMapper.INSTANCE.key(partsLine), false, partsLine.id(), partsLine.number());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public Parts_LineUpdate upsert(String id, int number) {
    return new Parts_LineUpdate(this.table, Parts_LineKeys.primary(id, number), true, id, number);
  }

  /** Query of the table: {@code PK = HEAD#{id}}, {@code SK = LINE#{number:4}}. */
  public Lines lines(String id) {
    return new Lines(lines, Parts_LineKeys.partition(id));
  }

  /** The query {@code lines}. */
  public static final class Lines extends TableQuery<Parts.Line, Lines> {
    private Lines(QuerySource<Parts.Line> source, String partition) {
      super(source, partition, "LINE#");
    }

    /** Only this {@code number}. */
    public TableRangeQuery<Parts.Line> number(int number) {
      return where(exactly(Parts_LineKeys.NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public TableRangeQuery<Parts.Line> numberBetween(int from, int to) {
      return where(within().between(Parts_LineKeys.NUMBER.text(from),
          Parts_LineKeys.NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public TableRangeQuery<Parts.Line> numberFrom(int number) {
      return where(within().from(Parts_LineKeys.NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public TableRangeQuery<Parts.Line> numberAfter(int number) {
      return where(within().after(Parts_LineKeys.NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public TableRangeQuery<Parts.Line> numberUntil(int number) {
      return where(within().until(Parts_LineKeys.NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public TableRangeQuery<Parts.Line> numberBefore(int number) {
      return where(within().before(Parts_LineKeys.NUMBER.text(number)));
    }
  }
}
