package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Studio}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StudioOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Movie.class, MovieMapper.INSTANCE)
      .with(Role.class, RoleMapper.INSTANCE)
      .with(Review.class, ReviewMapper.INSTANCE)
      .with(Reply.class, ReplyMapper.INSTANCE)
      .with(Actor.class, ActorMapper.INSTANCE);

  StudioOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public StudioTransaction transaction() {
    return new StudioTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(StudioTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public StudioBatch batch() {
    return new StudioBatch(context());
  }
}
