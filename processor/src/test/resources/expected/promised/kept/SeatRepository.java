package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.ExpiringGet;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Seat}: {@code SEAT#{seatId} / SEAT}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SeatRepository extends Repository<Seat> {
  private final TableContext table;

  SeatRepository(TableContext table) {
    super(table, SeatMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Seat> get(String seatId) {
    return get(SeatKeys.primary(seatId));
  }

  /** GetItem, not sent yet. */
  public ExpiringGet<Seat> prepareGet(String seatId) {
    return prepareGet(SeatKeys.primary(seatId));
  }

  /** GetItem, not sent yet; it can be told to give nothing for an item that has expired. */
  @Override
  public ExpiringGet<Seat> prepareGet(PrimaryKey<Seat> key) {
    return new ExpiringGet<>(table, SeatMapper.INSTANCE, key);
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Seat> delete(String seatId) {
    return delete(SeatKeys.primary(seatId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Seat> prepareDelete(String seatId) {
    return prepareDelete(SeatKeys.primary(seatId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Seat> prepareCheck(String seatId) {
    return prepareCheck(SeatKeys.primary(seatId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public SeatUpdate update(String seatId) {
    return new SeatUpdate(this.table, SeatKeys.primary(seatId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public SeatUpdate update(Seat seat) {
    return new SeatUpdate(this.table, SeatMapper.INSTANCE.key(seat));
  }
}
