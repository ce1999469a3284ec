package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Shift}: {@code SHIFT#{starts:date} / {ends:yyyy-MM-dd-HH}#{name}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShiftRepository extends Repository<Shift> {
  private final TableContext table;
  private final QuerySource<Shift> byRole;
  private final QuerySource<Shift> bySecond;

  ShiftRepository(TableContext table, TypeFilter byRole, TypeFilter bySecond) {
    super(table, ShiftMapper.INSTANCE);
    this.table = table;
    this.byRole = QuerySource.globalIndex(table, ShiftMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byRole).named("byRole");
    this.bySecond = QuerySource.globalIndex(table, ShiftMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", bySecond).named("bySecond");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Shift> get(LocalDate starts, LocalDateTime ends, String name) {
    return get(ShiftKeys.primary(starts, ends, name));
  }

  /** GetItem, not sent yet. */
  public Get<Shift> prepareGet(LocalDate starts, LocalDateTime ends, String name) {
    return prepareGet(ShiftKeys.primary(starts, ends, name));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Shift> delete(LocalDate starts, LocalDateTime ends, String name) {
    return delete(ShiftKeys.primary(starts, ends, name));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Shift> prepareDelete(LocalDate starts, LocalDateTime ends, String name) {
    return prepareDelete(ShiftKeys.primary(starts, ends, name));
  }

  /** For a transaction: that there is such an item. */
  public Check<Shift> prepareCheck(LocalDate starts, LocalDateTime ends, String name) {
    return prepareCheck(ShiftKeys.primary(starts, ends, name));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ShiftUpdate update(LocalDate starts, LocalDateTime ends, String name) {
    return new ShiftUpdate(this.table, ShiftKeys.primary(starts, ends, name), starts.atStartOfDay(ZoneOffset.UTC).toInstant(), ends, name);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ShiftUpdate.OfEntity update(Shift shift) {
    return new ShiftUpdate.OfEntity(this.table, ShiftMapper.INSTANCE.key(shift), shift.starts(), shift.ends(), shift.name(), shift);
  }

  /**
   * Query of {@code GSI1}: {@code GSI1PK = ROLE#{role}#{starts:yyyy-MM}}, {@code GSI1SK = {starts:date}#{ends:date}#{name}}.
   */
  public ByRole byRole(String role, YearMonth starts) {
    return new ByRole(byRole, ShiftKeys.byRolePartition(role, starts));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = PLACE#{place}}, {@code GSI2SK = {starts:seconds}}. */
  public BySecond bySecond(String place) {
    return new BySecond(bySecond, ShiftKeys.bySecondPartition(place));
  }

  /** The query {@code byRole}. */
  public static final class ByRole extends IndexQuery<Shift, ByRole> {
    private ByRole(QuerySource<Shift> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code starts}. */
    public ByRoleStarts starts(LocalDate starts) {
      return new ByRoleStarts(this, ShiftKeys.BY_ROLE_SORT_STARTS.text(starts).concat("#"));
    }

    /** Only this {@code starts}. */
    public ByRoleStarts starts(Instant starts) {
      return new ByRoleStarts(this, ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(starts).concat("#"),
          PropertyFilter.equal("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), starts)));
    }

    /** From one {@code starts} to another, both included. */
    public RangeQuery<Shift> startsBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(ShiftKeys.BY_ROLE_SORT_STARTS.text(from),
          ShiftKeys.BY_ROLE_SORT_STARTS.text(to)));
    }

    /** This {@code starts} and all above it. */
    public RangeQuery<Shift> startsFrom(LocalDate starts) {
      return where(within("#").from(ShiftKeys.BY_ROLE_SORT_STARTS.text(starts)));
    }

    /** All above this {@code starts}. */
    public RangeQuery<Shift> startsAfter(LocalDate starts) {
      return where(within("#").after(ShiftKeys.BY_ROLE_SORT_STARTS.text(starts)));
    }

    /** This {@code starts} and all below it. */
    public RangeQuery<Shift> startsUntil(LocalDate starts) {
      return where(within("#").until(ShiftKeys.BY_ROLE_SORT_STARTS.text(starts)));
    }

    /** All below this {@code starts}. */
    public RangeQuery<Shift> startsBefore(LocalDate starts) {
      return where(within("#").before(ShiftKeys.BY_ROLE_SORT_STARTS.text(starts)));
    }

    /** From one {@code starts} to another, both included. */
    public RangeQuery<Shift> startsBetween(Instant from, Instant to) {
      return where(within("#").between(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(from),
          ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(to)), PropertyFilter.greaterOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), to)));
    }

    /** This {@code starts} and all above it. */
    public RangeQuery<Shift> startsFrom(Instant starts) {
      return where(within("#").from(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(starts)),
          PropertyFilter.greaterOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), starts)));
    }

    /** All above this {@code starts}. */
    public RangeQuery<Shift> startsAfter(Instant starts) {
      return where(within("#").from(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(starts)),
          PropertyFilter.greaterThan("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), starts)));
    }

    /** This {@code starts} and all below it. */
    public RangeQuery<Shift> startsUntil(Instant starts) {
      return where(within("#").until(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(starts)),
          PropertyFilter.lessOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), starts)));
    }

    /** All below this {@code starts}. */
    public RangeQuery<Shift> startsBefore(Instant starts) {
      return where(within("#").until(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT.text(starts)),
          PropertyFilter.lessThan("starts",
          StoredBound.of(ShiftKeys.BY_ROLE_SORT_STARTS_INSTANT, Converters.ofInstant(), starts)));
    }
  }

  /** The query {@code byRole} with {@code starts} fixed. */
  public static final class ByRoleStarts extends IndexQuery<Shift, ByRoleStarts> {
    private ByRoleStarts(ByRole previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code ends}. */
    public ByRoleStartsEnds ends(LocalDate ends) {
      return new ByRoleStartsEnds(this, ShiftKeys.BY_ROLE_ENDS.text(ends).concat("#"));
    }

    /** Only this {@code ends}. */
    public ByRoleStartsEnds ends(LocalDateTime ends) {
      return new ByRoleStartsEnds(this, ShiftKeys.ENDS_LOCAL_DATE_TIME.text(ends).concat("#"),
          PropertyFilter.equal("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), ends)));
    }

    /** From one {@code ends} to another, both included. */
    public RangeQuery<Shift> endsBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(ShiftKeys.BY_ROLE_ENDS.text(from),
          ShiftKeys.BY_ROLE_ENDS.text(to)));
    }

    /** This {@code ends} and all above it. */
    public RangeQuery<Shift> endsFrom(LocalDate ends) {
      return where(within("#").from(ShiftKeys.BY_ROLE_ENDS.text(ends)));
    }

    /** All above this {@code ends}. */
    public RangeQuery<Shift> endsAfter(LocalDate ends) {
      return where(within("#").after(ShiftKeys.BY_ROLE_ENDS.text(ends)));
    }

    /** This {@code ends} and all below it. */
    public RangeQuery<Shift> endsUntil(LocalDate ends) {
      return where(within("#").until(ShiftKeys.BY_ROLE_ENDS.text(ends)));
    }

    /** All below this {@code ends}. */
    public RangeQuery<Shift> endsBefore(LocalDate ends) {
      return where(within("#").before(ShiftKeys.BY_ROLE_ENDS.text(ends)));
    }

    /** From one {@code ends} to another, both included. */
    public RangeQuery<Shift> endsBetween(LocalDateTime from, LocalDateTime to) {
      return where(within("#").between(ShiftKeys.ENDS_LOCAL_DATE_TIME.text(from),
          ShiftKeys.ENDS_LOCAL_DATE_TIME.text(to)), PropertyFilter.greaterOrEqual("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), from)),
          PropertyFilter.lessOrEqual("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), to)));
    }

    /** This {@code ends} and all above it. */
    public RangeQuery<Shift> endsFrom(LocalDateTime ends) {
      return where(within("#").from(ShiftKeys.ENDS_LOCAL_DATE_TIME.text(ends)),
          PropertyFilter.greaterOrEqual("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), ends)));
    }

    /** All above this {@code ends}. */
    public RangeQuery<Shift> endsAfter(LocalDateTime ends) {
      return where(within("#").from(ShiftKeys.ENDS_LOCAL_DATE_TIME.text(ends)),
          PropertyFilter.greaterThan("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), ends)));
    }

    /** This {@code ends} and all below it. */
    public RangeQuery<Shift> endsUntil(LocalDateTime ends) {
      return where(within("#").until(ShiftKeys.ENDS_LOCAL_DATE_TIME.text(ends)),
          PropertyFilter.lessOrEqual("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), ends)));
    }

    /** All below this {@code ends}. */
    public RangeQuery<Shift> endsBefore(LocalDateTime ends) {
      return where(within("#").until(ShiftKeys.ENDS_LOCAL_DATE_TIME.text(ends)),
          PropertyFilter.lessThan("ends",
          StoredBound.of(ShiftKeys.ENDS_LOCAL_DATE_TIME, Converters.ofLocalDateTime(), ends)));
    }
  }

  /** The query {@code byRole} with {@code starts}, {@code ends} fixed. */
  public static final class ByRoleStartsEnds extends IndexQuery<Shift, ByRoleStartsEnds> {
    private ByRoleStartsEnds(ByRoleStarts previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code name}. */
    public RangeQuery<Shift> name(String name) {
      return where(exactly(ShiftKeys.BY_ROLE_NAME.text(name)));
    }

    /** Every {@code name} that starts so. */
    public RangeQuery<Shift> nameStartingWith(String start) {
      return where(beginningWith(ShiftKeys.BY_ROLE_NAME.text(start)));
    }

    /** From one {@code name} to another, both included. */
    public RangeQuery<Shift> nameBetween(String from, String to) {
      return where(within().between(ShiftKeys.BY_ROLE_NAME.text(from),
          ShiftKeys.BY_ROLE_NAME.text(to)));
    }

    /** This {@code name} and all above it. */
    public RangeQuery<Shift> nameFrom(String name) {
      return where(within().from(ShiftKeys.BY_ROLE_NAME.text(name)));
    }

    /** All above this {@code name}. */
    public RangeQuery<Shift> nameAfter(String name) {
      return where(within().after(ShiftKeys.BY_ROLE_NAME.text(name)));
    }

    /** This {@code name} and all below it. */
    public RangeQuery<Shift> nameUntil(String name) {
      return where(within().until(ShiftKeys.BY_ROLE_NAME.text(name)));
    }

    /** All below this {@code name}. */
    public RangeQuery<Shift> nameBefore(String name) {
      return where(within().before(ShiftKeys.BY_ROLE_NAME.text(name)));
    }
  }

  /** The query {@code bySecond}. */
  public static final class BySecond extends IndexQuery<Shift, BySecond> {
    private BySecond(QuerySource<Shift> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code starts}. */
    public RangeQuery<Shift> starts(Instant starts) {
      return where(exactly(ShiftKeys.BY_SECOND_STARTS.text(starts)), PropertyFilter.equal("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), starts)));
    }

    /** From one {@code starts} to another, both included. */
    public RangeQuery<Shift> startsBetween(Instant from, Instant to) {
      return where(within().between(ShiftKeys.BY_SECOND_STARTS.text(from),
          ShiftKeys.BY_SECOND_STARTS.text(to)), PropertyFilter.greaterOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), to)));
    }

    /** This {@code starts} and all above it. */
    public RangeQuery<Shift> startsFrom(Instant starts) {
      return where(within().from(ShiftKeys.BY_SECOND_STARTS.text(starts)),
          PropertyFilter.greaterOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), starts)));
    }

    /** All above this {@code starts}. */
    public RangeQuery<Shift> startsAfter(Instant starts) {
      return where(within().from(ShiftKeys.BY_SECOND_STARTS.text(starts)),
          PropertyFilter.greaterThan("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), starts)));
    }

    /** This {@code starts} and all below it. */
    public RangeQuery<Shift> startsUntil(Instant starts) {
      return where(within().until(ShiftKeys.BY_SECOND_STARTS.text(starts)),
          PropertyFilter.lessOrEqual("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), starts)));
    }

    /** All below this {@code starts}. */
    public RangeQuery<Shift> startsBefore(Instant starts) {
      return where(within().until(ShiftKeys.BY_SECOND_STARTS.text(starts)),
          PropertyFilter.lessThan("starts",
          StoredBound.of(ShiftKeys.BY_SECOND_STARTS, Converters.ofInstant(), starts)));
    }
  }
}
