package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Birth}: {@code PERSON#{personId} / BIRTH}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class BirthUpdate extends BirthUpdateBase<BirthUpdate> {
  BirthUpdate(TableContext table, PrimaryKey<Birth> key, String personId) {
    super(table, key, personId);
  }

  /** Stores {@code placeId}, and the keys that it is part of. */
  public MissingDay placeId(String placeId) {
    storePlaceId(placeId);
    return new MissingDay(this);
  }

  /** Stores {@code day}, and the keys that it is part of. */
  public MissingPlaceId day(LocalDate day) {
    storeDay(day);
    return new MissingPlaceId(this);
  }

  /** An update that is to say what becomes of {@code day}, or what it is, so that no index gets stale. */
  public static final class MissingDay {
    private final BirthUpdate update;

    MissingDay(BirthUpdate update) {
      this.update = update;
    }

    /** Stores {@code day}, too. */
    public BirthUpdate withDay(LocalDate day) {
      this.update.storeDay(day);
      return this.update;
    }

    /** Takes {@code day} for what is stored, on condition that it is. */
    public BirthUpdate knowingDay(LocalDate day) {
      this.update.day.know(day);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code placeId}, or what it is, so that no index gets stale. */
  public static final class MissingPlaceId {
    private final BirthUpdate update;

    MissingPlaceId(BirthUpdate update) {
      this.update = update;
    }

    /** Stores {@code placeId}, too. */
    public BirthUpdate withPlaceId(String placeId) {
      this.update.storePlaceId(placeId);
      return this.update;
    }

    /** Takes {@code placeId} for what is stored, on condition that it is. */
    public BirthUpdate knowingPlaceId(String placeId) {
      this.update.placeId.know(placeId);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Birth} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends BirthUpdateBase<OfEntity> {
    private final Birth read;

    OfEntity(TableContext table, PrimaryKey<Birth> key, String personId, Birth read) {
      super(table, key, personId);
      this.read = read;
    }

    /** Stores {@code placeId}, and the keys that it is part of. */
    public OfEntity placeId(String placeId) {
      storePlaceId(placeId);
      this.day.assume(this.read.day());
      return this;
    }

    /** Stores {@code day}, and the keys that it is part of. */
    public OfEntity day(LocalDate day) {
      storeDay(day);
      this.placeId.assume(this.read.placeId());
      return this;
    }
  }
}
