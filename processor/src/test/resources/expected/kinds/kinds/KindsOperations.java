package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableOperations;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Kinds}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Sample.class, SampleMapper.INSTANCE);

  KindsOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public KindsTransaction transaction() {
    return new KindsTransaction(context());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public KindsBatch batch() {
    return new KindsBatch(context());
  }
}
