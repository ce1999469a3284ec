package log;

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
import java.time.YearMonth;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Reminder}: {@code REMINDER#{owner} / {dueAt:seconds}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReminderRepository extends Repository<Reminder> {
  private final TableContext table;
  private final QuerySource<Reminder> byMonth;

  ReminderRepository(TableContext table, TypeFilter byMonth) {
    super(table, ReminderMapper.INSTANCE);
    this.table = table;
    this.byMonth = QuerySource.globalIndex(table, ReminderMapper.INSTANCE,
        "GSI5", "GSI5PK", "GSI5SK", byMonth).named("byMonth");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Reminder> get(String owner, Instant dueAt) {
    return get(ReminderKeys.primary(owner, dueAt));
  }

  /** GetItem, not sent yet. */
  public Get<Reminder> prepareGet(String owner, Instant dueAt) {
    return prepareGet(ReminderKeys.primary(owner, dueAt));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Reminder> delete(String owner, Instant dueAt) {
    return delete(ReminderKeys.primary(owner, dueAt));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Reminder> prepareDelete(String owner, Instant dueAt) {
    return prepareDelete(ReminderKeys.primary(owner, dueAt));
  }

  /** For a transaction: that there is such an item. */
  public Check<Reminder> prepareCheck(String owner, Instant dueAt) {
    return prepareCheck(ReminderKeys.primary(owner, dueAt));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ReminderUpdate update(String owner, Instant dueAt) {
    return new ReminderUpdate(this.table, ReminderKeys.primary(owner, dueAt), owner, dueAt);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ReminderUpdate update(Reminder reminder) {
    return new ReminderUpdate(this.table, ReminderMapper.INSTANCE.key(reminder), reminder.owner(), reminder.dueAt());
  }

  /**
   * Query of {@code GSI5}: {@code GSI5PK = REMINDERS#{owner}#{dueAt:yyyy-MM}}, {@code GSI5SK = {changedAt:millis}#{dueAt:date}}.
   */
  public ByMonth byMonth(String owner, YearMonth dueAt) {
    return new ByMonth(byMonth, ReminderKeys.byMonthPartition(owner, dueAt));
  }

  /** The query {@code byMonth}. */
  public static final class ByMonth extends IndexQuery<Reminder, ByMonth> {
    private ByMonth(QuerySource<Reminder> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code changedAt}. */
    public ByMonthChangedAt changedAt(Instant changedAt) {
      return new ByMonthChangedAt(this, ReminderKeys.CHANGED_AT.text(changedAt).concat("#"),
          PropertyFilter.equal("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), changedAt)));
    }

    /** From one {@code changedAt} to another, both included. */
    public RangeQuery<Reminder> changedAtBetween(Instant from, Instant to) {
      return where(within("#").between(ReminderKeys.CHANGED_AT.text(from),
          ReminderKeys.CHANGED_AT.text(to)), PropertyFilter.greaterOrEqual("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), to)));
    }

    /** This {@code changedAt} and all above it. */
    public RangeQuery<Reminder> changedAtFrom(Instant changedAt) {
      return where(within("#").from(ReminderKeys.CHANGED_AT.text(changedAt)),
          PropertyFilter.greaterOrEqual("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), changedAt)));
    }

    /** All above this {@code changedAt}. */
    public RangeQuery<Reminder> changedAtAfter(Instant changedAt) {
      return where(within("#").from(ReminderKeys.CHANGED_AT.text(changedAt)),
          PropertyFilter.greaterThan("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), changedAt)));
    }

    /** This {@code changedAt} and all below it. */
    public RangeQuery<Reminder> changedAtUntil(Instant changedAt) {
      return where(within("#").until(ReminderKeys.CHANGED_AT.text(changedAt)),
          PropertyFilter.lessOrEqual("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), changedAt)));
    }

    /** All below this {@code changedAt}. */
    public RangeQuery<Reminder> changedAtBefore(Instant changedAt) {
      return where(within("#").until(ReminderKeys.CHANGED_AT.text(changedAt)),
          PropertyFilter.lessThan("changedAt",
          StoredBound.of(ReminderKeys.CHANGED_AT, Converters.ofInstant(), changedAt)));
    }
  }

  /** The query {@code byMonth} with {@code changedAt} fixed. */
  public static final class ByMonthChangedAt extends IndexQuery<Reminder, ByMonthChangedAt> {
    private ByMonthChangedAt(ByMonth previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code dueAt}. */
    public RangeQuery<Reminder> dueAt(LocalDate dueAt) {
      return where(exactly(ReminderKeys.BY_MONTH_SORT_DUE_AT.text(dueAt)));
    }

    /** Only this {@code dueAt}. */
    public RangeQuery<Reminder> dueAt(Instant dueAt) {
      return where(exactly(ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(dueAt)),
          PropertyFilter.equal("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), dueAt)));
    }

    /** From one {@code dueAt} to another, both included. */
    public RangeQuery<Reminder> dueAtBetween(LocalDate from, LocalDate to) {
      return where(within().between(ReminderKeys.BY_MONTH_SORT_DUE_AT.text(from),
          ReminderKeys.BY_MONTH_SORT_DUE_AT.text(to)));
    }

    /** This {@code dueAt} and all above it. */
    public RangeQuery<Reminder> dueAtFrom(LocalDate dueAt) {
      return where(within().from(ReminderKeys.BY_MONTH_SORT_DUE_AT.text(dueAt)));
    }

    /** All above this {@code dueAt}. */
    public RangeQuery<Reminder> dueAtAfter(LocalDate dueAt) {
      return where(within().after(ReminderKeys.BY_MONTH_SORT_DUE_AT.text(dueAt)));
    }

    /** This {@code dueAt} and all below it. */
    public RangeQuery<Reminder> dueAtUntil(LocalDate dueAt) {
      return where(within().until(ReminderKeys.BY_MONTH_SORT_DUE_AT.text(dueAt)));
    }

    /** All below this {@code dueAt}. */
    public RangeQuery<Reminder> dueAtBefore(LocalDate dueAt) {
      return where(within().before(ReminderKeys.BY_MONTH_SORT_DUE_AT.text(dueAt)));
    }

    /** From one {@code dueAt} to another, both included. */
    public RangeQuery<Reminder> dueAtBetween(Instant from, Instant to) {
      return where(within().between(ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(from),
          ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(to)), PropertyFilter.greaterOrEqual("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), to)));
    }

    /** This {@code dueAt} and all above it. */
    public RangeQuery<Reminder> dueAtFrom(Instant dueAt) {
      return where(within().from(ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(dueAt)),
          PropertyFilter.greaterOrEqual("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), dueAt)));
    }

    /** All above this {@code dueAt}. */
    public RangeQuery<Reminder> dueAtAfter(Instant dueAt) {
      return where(within().from(ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(dueAt)),
          PropertyFilter.greaterThan("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), dueAt)));
    }

    /** This {@code dueAt} and all below it. */
    public RangeQuery<Reminder> dueAtUntil(Instant dueAt) {
      return where(within().until(ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(dueAt)),
          PropertyFilter.lessOrEqual("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), dueAt)));
    }

    /** All below this {@code dueAt}. */
    public RangeQuery<Reminder> dueAtBefore(Instant dueAt) {
      return where(within().until(ReminderKeys.BY_MONTH_DUE_AT_INSTANT.text(dueAt)),
          PropertyFilter.lessThan("dueAt",
          StoredBound.of(ReminderKeys.BY_MONTH_DUE_AT_INSTANT, Converters.ofInstant(), dueAt)));
    }
  }
}
