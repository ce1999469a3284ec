package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link School}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolTransaction extends Transaction<SchoolTransaction> {
  SchoolTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public SchoolTransaction create(Student entity) {
    return super.create(StudentMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public SchoolTransaction put(Student entity) {
    return super.put(StudentMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public SchoolTransaction replace(Student entity) {
    return super.replace(StudentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SchoolTransaction delete(Student entity) {
    return super.delete(StudentMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public SchoolTransaction move(Student from, Student to) {
    return super.move(StudentMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public SchoolTransaction create(SchoolClass entity) {
    return super.create(SchoolClassMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public SchoolTransaction put(SchoolClass entity) {
    return super.put(SchoolClassMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public SchoolTransaction replace(SchoolClass entity) {
    return super.replace(SchoolClassMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SchoolTransaction delete(SchoolClass entity) {
    return super.delete(SchoolClassMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public SchoolTransaction move(SchoolClass from, SchoolClass to) {
    return super.move(SchoolClassMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public SchoolTransaction create(Enrolment entity) {
    return super.create(EnrolmentMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public SchoolTransaction put(Enrolment entity) {
    return super.put(EnrolmentMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public SchoolTransaction replace(Enrolment entity) {
    return super.replace(EnrolmentMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SchoolTransaction delete(Enrolment entity) {
    return super.delete(EnrolmentMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public SchoolTransaction move(Enrolment from, Enrolment to) {
    return super.move(EnrolmentMapper.INSTANCE, from, to);
  }
}
