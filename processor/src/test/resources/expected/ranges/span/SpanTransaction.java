package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Span}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SpanTransaction extends Transaction<SpanTransaction> {
  SpanTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public SpanTransaction create(Booking entity) {
    return super.create(BookingMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public SpanTransaction put(Booking entity) {
    return super.put(BookingMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public SpanTransaction replace(Booking entity) {
    return super.replace(BookingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SpanTransaction delete(Booking entity) {
    return super.delete(BookingMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public SpanTransaction move(Booking from, Booking to) {
    return super.move(BookingMapper.INSTANCE, from, to);
  }
}
