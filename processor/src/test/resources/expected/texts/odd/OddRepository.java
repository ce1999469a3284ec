package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Reads and writes {@link Odd}: <code>&#42;&#47;&#32;&#233;&#92;u002a&#47;&#32;&#64;see&#32;&#36;L&#32;&#123;id&#125;&#32;&#47;&#32;&#34;quoted&#34;&#10;&#123;count&#58;3&#125;&#124;&#60;b&#62;&#38;amp&#59;</code>.
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OddRepository extends Repository<Odd> {
  private final TableContext table;
  private final QuerySource<Odd> all;
  private final QuerySource<Odd> gr\u00f6\u00dfe;

  OddRepository(TableContext table, TypeFilter all, TypeFilter gr\u00f6\u00dfe) {
    super(table, OddMapper.INSTANCE);
    this.table = table;
    this.all = QuerySource.table(table, OddMapper.INSTANCE, all).named("all");
    this.gr\u00f6\u00dfe = QuerySource.globalIndex(table, OddMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", gr\u00f6\u00dfe).named("gr\u00f6\u00dfe");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Odd> get(String id, int count) {
    return get(OddKeys.primary(id, count));
  }

  /** GetItem, not sent yet. */
  public Get<Odd> prepareGet(String id, int count) {
    return prepareGet(OddKeys.primary(id, count));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Odd> delete(String id, int count) {
    return delete(OddKeys.primary(id, count));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Odd> prepareDelete(String id, int count) {
    return prepareDelete(OddKeys.primary(id, count));
  }

  /** For a transaction: that there is such an item. */
  public Check<Odd> prepareCheck(String id, int count) {
    return prepareCheck(OddKeys.primary(id, count));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OddUpdate update(String id, int count) {
    return new OddUpdate(this.table, OddKeys.primary(id, count), id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OddUpdate update(Odd odd) {
    return new OddUpdate(this.table, OddMapper.INSTANCE.key(odd), odd.id());
  }

  /**
   * Query of the table: <code>P&#42;&#47;K&#32;&#61;&#32;&#42;&#47;&#32;&#233;&#92;u002a&#47;&#32;&#64;see&#32;&#36;L&#32;&#123;id&#125;</code>, <code>SK&#32;&#61;&#32;&#34;quoted&#34;&#10;&#123;count&#58;3&#125;&#124;&#60;b&#62;&#38;amp&#59;</code>.
   */
  public All all(String id) {
    return new All(all, OddKeys.partition(id));
  }

  /**
   * Query of {@code GSI1}: <code>GSI1PK&#32;&#61;&#32;&#128165;&#123;id&#125;</code>, <code>GSI1SK&#32;&#61;&#32;&#9;&#123;gr&#246;&#223;e&#125;</code>.
   */
  public Gr\u00f6\u00dfe gr\u00f6\u00dfe(String id) {
    return new Gr\u00f6\u00dfe(gr\u00f6\u00dfe, OddKeys.gr\u00f6\u00dfePartition(id));
  }

  /** The query {@code all}. */
  public static final class All extends TableQuery<Odd, All> {
    private All(QuerySource<Odd> source, String partition) {
      super(source, partition, "\"quoted\"\n");
    }

    /** Only this {@code count}. */
    public TableRangeQuery<Odd> count_(int count) {
      return where(exactly(OddKeys.COUNT.text(count).concat("|<b>&amp;")));
    }

    /** From one {@code count} to another, both included. */
    public TableRangeQuery<Odd> countBetween(int from, int to) {
      return where(within("|<b>&amp;").between(OddKeys.COUNT.text(from), OddKeys.COUNT.text(to)));
    }

    /** This {@code count} and all above it. */
    public TableRangeQuery<Odd> countFrom(int count) {
      return where(within("|<b>&amp;").from(OddKeys.COUNT.text(count)));
    }

    /** All above this {@code count}. */
    public TableRangeQuery<Odd> countAfter(int count) {
      return where(within("|<b>&amp;").after(OddKeys.COUNT.text(count)));
    }

    /** This {@code count} and all below it. */
    public TableRangeQuery<Odd> countUntil(int count) {
      return where(within("|<b>&amp;").until(OddKeys.COUNT.text(count)));
    }

    /** All below this {@code count}. */
    public TableRangeQuery<Odd> countBefore(int count) {
      return where(within("|<b>&amp;").before(OddKeys.COUNT.text(count)));
    }
  }

  /** The query {@code gr\u00f6\u00dfe}. */
  public static final class Gr\u00f6\u00dfe extends IndexQuery<Odd, Gr\u00f6\u00dfe> {
    private Gr\u00f6\u00dfe(QuerySource<Odd> source, String partition) {
      super(source, partition, "\t");
    }

    /** Only this <code>gr&#246;&#223;e</code>. */
    public RangeQuery<Odd> gr\u00f6\u00dfe(String gr\u00f6\u00dfe) {
      return where(exactly(OddKeys.GR\u00d6SSE.text(gr\u00f6\u00dfe)));
    }

    /** Every <code>gr&#246;&#223;e</code> that starts so. */
    public RangeQuery<Odd> gr\u00f6\u00dfeStartingWith(String start) {
      return where(beginningWith(OddKeys.GR\u00d6SSE.text(start)));
    }

    /** From one <code>gr&#246;&#223;e</code> to another, both included. */
    public RangeQuery<Odd> gr\u00f6\u00dfeBetween(String from, String to) {
      return where(within().between(OddKeys.GR\u00d6SSE.text(from), OddKeys.GR\u00d6SSE.text(to)));
    }

    /** This <code>gr&#246;&#223;e</code> and all above it. */
    public RangeQuery<Odd> gr\u00f6\u00dfeFrom(String gr\u00f6\u00dfe) {
      return where(within().from(OddKeys.GR\u00d6SSE.text(gr\u00f6\u00dfe)));
    }

    /** All above this <code>gr&#246;&#223;e</code>. */
    public RangeQuery<Odd> gr\u00f6\u00dfeAfter(String gr\u00f6\u00dfe) {
      return where(within().after(OddKeys.GR\u00d6SSE.text(gr\u00f6\u00dfe)));
    }

    /** This <code>gr&#246;&#223;e</code> and all below it. */
    public RangeQuery<Odd> gr\u00f6\u00dfeUntil(String gr\u00f6\u00dfe) {
      return where(within().until(OddKeys.GR\u00d6SSE.text(gr\u00f6\u00dfe)));
    }

    /** All below this <code>gr&#246;&#223;e</code>. */
    public RangeQuery<Odd> gr\u00f6\u00dfeBefore(String gr\u00f6\u00dfe) {
      return where(within().before(OddKeys.GR\u00d6SSE.text(gr\u00f6\u00dfe)));
    }
  }
}
