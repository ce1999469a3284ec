package clash;

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
import java.lang.String;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Character}: {@code CHARACTER#{table}#{both} / CHARACTER#{key}#{from}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CharacterRepository extends Repository<Character> {
  private final TableContext table;
  private final QuerySource<Character> query;

  CharacterRepository(TableContext table, TypeFilter query) {
    super(table, CharacterMapper.INSTANCE);
    this.table = table;
    this.query = QuerySource.table(table, CharacterMapper.INSTANCE, query).named("query");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Character> get(String table, String both, String key, String from) {
    return get(CharacterKeys.primary(table, both, key, from));
  }

  /** GetItem, not sent yet. */
  public Get<Character> prepareGet(String table, String both, String key, String from) {
    return prepareGet(CharacterKeys.primary(table, both, key, from));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Character> delete(String table, String both, String key, String from) {
    return delete(CharacterKeys.primary(table, both, key, from));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Character> prepareDelete(String table, String both, String key, String from) {
    return prepareDelete(CharacterKeys.primary(table, both, key, from));
  }

  /** For a transaction: that there is such an item. */
  public Check<Character> prepareCheck(String table, String both, String key, String from) {
    return prepareCheck(CharacterKeys.primary(table, both, key, from));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CharacterUpdate update(String table, String both, String key, String from) {
    return new CharacterUpdate(this.table, CharacterKeys.primary(table, both, key, from));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CharacterUpdate update(Character character) {
    return new CharacterUpdate(this.table, CharacterMapper.INSTANCE.key(character));
  }

  /** Query of the table: {@code PK = CHARACTER#{table}#{both}}, {@code SK = CHARACTER#{key}#{from}}. */
  public Query query(String table, String both) {
    return new Query(query, CharacterKeys.partition(table, both));
  }

  /** The query {@code query}. */
  public static final class Query extends TableQuery<Character, Query> {
    private Query(QuerySource<Character> source, String partition) {
      super(source, partition, "CHARACTER#");
    }

    /** Only this {@code key}. */
    public QueryKey key(String key) {
      return new QueryKey(this, CharacterKeys.KEY.text(key).concat("#"));
    }

    /** Every {@code key} that starts so. */
    public TableRangeQuery<Character> keyStartingWith(String start) {
      return where(beginningWith(CharacterKeys.KEY.text(start)));
    }
  }

  /** The query {@code query} with {@code key} fixed. */
  public static final class QueryKey extends TableQuery<Character, QueryKey> {
    private QueryKey(Query previous, String component) {
      super(previous, component);
    }

    /** Only this {@code from}. */
    public TableRangeQuery<Character> from(String from) {
      return where(exactly(CharacterKeys.FROM.text(from)));
    }

    /** Every {@code from} that starts so. */
    public TableRangeQuery<Character> fromStartingWith(String start) {
      return where(beginningWith(CharacterKeys.FROM.text(start)));
    }

    /** From one {@code from} to another, both included. */
    public TableRangeQuery<Character> fromBetween(String from, String to) {
      return where(within().between(CharacterKeys.FROM.text(from), CharacterKeys.FROM.text(to)));
    }

    /** This {@code from} and all above it. */
    public TableRangeQuery<Character> fromFrom(String from) {
      return where(within().from(CharacterKeys.FROM.text(from)));
    }

    /** All above this {@code from}. */
    public TableRangeQuery<Character> fromAfter(String from) {
      return where(within().after(CharacterKeys.FROM.text(from)));
    }

    /** This {@code from} and all below it. */
    public TableRangeQuery<Character> fromUntil(String from) {
      return where(within().until(CharacterKeys.FROM.text(from)));
    }

    /** All below this {@code from}. */
    public TableRangeQuery<Character> fromBefore(String from) {
      return where(within().before(CharacterKeys.FROM.text(from)));
    }
  }
}
