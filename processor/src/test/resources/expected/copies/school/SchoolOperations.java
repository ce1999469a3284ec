package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.table.TableComparison;
import io.keywright.runtime.table.TableOperations;
import io.keywright.runtime.table.TableVerification;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What is done with items of several entities of {@link School}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolOperations extends TableOperations {
  private static final EntityMappers MAPPERS = new EntityMappers()
      .with(Student.class, StudentMapper.INSTANCE)
      .with(SchoolClass.class, SchoolClassMapper.INSTANCE)
      .with(Enrolment.class, EnrolmentMapper.INSTANCE);

  SchoolOperations(TableContext table) {
    super(table, MAPPERS);
  }

  /** TransactWriteItems: a transaction that has no actions yet. */
  public SchoolTransaction transaction() {
    return new SchoolTransaction(context());
  }

  /** DescribeTable, DescribeTimeToLive and DescribeContinuousBackups: compares the live table with its design. */
  public TableComparison verify() {
    return TableVerification.verify(SchoolTable.definition(), context().client("verify"), context().tableName());
  }

  /** BatchWriteItem: a batch that has no writes yet. */
  public SchoolBatch batch() {
    return new SchoolBatch(context());
  }
}
