package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Reading}: {@code SENSOR#{sensor}#{takenAt:date} / READING#{takenAt}#{sequence:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReadingUpdate extends ReadingUpdateBase<ReadingUpdate> {
  ReadingUpdate(TableContext table, PrimaryKey<Reading> key, Instant takenAt) {
    super(table, key, takenAt);
  }

  /** Stores {@code room}, and the keys that it is part of. */
  public MissingId room(Reading.Room room) {
    storeRoom(room);
    return new MissingId(this);
  }

  /** Stores {@code id}, and the keys that it is part of. */
  public MissingRoomLevel id(UUID id) {
    storeId(id);
    return new MissingRoomLevel(this);
  }

  /** Stores {@code batch}, and the keys that it is part of. */
  public MissingValidClockMonthYearLabel batch(long batch) {
    storeBatch(batch);
    return new MissingValidClockMonthYearLabel(this);
  }

  /** Stores {@code valid}, and the keys that it is part of. */
  public MissingBatchClockMonthYearLabel valid(boolean valid) {
    storeValid(valid);
    return new MissingBatchClockMonthYearLabel(this);
  }

  /** Stores {@code clock}, and the keys that it is part of. */
  public MissingBatchValidMonthYearLabel clock(LocalDateTime clock) {
    storeClock(clock);
    return new MissingBatchValidMonthYearLabel(this);
  }

  /** Stores {@code month}, and the keys that it is part of. */
  public MissingBatchValidClockYearLabel month(YearMonth month) {
    storeMonth(month);
    return new MissingBatchValidClockYearLabel(this);
  }

  /** Stores {@code year}, and the keys that it is part of. */
  public MissingBatchValidClockMonthLabel year(Year year) {
    storeYear(year);
    return new MissingBatchValidClockMonthLabel(this);
  }

  /** Stores {@code label}, and the keys that it is part of. */
  public MissingBatchValidClockMonthYear label(String label) {
    storeLabel(label);
    return new MissingBatchValidClockMonthYear(this);
  }

  /** Stores {@code level}, and the keys that it is part of. */
  public MissingIdAbroadZonedNote level(Reading.Level level) {
    storeLevel(level);
    return new MissingIdAbroadZonedNote(this);
  }

  /** Stores {@code abroad}, and the keys that it is part of. */
  public MissingLevelZonedNote abroad(OffsetDateTime abroad) {
    storeAbroad(abroad);
    return new MissingLevelZonedNote(this);
  }

  /** Stores {@code zoned}, and the keys that it is part of. */
  public MissingLevelAbroadNote zoned(ZonedDateTime zoned) {
    storeZoned(zoned);
    return new MissingLevelAbroadNote(this);
  }

  /** Stores {@code note}, and the keys that it is part of. */
  public MissingLevelAbroadZoned note(String note) {
    storeNote(note);
    return new MissingLevelAbroadZoned(this);
  }

  /** An update that is to say what becomes of {@code id}, or what it is, so that no index gets stale. */
  public static final class MissingId {
    private final ReadingUpdate update;

    MissingId(ReadingUpdate update) {
      this.update = update;
    }

    /** Takes {@code id} for what is stored, on condition that it is. */
    public ReadingUpdate knowingId(UUID id) {
      this.update.id.know(id);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code room}, or what it is, so that no index gets stale. */
  public static final class MissingRoomLevel {
    private final ReadingUpdate update;

    MissingRoomLevel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code room}, too. */
    public MissingLevel withRoom(Reading.Room room) {
      this.update.storeRoom(room);
      return new MissingLevel(this.update);
    }

    /** Takes {@code room} for what is stored, on condition that it is. */
    public MissingLevel knowingRoom(Reading.Room room) {
      this.update.room.know(room);
      return new MissingLevel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code level}, or what it is, so that no index gets stale. */
  public static final class MissingLevel {
    private final ReadingUpdate update;

    MissingLevel(ReadingUpdate update) {
      this.update = update;
    }

    /** Takes {@code level} for what is stored, on condition that it is. */
    public ReadingUpdate knowingLevel(Reading.Level level) {
      this.update.level.know(level);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code valid}, or what it is, so that no index gets stale. */
  public static final class MissingValidClockMonthYearLabel {
    private final ReadingUpdate update;

    MissingValidClockMonthYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code valid}, too. */
    public MissingClockMonthYearLabel withValid(boolean valid) {
      this.update.storeValid(valid);
      return new MissingClockMonthYearLabel(this.update);
    }

    /** Takes {@code valid} for what is stored, on condition that it is. */
    public MissingClockMonthYearLabel knowingValid(boolean valid) {
      this.update.valid.know(valid);
      return new MissingClockMonthYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code clock}, or what it is, so that no index gets stale. */
  public static final class MissingClockMonthYearLabel {
    private final ReadingUpdate update;

    MissingClockMonthYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code clock}, too. */
    public MissingMonthYearLabel withClock(LocalDateTime clock) {
      this.update.storeClock(clock);
      return new MissingMonthYearLabel(this.update);
    }

    /** Takes {@code clock} for what is stored, on condition that it is. */
    public MissingMonthYearLabel knowingClock(LocalDateTime clock) {
      this.update.clock.know(clock);
      return new MissingMonthYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code month}, or what it is, so that no index gets stale. */
  public static final class MissingMonthYearLabel {
    private final ReadingUpdate update;

    MissingMonthYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code month}, too. */
    public MissingYearLabel withMonth(YearMonth month) {
      this.update.storeMonth(month);
      return new MissingYearLabel(this.update);
    }

    /** Takes {@code month} for what is stored, on condition that it is. */
    public MissingYearLabel knowingMonth(YearMonth month) {
      this.update.month.know(month);
      return new MissingYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code year}, or what it is, so that no index gets stale. */
  public static final class MissingYearLabel {
    private final ReadingUpdate update;

    MissingYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code year}, too. */
    public MissingLabel withYear(Year year) {
      this.update.storeYear(year);
      return new MissingLabel(this.update);
    }

    /** Takes {@code year} for what is stored, on condition that it is. */
    public MissingLabel knowingYear(Year year) {
      this.update.year.know(year);
      return new MissingLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code label}, or what it is, so that no index gets stale. */
  public static final class MissingLabel {
    private final ReadingUpdate update;

    MissingLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code label}, too. */
    public ReadingUpdate withLabel(String label) {
      this.update.storeLabel(label);
      return this.update;
    }

    /** Takes {@code label} for what is stored, on condition that it is. */
    public ReadingUpdate knowingLabel(String label) {
      this.update.label.know(label);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code batch}, or what it is, so that no index gets stale. */
  public static final class MissingBatchClockMonthYearLabel {
    private final ReadingUpdate update;

    MissingBatchClockMonthYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code batch}, too. */
    public MissingClockMonthYearLabel withBatch(long batch) {
      this.update.storeBatch(batch);
      return new MissingClockMonthYearLabel(this.update);
    }

    /** Takes {@code batch} for what is stored, on condition that it is. */
    public MissingClockMonthYearLabel knowingBatch(long batch) {
      this.update.batch.know(batch);
      return new MissingClockMonthYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code batch}, or what it is, so that no index gets stale. */
  public static final class MissingBatchValidMonthYearLabel {
    private final ReadingUpdate update;

    MissingBatchValidMonthYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code batch}, too. */
    public MissingValidMonthYearLabel withBatch(long batch) {
      this.update.storeBatch(batch);
      return new MissingValidMonthYearLabel(this.update);
    }

    /** Takes {@code batch} for what is stored, on condition that it is. */
    public MissingValidMonthYearLabel knowingBatch(long batch) {
      this.update.batch.know(batch);
      return new MissingValidMonthYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code valid}, or what it is, so that no index gets stale. */
  public static final class MissingValidMonthYearLabel {
    private final ReadingUpdate update;

    MissingValidMonthYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code valid}, too. */
    public MissingMonthYearLabel withValid(boolean valid) {
      this.update.storeValid(valid);
      return new MissingMonthYearLabel(this.update);
    }

    /** Takes {@code valid} for what is stored, on condition that it is. */
    public MissingMonthYearLabel knowingValid(boolean valid) {
      this.update.valid.know(valid);
      return new MissingMonthYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code batch}, or what it is, so that no index gets stale. */
  public static final class MissingBatchValidClockYearLabel {
    private final ReadingUpdate update;

    MissingBatchValidClockYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code batch}, too. */
    public MissingValidClockYearLabel withBatch(long batch) {
      this.update.storeBatch(batch);
      return new MissingValidClockYearLabel(this.update);
    }

    /** Takes {@code batch} for what is stored, on condition that it is. */
    public MissingValidClockYearLabel knowingBatch(long batch) {
      this.update.batch.know(batch);
      return new MissingValidClockYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code valid}, or what it is, so that no index gets stale. */
  public static final class MissingValidClockYearLabel {
    private final ReadingUpdate update;

    MissingValidClockYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code valid}, too. */
    public MissingClockYearLabel withValid(boolean valid) {
      this.update.storeValid(valid);
      return new MissingClockYearLabel(this.update);
    }

    /** Takes {@code valid} for what is stored, on condition that it is. */
    public MissingClockYearLabel knowingValid(boolean valid) {
      this.update.valid.know(valid);
      return new MissingClockYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code clock}, or what it is, so that no index gets stale. */
  public static final class MissingClockYearLabel {
    private final ReadingUpdate update;

    MissingClockYearLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code clock}, too. */
    public MissingYearLabel withClock(LocalDateTime clock) {
      this.update.storeClock(clock);
      return new MissingYearLabel(this.update);
    }

    /** Takes {@code clock} for what is stored, on condition that it is. */
    public MissingYearLabel knowingClock(LocalDateTime clock) {
      this.update.clock.know(clock);
      return new MissingYearLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code batch}, or what it is, so that no index gets stale. */
  public static final class MissingBatchValidClockMonthLabel {
    private final ReadingUpdate update;

    MissingBatchValidClockMonthLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code batch}, too. */
    public MissingValidClockMonthLabel withBatch(long batch) {
      this.update.storeBatch(batch);
      return new MissingValidClockMonthLabel(this.update);
    }

    /** Takes {@code batch} for what is stored, on condition that it is. */
    public MissingValidClockMonthLabel knowingBatch(long batch) {
      this.update.batch.know(batch);
      return new MissingValidClockMonthLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code valid}, or what it is, so that no index gets stale. */
  public static final class MissingValidClockMonthLabel {
    private final ReadingUpdate update;

    MissingValidClockMonthLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code valid}, too. */
    public MissingClockMonthLabel withValid(boolean valid) {
      this.update.storeValid(valid);
      return new MissingClockMonthLabel(this.update);
    }

    /** Takes {@code valid} for what is stored, on condition that it is. */
    public MissingClockMonthLabel knowingValid(boolean valid) {
      this.update.valid.know(valid);
      return new MissingClockMonthLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code clock}, or what it is, so that no index gets stale. */
  public static final class MissingClockMonthLabel {
    private final ReadingUpdate update;

    MissingClockMonthLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code clock}, too. */
    public MissingMonthLabel withClock(LocalDateTime clock) {
      this.update.storeClock(clock);
      return new MissingMonthLabel(this.update);
    }

    /** Takes {@code clock} for what is stored, on condition that it is. */
    public MissingMonthLabel knowingClock(LocalDateTime clock) {
      this.update.clock.know(clock);
      return new MissingMonthLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code month}, or what it is, so that no index gets stale. */
  public static final class MissingMonthLabel {
    private final ReadingUpdate update;

    MissingMonthLabel(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code month}, too. */
    public MissingLabel withMonth(YearMonth month) {
      this.update.storeMonth(month);
      return new MissingLabel(this.update);
    }

    /** Takes {@code month} for what is stored, on condition that it is. */
    public MissingLabel knowingMonth(YearMonth month) {
      this.update.month.know(month);
      return new MissingLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code batch}, or what it is, so that no index gets stale. */
  public static final class MissingBatchValidClockMonthYear {
    private final ReadingUpdate update;

    MissingBatchValidClockMonthYear(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code batch}, too. */
    public MissingValidClockMonthYear withBatch(long batch) {
      this.update.storeBatch(batch);
      return new MissingValidClockMonthYear(this.update);
    }

    /** Takes {@code batch} for what is stored, on condition that it is. */
    public MissingValidClockMonthYear knowingBatch(long batch) {
      this.update.batch.know(batch);
      return new MissingValidClockMonthYear(this.update);
    }
  }

  /** An update that is to say what becomes of {@code valid}, or what it is, so that no index gets stale. */
  public static final class MissingValidClockMonthYear {
    private final ReadingUpdate update;

    MissingValidClockMonthYear(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code valid}, too. */
    public MissingClockMonthYear withValid(boolean valid) {
      this.update.storeValid(valid);
      return new MissingClockMonthYear(this.update);
    }

    /** Takes {@code valid} for what is stored, on condition that it is. */
    public MissingClockMonthYear knowingValid(boolean valid) {
      this.update.valid.know(valid);
      return new MissingClockMonthYear(this.update);
    }
  }

  /** An update that is to say what becomes of {@code clock}, or what it is, so that no index gets stale. */
  public static final class MissingClockMonthYear {
    private final ReadingUpdate update;

    MissingClockMonthYear(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code clock}, too. */
    public MissingMonthYear withClock(LocalDateTime clock) {
      this.update.storeClock(clock);
      return new MissingMonthYear(this.update);
    }

    /** Takes {@code clock} for what is stored, on condition that it is. */
    public MissingMonthYear knowingClock(LocalDateTime clock) {
      this.update.clock.know(clock);
      return new MissingMonthYear(this.update);
    }
  }

  /** An update that is to say what becomes of {@code month}, or what it is, so that no index gets stale. */
  public static final class MissingMonthYear {
    private final ReadingUpdate update;

    MissingMonthYear(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code month}, too. */
    public MissingYear withMonth(YearMonth month) {
      this.update.storeMonth(month);
      return new MissingYear(this.update);
    }

    /** Takes {@code month} for what is stored, on condition that it is. */
    public MissingYear knowingMonth(YearMonth month) {
      this.update.month.know(month);
      return new MissingYear(this.update);
    }
  }

  /** An update that is to say what becomes of {@code year}, or what it is, so that no index gets stale. */
  public static final class MissingYear {
    private final ReadingUpdate update;

    MissingYear(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code year}, too. */
    public ReadingUpdate withYear(Year year) {
      this.update.storeYear(year);
      return this.update;
    }

    /** Takes {@code year} for what is stored, on condition that it is. */
    public ReadingUpdate knowingYear(Year year) {
      this.update.year.know(year);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code id}, or what it is, so that no index gets stale. */
  public static final class MissingIdAbroadZonedNote {
    private final ReadingUpdate update;

    MissingIdAbroadZonedNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Takes {@code id} for what is stored, on condition that it is. */
    public MissingAbroadZonedNote knowingId(UUID id) {
      this.update.id.know(id);
      return new MissingAbroadZonedNote(this.update);
    }
  }

  /** An update that is to say what becomes of {@code abroad}, or what it is, so that no index gets stale. */
  public static final class MissingAbroadZonedNote {
    private final ReadingUpdate update;

    MissingAbroadZonedNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code abroad}, too. */
    public MissingZonedNote withAbroad(OffsetDateTime abroad) {
      this.update.storeAbroad(abroad);
      return new MissingZonedNote(this.update);
    }

    /** Takes {@code abroad} for what is stored, on condition that it is. */
    public MissingZonedNote knowingAbroad(OffsetDateTime abroad) {
      this.update.abroad.know(abroad);
      return new MissingZonedNote(this.update);
    }
  }

  /** An update that is to say what becomes of {@code zoned}, or what it is, so that no index gets stale. */
  public static final class MissingZonedNote {
    private final ReadingUpdate update;

    MissingZonedNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code zoned}, too. */
    public MissingNote withZoned(ZonedDateTime zoned) {
      this.update.storeZoned(zoned);
      return new MissingNote(this.update);
    }

    /** Takes {@code zoned} for what is stored, on condition that it is. */
    public MissingNote knowingZoned(ZonedDateTime zoned) {
      this.update.zoned.know(zoned);
      return new MissingNote(this.update);
    }
  }

  /** An update that is to say what becomes of {@code note}, or what it is, so that no index gets stale. */
  public static final class MissingNote {
    private final ReadingUpdate update;

    MissingNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code note}, too. */
    public ReadingUpdate withNote(String note) {
      this.update.storeNote(note);
      return this.update;
    }

    /** Removes {@code note}, too, and the item from the index. */
    public ReadingUpdate withoutNote() {
      this.update.dropNote();
      return this.update;
    }

    /** Takes {@code note} for what is stored, on condition that it is. Null says that there is none. */
    public ReadingUpdate knowingNote(@Nullable String note) {
      this.update.note.know(note);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code level}, or what it is, so that no index gets stale. */
  public static final class MissingLevelZonedNote {
    private final ReadingUpdate update;

    MissingLevelZonedNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Takes {@code level} for what is stored, on condition that it is. */
    public MissingZonedNote knowingLevel(Reading.Level level) {
      this.update.level.know(level);
      return new MissingZonedNote(this.update);
    }
  }

  /** An update that is to say what becomes of {@code level}, or what it is, so that no index gets stale. */
  public static final class MissingLevelAbroadNote {
    private final ReadingUpdate update;

    MissingLevelAbroadNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Takes {@code level} for what is stored, on condition that it is. */
    public MissingAbroadNote knowingLevel(Reading.Level level) {
      this.update.level.know(level);
      return new MissingAbroadNote(this.update);
    }
  }

  /** An update that is to say what becomes of {@code abroad}, or what it is, so that no index gets stale. */
  public static final class MissingAbroadNote {
    private final ReadingUpdate update;

    MissingAbroadNote(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code abroad}, too. */
    public MissingNote withAbroad(OffsetDateTime abroad) {
      this.update.storeAbroad(abroad);
      return new MissingNote(this.update);
    }

    /** Takes {@code abroad} for what is stored, on condition that it is. */
    public MissingNote knowingAbroad(OffsetDateTime abroad) {
      this.update.abroad.know(abroad);
      return new MissingNote(this.update);
    }
  }

  /** An update that is to say what becomes of {@code level}, or what it is, so that no index gets stale. */
  public static final class MissingLevelAbroadZoned {
    private final ReadingUpdate update;

    MissingLevelAbroadZoned(ReadingUpdate update) {
      this.update = update;
    }

    /** Takes {@code level} for what is stored, on condition that it is. */
    public MissingAbroadZoned knowingLevel(Reading.Level level) {
      this.update.level.know(level);
      return new MissingAbroadZoned(this.update);
    }
  }

  /** An update that is to say what becomes of {@code abroad}, or what it is, so that no index gets stale. */
  public static final class MissingAbroadZoned {
    private final ReadingUpdate update;

    MissingAbroadZoned(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code abroad}, too. */
    public MissingZoned withAbroad(OffsetDateTime abroad) {
      this.update.storeAbroad(abroad);
      return new MissingZoned(this.update);
    }

    /** Takes {@code abroad} for what is stored, on condition that it is. */
    public MissingZoned knowingAbroad(OffsetDateTime abroad) {
      this.update.abroad.know(abroad);
      return new MissingZoned(this.update);
    }
  }

  /** An update that is to say what becomes of {@code zoned}, or what it is, so that no index gets stale. */
  public static final class MissingZoned {
    private final ReadingUpdate update;

    MissingZoned(ReadingUpdate update) {
      this.update = update;
    }

    /** Stores {@code zoned}, too. */
    public ReadingUpdate withZoned(ZonedDateTime zoned) {
      this.update.storeZoned(zoned);
      return this.update;
    }

    /** Takes {@code zoned} for what is stored, on condition that it is. */
    public ReadingUpdate knowingZoned(ZonedDateTime zoned) {
      this.update.zoned.know(zoned);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Reading} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends ReadingUpdateBase<OfEntity> {
    private final Reading read;

    OfEntity(TableContext table, PrimaryKey<Reading> key, Instant takenAt, Reading read) {
      super(table, key, takenAt);
      this.read = read;
    }

    /** Stores {@code room}, and the keys that it is part of. */
    public OfEntity room(Reading.Room room) {
      storeRoom(room);
      this.id.assume(this.read.id());
      return this;
    }

    /** Stores {@code id}, and the keys that it is part of. */
    public OfEntity id(UUID id) {
      storeId(id);
      this.room.assume(this.read.room());
      this.level.assume(this.read.level());
      return this;
    }

    /** Stores {@code batch}, and the keys that it is part of. */
    public OfEntity batch(long batch) {
      storeBatch(batch);
      this.valid.assume(this.read.valid());
      this.clock.assume(this.read.clock());
      this.month.assume(this.read.month());
      this.year.assume(this.read.year());
      this.label.assume(this.read.label());
      return this;
    }

    /** Stores {@code valid}, and the keys that it is part of. */
    public OfEntity valid(boolean valid) {
      storeValid(valid);
      this.batch.assume(this.read.batch());
      this.clock.assume(this.read.clock());
      this.month.assume(this.read.month());
      this.year.assume(this.read.year());
      this.label.assume(this.read.label());
      return this;
    }

    /** Stores {@code clock}, and the keys that it is part of. */
    public OfEntity clock(LocalDateTime clock) {
      storeClock(clock);
      this.batch.assume(this.read.batch());
      this.valid.assume(this.read.valid());
      this.month.assume(this.read.month());
      this.year.assume(this.read.year());
      this.label.assume(this.read.label());
      return this;
    }

    /** Stores {@code month}, and the keys that it is part of. */
    public OfEntity month(YearMonth month) {
      storeMonth(month);
      this.batch.assume(this.read.batch());
      this.valid.assume(this.read.valid());
      this.clock.assume(this.read.clock());
      this.year.assume(this.read.year());
      this.label.assume(this.read.label());
      return this;
    }

    /** Stores {@code year}, and the keys that it is part of. */
    public OfEntity year(Year year) {
      storeYear(year);
      this.batch.assume(this.read.batch());
      this.valid.assume(this.read.valid());
      this.clock.assume(this.read.clock());
      this.month.assume(this.read.month());
      this.label.assume(this.read.label());
      return this;
    }

    /** Stores {@code label}, and the keys that it is part of. */
    public OfEntity label(String label) {
      storeLabel(label);
      this.batch.assume(this.read.batch());
      this.valid.assume(this.read.valid());
      this.clock.assume(this.read.clock());
      this.month.assume(this.read.month());
      this.year.assume(this.read.year());
      return this;
    }

    /** Stores {@code level}, and the keys that it is part of. */
    public OfEntity level(Reading.Level level) {
      storeLevel(level);
      this.id.assume(this.read.id());
      this.abroad.assume(this.read.abroad());
      this.zoned.assume(this.read.zoned());
      String note = this.read.note();
      this.note.assume(note);
      return this;
    }

    /** Stores {@code abroad}, and the keys that it is part of. */
    public OfEntity abroad(OffsetDateTime abroad) {
      storeAbroad(abroad);
      this.level.assume(this.read.level());
      this.zoned.assume(this.read.zoned());
      String note = this.read.note();
      this.note.assume(note);
      return this;
    }

    /** Stores {@code zoned}, and the keys that it is part of. */
    public OfEntity zoned(ZonedDateTime zoned) {
      storeZoned(zoned);
      this.level.assume(this.read.level());
      this.abroad.assume(this.read.abroad());
      String note = this.read.note();
      this.note.assume(note);
      return this;
    }

    /** Stores {@code note}, and the keys that it is part of. */
    public OfEntity note(String note) {
      storeNote(note);
      this.level.assume(this.read.level());
      this.abroad.assume(this.read.abroad());
      this.zoned.assume(this.read.zoned());
      return this;
    }
  }
}
