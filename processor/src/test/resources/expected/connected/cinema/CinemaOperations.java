package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Cinema}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CinemaOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Film.class, FilmMapper.INSTANCE)
      .with(Actor.class, ActorMapper.INSTANCE)
      .with(Role.class, RoleMapper.INSTANCE)
      .with(Sequel.class, SequelMapper.INSTANCE);

  CinemaOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public CinemaTransaction transaction() {
    return new CinemaTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(CinemaTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public CinemaBatch batch() {
    return new CinemaBatch(context());
  }
}
