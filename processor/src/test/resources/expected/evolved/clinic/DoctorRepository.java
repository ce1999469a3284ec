package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.LocalDate;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Doctor}: {@code CLINIC#{clinic} / DOCTOR#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DoctorRepository extends Repository<Doctor> {
  private final TableContext table;
  private final QuerySource<Doctor> ofClinic;
  private final QuerySource<Doctor> byField;
  private final QuerySource<Doctor> byRank;

  DoctorRepository(TableContext table, TypeFilter ofClinic, TypeFilter byField, TypeFilter byRank) {
    super(table, DoctorMapper.INSTANCE);
    this.table = table;
    this.ofClinic = QuerySource.table(table, DoctorMapper.INSTANCE, ofClinic).named("ofClinic");
    this.byField = QuerySource.globalIndex(table, DoctorMapper.INSTANCE,
        "GSI3", "GSI3PK", "GSI3SK", byField).named("byField");
    this.byRank = QuerySource.globalIndex(table, DoctorMapper.INSTANCE,
        "GSI4", "GSI4PK", "GSI4SK", byRank).named("byRank");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Doctor> get(String clinic, String id) {
    return get(DoctorKeys.primary(clinic, id));
  }

  /** GetItem, not sent yet. */
  public Get<Doctor> prepareGet(String clinic, String id) {
    return prepareGet(DoctorKeys.primary(clinic, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Doctor> delete(String clinic, String id) {
    return delete(DoctorKeys.primary(clinic, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Doctor> prepareDelete(String clinic, String id) {
    return prepareDelete(DoctorKeys.primary(clinic, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Doctor> prepareCheck(String clinic, String id) {
    return prepareCheck(DoctorKeys.primary(clinic, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public DoctorUpdate update(String clinic, String id) {
    return new DoctorUpdate(this.table, DoctorKeys.primary(clinic, id), clinic);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public DoctorUpdate.OfEntity update(Doctor doctor) {
    return new DoctorUpdate.OfEntity(this.table, DoctorMapper.INSTANCE.key(doctor), doctor.getClinic(), doctor);
  }

  /** Query of the table: {@code PK = CLINIC#{clinic}}, {@code SK = DOCTOR#{id}}. */
  public OfClinic ofClinic(String clinic) {
    return new OfClinic(ofClinic, DoctorKeys.partition(clinic));
  }

  /** Query of {@code GSI3}: {@code GSI3PK = FIELD#{field}}, {@code GSI3SK = {home.country}#{lastSeen}#{room}}. */
  public ByField byField(String field) {
    return new ByField(byField, DoctorKeys.byFieldPartition(field));
  }

  /** Query of {@code GSI4}: {@code GSI4PK = RANK#{rank}#{clinic}}, {@code GSI4SK = {fee:2}#{phone}}. */
  public ByRank byRank(Doctor.Rank rank, String clinic) {
    return new ByRank(byRank, DoctorKeys.byRankPartition(rank, clinic));
  }

  /** The query {@code ofClinic}. */
  public static final class OfClinic extends TableQuery<Doctor, OfClinic> {
    private OfClinic(QuerySource<Doctor> source, String partition) {
      super(source, partition, "DOCTOR#");
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Doctor> id(String id) {
      return where(exactly(DoctorKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<Doctor> idStartingWith(String start) {
      return where(beginningWith(DoctorKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Doctor> idBetween(String from, String to) {
      return where(within().between(DoctorKeys.ID.text(from), DoctorKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Doctor> idFrom(String id) {
      return where(within().from(DoctorKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Doctor> idAfter(String id) {
      return where(within().after(DoctorKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Doctor> idUntil(String id) {
      return where(within().until(DoctorKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Doctor> idBefore(String id) {
      return where(within().before(DoctorKeys.ID.text(id)));
    }
  }

  /** The query {@code byField}. */
  public static final class ByField extends IndexQuery<Doctor, ByField> {
    private ByField(QuerySource<Doctor> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code home.country}. */
    public ByFieldHomeCountry homeCountry(String homeCountry) {
      return new ByFieldHomeCountry(this, DoctorKeys.HOME_COUNTRY.text(homeCountry).concat("#"));
    }

    /** Every {@code home.country} that starts so. */
    public RangeQuery<Doctor> homeCountryStartingWith(String start) {
      return where(beginningWith(DoctorKeys.HOME_COUNTRY.text(start)));
    }
  }

  /** The query {@code byField} with {@code home.country} fixed. */
  public static final class ByFieldHomeCountry extends IndexQuery<Doctor, ByFieldHomeCountry> {
    private ByFieldHomeCountry(ByField previous, String component) {
      super(previous, component);
    }

    /** Only this {@code lastSeen}. */
    public ByFieldHomeCountryLastSeen lastSeen(LocalDate lastSeen) {
      return new ByFieldHomeCountryLastSeen(this, DoctorKeys.LAST_SEEN.text(lastSeen).concat("#"));
    }

    /** From one {@code lastSeen} to another, both included. */
    public RangeQuery<Doctor> lastSeenBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(DoctorKeys.LAST_SEEN.text(from),
          DoctorKeys.LAST_SEEN.text(to)));
    }

    /** This {@code lastSeen} and all above it. */
    public RangeQuery<Doctor> lastSeenFrom(LocalDate lastSeen) {
      return where(within("#").from(DoctorKeys.LAST_SEEN.text(lastSeen)));
    }

    /** All above this {@code lastSeen}. */
    public RangeQuery<Doctor> lastSeenAfter(LocalDate lastSeen) {
      return where(within("#").after(DoctorKeys.LAST_SEEN.text(lastSeen)));
    }

    /** This {@code lastSeen} and all below it. */
    public RangeQuery<Doctor> lastSeenUntil(LocalDate lastSeen) {
      return where(within("#").until(DoctorKeys.LAST_SEEN.text(lastSeen)));
    }

    /** All below this {@code lastSeen}. */
    public RangeQuery<Doctor> lastSeenBefore(LocalDate lastSeen) {
      return where(within("#").before(DoctorKeys.LAST_SEEN.text(lastSeen)));
    }
  }

  /** The query {@code byField} with {@code home.country}, {@code lastSeen} fixed. */
  public static final class ByFieldHomeCountryLastSeen extends IndexQuery<Doctor, ByFieldHomeCountryLastSeen> {
    private ByFieldHomeCountryLastSeen(ByFieldHomeCountry previous, String component) {
      super(previous, component);
    }

    /** Only this {@code room}. */
    public RangeQuery<Doctor> room(String room) {
      return where(exactly(DoctorKeys.ROOM.text(room)));
    }

    /** Every {@code room} that starts so. */
    public RangeQuery<Doctor> roomStartingWith(String start) {
      return where(beginningWith(DoctorKeys.ROOM.text(start)));
    }

    /** From one {@code room} to another, both included. */
    public RangeQuery<Doctor> roomBetween(String from, String to) {
      return where(within().between(DoctorKeys.ROOM.text(from), DoctorKeys.ROOM.text(to)));
    }

    /** This {@code room} and all above it. */
    public RangeQuery<Doctor> roomFrom(String room) {
      return where(within().from(DoctorKeys.ROOM.text(room)));
    }

    /** All above this {@code room}. */
    public RangeQuery<Doctor> roomAfter(String room) {
      return where(within().after(DoctorKeys.ROOM.text(room)));
    }

    /** This {@code room} and all below it. */
    public RangeQuery<Doctor> roomUntil(String room) {
      return where(within().until(DoctorKeys.ROOM.text(room)));
    }

    /** All below this {@code room}. */
    public RangeQuery<Doctor> roomBefore(String room) {
      return where(within().before(DoctorKeys.ROOM.text(room)));
    }
  }

  /** The query {@code byRank}. */
  public static final class ByRank extends IndexQuery<Doctor, ByRank> {
    private ByRank(QuerySource<Doctor> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code fee}. */
    public ByRankFee fee(short fee) {
      return new ByRankFee(this, DoctorKeys.FEE.text(fee).concat("#"));
    }

    /** From one {@code fee} to another, both included. */
    public RangeQuery<Doctor> feeBetween(short from, short to) {
      return where(within("#").between(DoctorKeys.FEE.text(from), DoctorKeys.FEE.text(to)));
    }

    /** This {@code fee} and all above it. */
    public RangeQuery<Doctor> feeFrom(short fee) {
      return where(within("#").from(DoctorKeys.FEE.text(fee)));
    }

    /** All above this {@code fee}. */
    public RangeQuery<Doctor> feeAfter(short fee) {
      return where(within("#").after(DoctorKeys.FEE.text(fee)));
    }

    /** This {@code fee} and all below it. */
    public RangeQuery<Doctor> feeUntil(short fee) {
      return where(within("#").until(DoctorKeys.FEE.text(fee)));
    }

    /** All below this {@code fee}. */
    public RangeQuery<Doctor> feeBefore(short fee) {
      return where(within("#").before(DoctorKeys.FEE.text(fee)));
    }
  }

  /** The query {@code byRank} with {@code fee} fixed. */
  public static final class ByRankFee extends IndexQuery<Doctor, ByRankFee> {
    private ByRankFee(ByRank previous, String component) {
      super(previous, component);
    }

    /** Only this {@code phone}. */
    public RangeQuery<Doctor> phone(String phone) {
      return where(exactly(DoctorKeys.PHONE.text(phone)));
    }

    /** Every {@code phone} that starts so. */
    public RangeQuery<Doctor> phoneStartingWith(String start) {
      return where(beginningWith(DoctorKeys.PHONE.text(start)));
    }

    /** From one {@code phone} to another, both included. */
    public RangeQuery<Doctor> phoneBetween(String from, String to) {
      return where(within().between(DoctorKeys.PHONE.text(from), DoctorKeys.PHONE.text(to)));
    }

    /** This {@code phone} and all above it. */
    public RangeQuery<Doctor> phoneFrom(String phone) {
      return where(within().from(DoctorKeys.PHONE.text(phone)));
    }

    /** All above this {@code phone}. */
    public RangeQuery<Doctor> phoneAfter(String phone) {
      return where(within().after(DoctorKeys.PHONE.text(phone)));
    }

    /** This {@code phone} and all below it. */
    public RangeQuery<Doctor> phoneUntil(String phone) {
      return where(within().until(DoctorKeys.PHONE.text(phone)));
    }

    /** All below this {@code phone}. */
    public RangeQuery<Doctor> phoneBefore(String phone) {
      return where(within().before(DoctorKeys.PHONE.text(phone)));
    }
  }
}
