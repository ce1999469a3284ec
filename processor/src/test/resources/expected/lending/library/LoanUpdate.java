package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Loan}: {@code READER#{readerId} / LOAN#{bookId}#{copy:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoanUpdate extends LoanUpdateBase<LoanUpdate> {
  LoanUpdate(TableContext table, PrimaryKey<Loan> key, String readerId, String bookId) {
    super(table, key, readerId, bookId);
  }

  /** Stores {@code month}, and the keys that it is part of. */
  public MissingDue month(Instant month) {
    storeMonth(month);
    return new MissingDue(this);
  }

  /** Stores {@code due}, and the keys that it is part of. */
  public MissingMonthPlace due(LocalDate due) {
    storeDue(due);
    return new MissingMonthPlace(this);
  }

  /** Stores {@code place}, and the keys that it is part of. */
  public MissingDue place(Place place) {
    storePlace(place);
    return new MissingDue(this);
  }

  /** An update that is to say what becomes of {@code due}, or what it is, so that no index gets stale. */
  public static final class MissingDue {
    private final LoanUpdate update;

    MissingDue(LoanUpdate update) {
      this.update = update;
    }

    /** Takes {@code due} for what is stored, on condition that it is. */
    public LoanUpdate knowingDue(LocalDate due) {
      this.update.due.know(due);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code month}, or what it is, so that no index gets stale. */
  public static final class MissingMonthPlace {
    private final LoanUpdate update;

    MissingMonthPlace(LoanUpdate update) {
      this.update = update;
    }

    /** Stores {@code month}, too. */
    public MissingPlace withMonth(Instant month) {
      this.update.storeMonth(month);
      return new MissingPlace(this.update);
    }

    /** Takes {@code month} for what is stored, on condition that it is. */
    public MissingPlace knowingMonth(Instant month) {
      this.update.month.know(month);
      return new MissingPlace(this.update);
    }
  }

  /** An update that is to say what becomes of {@code place}, or what it is, so that no index gets stale. */
  public static final class MissingPlace {
    private final LoanUpdate update;

    MissingPlace(LoanUpdate update) {
      this.update = update;
    }

    /** Stores {@code place}, too. */
    public LoanUpdate withPlace(Place place) {
      this.update.storePlace(place);
      return this.update;
    }

    /** Takes {@code place} for what is stored, on condition that it is. */
    public LoanUpdate knowingPlace(String placeRoom) {
      this.update.placeRoom.know(placeRoom);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Loan} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends LoanUpdateBase<OfEntity> {
    private final Loan read;

    OfEntity(TableContext table, PrimaryKey<Loan> key, String readerId, String bookId, Loan read) {
      super(table, key, readerId, bookId);
      this.read = read;
    }

    /** Stores {@code month}, and the keys that it is part of. */
    public OfEntity month(Instant month) {
      storeMonth(month);
      this.due.assume(this.read.due());
      return this;
    }

    /** Stores {@code due}, and the keys that it is part of. */
    public OfEntity due(LocalDate due) {
      storeDue(due);
      this.month.assume(this.read.month());
      Place place = this.read.place();
      String placeRoom = place == null ? null : place.room();
      this.placeRoom.assume(placeRoom);
      return this;
    }

    /** Stores {@code place}, and the keys that it is part of. */
    public OfEntity place(Place place) {
      storePlace(place);
      this.due.assume(this.read.due());
      return this;
    }
  }
}
