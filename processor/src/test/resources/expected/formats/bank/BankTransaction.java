package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Bank}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BankTransaction extends Transaction<BankTransaction> {
  BankTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public BankTransaction create(Booking entity) {
    return super.create(BookingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public BankTransaction put(Booking entity) {
    return super.put(BookingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public BankTransaction replace(Booking entity) {
    return super.replace(BookingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public BankTransaction delete(Booking entity) {
    return super.delete(BookingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public BankTransaction move(Booking from, Booking to) {
    return super.move(BookingMapper.INSTANCE, from, to);
  }
}
