import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Query}: {@code QUERY}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryUpdate extends Update<Query, QueryUpdate> {
  QueryUpdate(TableContext table, PrimaryKey<Query> key) {
    super(table, QueryMapper.INSTANCE, key, false);
  }

  /** Stores {@code text}. */
  public QueryUpdate text(String text) {
    return changes().set(QueryAttributes.TEXT, text);
  }
}
