package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link School}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolBatch extends BatchWrite<SchoolBatch> {
  SchoolBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public SchoolBatch put(SchoolClass entity) {
    return super.put(SchoolClassMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SchoolBatch delete(SchoolClass entity) {
    return super.delete(SchoolClassMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public SchoolBatch deleteSchoolClass(PrimaryKey<SchoolClass> key) {
    return super.delete(SchoolClassMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public SchoolBatch put(Enrolment entity) {
    return super.put(EnrolmentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SchoolBatch delete(Enrolment entity) {
    return super.delete(EnrolmentMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public SchoolBatch deleteEnrolment(PrimaryKey<Enrolment> key) {
    return super.delete(EnrolmentMapper.INSTANCE, key);
  }
}
