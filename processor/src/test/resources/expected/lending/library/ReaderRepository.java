package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Reader}: {@code READER#{readerId} / READER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderRepository extends Repository<Reader> {
  private final TableContext table;

  ReaderRepository(TableContext table) {
    super(table, ReaderMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Reader> get(String readerId) {
    return get(ReaderKeys.primary(readerId));
  }

  /** GetItem, not sent yet. */
  public Get<Reader> prepareGet(String readerId) {
    return prepareGet(ReaderKeys.primary(readerId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Reader> delete(String readerId) {
    return delete(ReaderKeys.primary(readerId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Reader> prepareDelete(String readerId) {
    return prepareDelete(ReaderKeys.primary(readerId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Reader> prepareCheck(String readerId) {
    return prepareCheck(ReaderKeys.primary(readerId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ReaderUpdate update(String readerId) {
    return new ReaderUpdate(this.table, ReaderKeys.primary(readerId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ReaderUpdate update(Reader reader) {
    return new ReaderUpdate(this.table, ReaderMapper.INSTANCE.key(reader));
  }
}
