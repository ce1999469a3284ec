package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link Kin}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class KinOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Person.class, PersonMapper.INSTANCE)
      .with(Place.class, PlaceMapper.INSTANCE)
      .with(Marriage.class, MarriageMapper.INSTANCE)
      .with(Birth.class, BirthMapper.INSTANCE)
      .with(Job.class, JobMapper.INSTANCE);

  KinOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public KinTransaction transaction() {
    return new KinTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(KinTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public KinBatch batch() {
    return new KinBatch(context());
  }
}
