package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link SchoolClass}: {@code CLASS#{classId} / CLASS}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SchoolClassRepository extends Repository<SchoolClass> {
  private final TableContext table;

  SchoolClassRepository(TableContext table) {
    super(table, SchoolClassMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<SchoolClass> get(String classId) {
    return get(SchoolClassKeys.primary(classId));
  }

  /** GetItem, not sent yet. */
  public Get<SchoolClass> prepareGet(String classId) {
    return prepareGet(SchoolClassKeys.primary(classId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<SchoolClass> delete(String classId) {
    return delete(SchoolClassKeys.primary(classId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<SchoolClass> prepareDelete(String classId) {
    return prepareDelete(SchoolClassKeys.primary(classId));
  }

  /** For a transaction: that there is such an item. */
  public Check<SchoolClass> prepareCheck(String classId) {
    return prepareCheck(SchoolClassKeys.primary(classId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public SchoolClassUpdate update(String classId) {
    return new SchoolClassUpdate(this.table, SchoolClassKeys.primary(classId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public SchoolClassUpdate update(SchoolClass schoolClass) {
    return new SchoolClassUpdate(this.table, SchoolClassMapper.INSTANCE.key(schoolClass));
  }
}
