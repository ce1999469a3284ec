package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Shift}: {@code SHIFT#{starts:date} / {ends:yyyy-MM-dd-HH}#{name}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShiftUpdate extends ShiftUpdateBase<ShiftUpdate> {
  ShiftUpdate(TableContext table, PrimaryKey<Shift> key, Instant starts, LocalDateTime ends,
      String name) {
    super(table, key, starts, ends, name);
  }

  /** Stores {@code place}, and the keys that it is part of. */
  public MissingStarts place(String place) {
    storePlace(place);
    return new MissingStarts(this);
  }

  /** An update that is to say what becomes of {@code starts}, or what it is, so that no index gets stale. */
  public static final class MissingStarts {
    private final ShiftUpdate update;

    MissingStarts(ShiftUpdate update) {
      this.update = update;
    }

    /** Takes {@code starts} for what is stored, on condition that it is. */
    public ShiftUpdate knowingStarts(Instant starts_) {
      this.update.starts_.know(starts_);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Shift} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends ShiftUpdateBase<OfEntity> {
    private final Shift read;

    OfEntity(TableContext table, PrimaryKey<Shift> key, Instant starts, LocalDateTime ends,
        String name, Shift read) {
      super(table, key, starts, ends, name);
      this.read = read;
    }

    /** Stores {@code place}, and the keys that it is part of. */
    public OfEntity place(String place) {
      storePlace(place);
      this.starts_.assume(this.read.starts());
      return this;
    }
  }
}
