package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Booking}: {@code ROOM#{room} / {stay.from:seconds}#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingRepository extends Repository<Booking> {
  private final TableContext table;
  private final QuerySource<Booking> ofRoom;

  BookingRepository(TableContext table, TypeFilter ofRoom) {
    super(table, BookingMapper.INSTANCE);
    this.table = table;
    this.ofRoom = QuerySource.table(table, BookingMapper.INSTANCE, ofRoom).named("ofRoom");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Booking> get(String room, Instant stayFrom, String id) {
    return get(BookingKeys.primary(room, stayFrom, id));
  }

  /** GetItem, not sent yet. */
  public Get<Booking> prepareGet(String room, Instant stayFrom, String id) {
    return prepareGet(BookingKeys.primary(room, stayFrom, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Booking> delete(String room, Instant stayFrom, String id) {
    return delete(BookingKeys.primary(room, stayFrom, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Booking> prepareDelete(String room, Instant stayFrom, String id) {
    return prepareDelete(BookingKeys.primary(room, stayFrom, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Booking> prepareCheck(String room, Instant stayFrom, String id) {
    return prepareCheck(BookingKeys.primary(room, stayFrom, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public BookingUpdate update(String room, Instant stayFrom, String id) {
    return new BookingUpdate(this.table, BookingKeys.primary(room, stayFrom, id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public BookingUpdate update(Booking booking) {
    return new BookingUpdate(this.table, BookingMapper.INSTANCE.key(booking));
  }

  /** Query of the table: {@code PK = ROOM#{room}}, {@code SK = {stay.from:seconds}#{id}}. */
  public OfRoom ofRoom(String room) {
    return new OfRoom(ofRoom, BookingKeys.partition(room));
  }

  /** The query {@code ofRoom}. */
  public static final class OfRoom extends TableQuery<Booking, OfRoom> {
    private OfRoom(QuerySource<Booking> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code stay.from}. */
    public OfRoomStayFrom stayFrom(Instant stayFrom) {
      return new OfRoomStayFrom(this, BookingKeys.STAY_FROM.text(stayFrom).concat("#"),
          PropertyFilter.equal("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), stayFrom)).in("stay"));
    }

    /** From one {@code stay.from} to another, both included. */
    public TableRangeQuery<Booking> stayFromBetween(Instant from, Instant to) {
      return where(within("#").between(BookingKeys.STAY_FROM.text(from),
          BookingKeys.STAY_FROM.text(to)), PropertyFilter.greaterOrEqual("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), from)).in("stay"),
          PropertyFilter.lessOrEqual("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), to)).in("stay"));
    }

    /** This {@code stay.from} and all above it. */
    public TableRangeQuery<Booking> stayFromFrom(Instant stayFrom) {
      return where(within("#").from(BookingKeys.STAY_FROM.text(stayFrom)),
          PropertyFilter.greaterOrEqual("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), stayFrom)).in("stay"));
    }

    /** All above this {@code stay.from}. */
    public TableRangeQuery<Booking> stayFromAfter(Instant stayFrom) {
      return where(within("#").from(BookingKeys.STAY_FROM.text(stayFrom)),
          PropertyFilter.greaterThan("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), stayFrom)).in("stay"));
    }

    /** This {@code stay.from} and all below it. */
    public TableRangeQuery<Booking> stayFromUntil(Instant stayFrom) {
      return where(within("#").until(BookingKeys.STAY_FROM.text(stayFrom)),
          PropertyFilter.lessOrEqual("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), stayFrom)).in("stay"));
    }

    /** All below this {@code stay.from}. */
    public TableRangeQuery<Booking> stayFromBefore(Instant stayFrom) {
      return where(within("#").until(BookingKeys.STAY_FROM.text(stayFrom)),
          PropertyFilter.lessThan("from",
          StoredBound.of(BookingKeys.STAY_FROM, Converters.ofInstant(), stayFrom)).in("stay"));
    }
  }

  /** The query {@code ofRoom} with {@code stay.from} fixed. */
  public static final class OfRoomStayFrom extends TableQuery<Booking, OfRoomStayFrom> {
    private OfRoomStayFrom(OfRoom previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Booking> id(String id) {
      return where(exactly(BookingKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<Booking> idStartingWith(String start) {
      return where(beginningWith(BookingKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Booking> idBetween(String from, String to) {
      return where(within().between(BookingKeys.ID.text(from), BookingKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Booking> idFrom(String id) {
      return where(within().from(BookingKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Booking> idAfter(String id) {
      return where(within().after(BookingKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Booking> idUntil(String id) {
      return where(within().until(BookingKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Booking> idBefore(String id) {
      return where(within().before(BookingKeys.ID.text(id)));
    }
  }
}
