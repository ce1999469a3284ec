package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Span}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SpanBatch extends BatchWrite<SpanBatch> {
  SpanBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public SpanBatch put(Booking entity) {
    return super.put(BookingMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public SpanBatch delete(Booking entity) {
    return super.delete(BookingMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public SpanBatch deleteBooking(PrimaryKey<Booking> key) {
    return super.delete(BookingMapper.INSTANCE, key);
  }
}
