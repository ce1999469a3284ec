package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Library}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LibraryTransaction extends Transaction<LibraryTransaction> {
  LibraryTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public LibraryTransaction create(Reader entity) {
    return super.create(ReaderMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public LibraryTransaction put(Reader entity) {
    return super.put(ReaderMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public LibraryTransaction replace(Reader entity) {
    return super.replace(ReaderMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LibraryTransaction delete(Reader entity) {
    return super.delete(ReaderMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public LibraryTransaction move(Reader from, Reader to) {
    return super.move(ReaderMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public LibraryTransaction create(Loan entity) {
    return super.create(LoanMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public LibraryTransaction put(Loan entity) {
    return super.put(LoanMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public LibraryTransaction replace(Loan entity) {
    return super.replace(LoanMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LibraryTransaction delete(Loan entity) {
    return super.delete(LoanMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public LibraryTransaction move(Loan from, Loan to) {
    return super.move(LoanMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public LibraryTransaction create(Hold entity) {
    return super.create(HoldMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public LibraryTransaction put(Hold entity) {
    return super.put(HoldMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public LibraryTransaction replace(Hold entity) {
    return super.replace(HoldMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public LibraryTransaction delete(Hold entity) {
    return super.delete(HoldMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public LibraryTransaction move(Hold from, Hold to) {
    return super.move(HoldMapper.INSTANCE, from, to);
  }
}
