package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Reading} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class ReadingUpdateBase<U extends ReadingUpdateBase<U>> extends Update<Reading, U> {
  private final Instant takenAt;

  final ChangedComponent<Reading, Reading.Room> room = changes().component(ReadingAttributes.ROOM);

  final ChangedComponent<Reading, UUID> id = changes().component(ReadingAttributes.ID);

  final ChangedComponent<Reading, Long> batch = changes().component(ReadingAttributes.BATCH);

  final ChangedComponent<Reading, Boolean> valid = changes().component(ReadingAttributes.VALID);

  final ChangedComponent<Reading, LocalDateTime> clock =
      changes().component(ReadingAttributes.CLOCK);

  final ChangedComponent<Reading, YearMonth> month = changes().component(ReadingAttributes.MONTH);

  final ChangedComponent<Reading, Year> year = changes().component(ReadingAttributes.YEAR);

  final ChangedComponent<Reading, String> label = changes().component(ReadingAttributes.LABEL);

  final ChangedComponent<Reading, Reading.Level> level =
      changes().component(ReadingAttributes.LEVEL);

  final ChangedComponent<Reading, OffsetDateTime> abroad =
      changes().component(ReadingAttributes.ABROAD);

  final ChangedComponent<Reading, ZonedDateTime> zoned =
      changes().component(ReadingAttributes.ZONED);

  final ChangedComponent<Reading, String> note = changes().component(ReadingAttributes.NOTE);

  ReadingUpdateBase(TableContext table, PrimaryKey<Reading> key, Instant takenAt) {
    super(table, ReadingMapper.INSTANCE, key, false);
    this.takenAt = takenAt;
  }

  void storeRoom(Reading.Room room) {
    changes().set(ReadingAttributes.ROOM, room);
    this.room.become(room);
  }

  void storeId(UUID id) {
    changes().set(ReadingAttributes.ID, id);
    this.id.become(id);
  }

  void storeBatch(long batch) {
    changes().set(ReadingAttributes.BATCH, batch);
    this.batch.become(batch);
  }

  void storeValid(boolean valid) {
    changes().set(ReadingAttributes.VALID, valid);
    this.valid.become(valid);
  }

  void storeClock(LocalDateTime clock) {
    changes().set(ReadingAttributes.CLOCK, clock);
    this.clock.become(clock);
  }

  void storeMonth(YearMonth month) {
    changes().set(ReadingAttributes.MONTH, month);
    this.month.become(month);
  }

  void storeYear(Year year) {
    changes().set(ReadingAttributes.YEAR, year);
    this.year.become(year);
  }

  void storeLabel(String label) {
    changes().set(ReadingAttributes.LABEL, label);
    this.label.become(label);
  }

  void storeLevel(Reading.Level level) {
    changes().set(ReadingAttributes.LEVEL, level);
    this.level.become(level);
  }

  void storeAbroad(OffsetDateTime abroad) {
    changes().set(ReadingAttributes.ABROAD, abroad);
    this.abroad.become(abroad);
  }

  void storeZoned(ZonedDateTime zoned) {
    changes().set(ReadingAttributes.ZONED, zoned);
    this.zoned.become(zoned);
  }

  /** Removes {@code note}, and the item from the indexes that it is part of. */
  public U removeNote() {
    dropNote();
    return self();
  }

  void storeNote(String note) {
    changes().set(ReadingAttributes.NOTE, note);
    this.note.become(note);
  }

  void dropNote() {
    changes().remove(ReadingAttributes.NOTE);
    note.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (room.isChanged() || id.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", ReadingKeys.byDay(takenAt, room.value(), id.value()));
    }
    if (label.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", ReadingKeys.bySecond(label.value(), takenAt));
    }
    if (batch.isChanged() || valid.isChanged() || clock.isChanged() || month.isChanged() || year.isChanged() || label.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK",
          ReadingKeys.byClock(batch.value(), valid.value(), clock.value(), month.value(), year.value(), label.value()));
    }
    if (level.isChanged() || abroad.isChanged() || zoned.isChanged() || note.isChanged()) {
      attributes.index("GSI4PK", "GSI4SK", note.isAbsent() ? null
          : ReadingKeys.byPlace(level.value(), abroad.value(), zoned.value(), note.value()));
    }
    if (level.isChanged() || id.isChanged()) {
      attributes.localIndex("LSI1SK", ReadingKeys.byLevelSort(level.value(), id.value()));
    }
  }
}
