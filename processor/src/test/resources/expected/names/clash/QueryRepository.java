package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.lang.String;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Query}: {@code QUERY#{id} / QUERY}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryRepository extends Repository<Query> {
  private final TableContext table;

  QueryRepository(TableContext table) {
    super(table, QueryMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Query> get(String id) {
    return get(QueryKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Query> prepareGet(String id) {
    return prepareGet(QueryKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Query> delete(String id) {
    return delete(QueryKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Query> prepareDelete(String id) {
    return prepareDelete(QueryKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Query> prepareCheck(String id) {
    return prepareCheck(QueryKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public QueryUpdate update(String id) {
    return new QueryUpdate(this.table, QueryKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public QueryUpdate update(Query query) {
    return new QueryUpdate(this.table, QueryMapper.INSTANCE.key(query));
  }
}
