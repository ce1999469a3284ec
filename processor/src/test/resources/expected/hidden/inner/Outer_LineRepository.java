package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
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

/** Reads and writes {@link Outer.Line}: {@code HEAD#{id} / LINE#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_LineRepository extends Repository<Outer.Line> {
  private final QuerySource<Outer.Line> lines;

  Outer_LineRepository(TableContext table, TypeFilter lines) {
    super(table, Outer_LineMapper.INSTANCE);
    this.lines = QuerySource.table(table, Outer_LineMapper.INSTANCE, lines);
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Outer.Line> get(String id, int number) {
    return get(Outer_LineKeys.primary(id, number));
  }

  /** GetItem, not sent yet. */
  public Get<Outer.Line> prepareGet(String id, int number) {
    return prepareGet(Outer_LineKeys.primary(id, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Outer.Line> delete(String id, int number) {
    return delete(Outer_LineKeys.primary(id, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Outer.Line> prepareDelete(String id, int number) {
    return prepareDelete(Outer_LineKeys.primary(id, number));
  }

  /** Query of the table: {@code PK = HEAD#{id}}, {@code SK = LINE#{number:4}}. */
  public Lines lines(String id) {
    return new Lines(lines, Outer_LineKeys.partition(id));
  }

  /** The query {@code lines}. */
  public static final class Lines extends TableQuery<Outer.Line, Lines> {
    private Lines(QuerySource<Outer.Line> source, String partition) {
      super(source, partition, "LINE#");
    }

    /** Only this {@code number}. */
    public TableRangeQuery<Outer.Line> number(int number) {
      return where(exactly(Outer_LineKeys.NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public TableRangeQuery<Outer.Line> numberBetween(int from, int to) {
      return where(within().between(Outer_LineKeys.NUMBER.text(from),
          Outer_LineKeys.NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public TableRangeQuery<Outer.Line> numberFrom(int number) {
      return where(within().from(Outer_LineKeys.NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public TableRangeQuery<Outer.Line> numberAfter(int number) {
      return where(within().after(Outer_LineKeys.NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public TableRangeQuery<Outer.Line> numberUntil(int number) {
      return where(within().until(Outer_LineKeys.NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public TableRangeQuery<Outer.Line> numberBefore(int number) {
      return where(within().before(Outer_LineKeys.NUMBER.text(number)));
    }
  }
}
