package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableOperations;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link App}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AppOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(User.class, UserMapper.INSTANCE);

  AppOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public AppTransaction transaction() {
    return new AppTransaction(context());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public AppBatch batch() {
    return new AppBatch(context());
  }
}
