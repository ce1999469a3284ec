package clash;

import clash.other.Converter;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Query}: {@code QUERY#{id} / QUERY}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryUpdate extends Update<Query, QueryUpdate> {
  QueryUpdate(TableContext table, PrimaryKey<Query> key) {
    super(table, QueryMapper.INSTANCE, key, false);
  }

  /** Stores {@code page}. */
  public QueryUpdate page(Page page) {
    return changes().set(QueryAttributes.PAGE, page);
  }

  /** Changes inside of {@code page}, which must be there. */
  public Table_PageUpdate<Query, QueryUpdate> page() {
    return new Table_PageUpdate<>(changes(), QueryAttributes.PAGE);
  }

  /** Stores {@code converter}. */
  public QueryUpdate converter(Converter converter) {
    return changes().set(QueryAttributes.CONVERTER, converter);
  }

  /** Changes inside of {@code converter}, which must be there. */
  public Table_ConverterUpdate<Query, QueryUpdate> converter() {
    return new Table_ConverterUpdate<>(changes(), QueryAttributes.CONVERTER);
  }
}
