package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Library}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LibraryBatch extends BatchWrite<LibraryBatch> {
  LibraryBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public LibraryBatch put(Reader entity) {
    return super.put(ReaderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LibraryBatch delete(Reader entity) {
    return super.delete(ReaderMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public LibraryBatch deleteReader(PrimaryKey<Reader> key) {
    return super.delete(ReaderMapper.INSTANCE, key);
  }

  /** Writes an item, or replaces the whole of it. */
  public LibraryBatch put(Loan entity) {
    return super.put(LoanMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LibraryBatch delete(Loan entity) {
    return super.delete(LoanMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public LibraryBatch deleteLoan(PrimaryKey<Loan> key) {
    return super.delete(LoanMapper.INSTANCE, key);
  }
}
