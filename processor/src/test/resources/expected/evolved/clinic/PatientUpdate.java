package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Patient}: {@code CLINIC#{clinic} / PATIENT#{since:date}#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PatientUpdate extends PatientUpdateBase<PatientUpdate> {
  PatientUpdate(TableContext table, PrimaryKey<Patient> key, String clinic, String id) {
    super(table, key, clinic, id);
  }

  /** Stores {@code level}, and the keys that it is part of. */
  public MissingSince level(Patient.Level level) {
    storeLevel(level);
    return new MissingSince(this);
  }

  /** An update that is to say what becomes of {@code since}, or what it is, so that no index gets stale. */
  public static final class MissingSince {
    private final PatientUpdate update;

    MissingSince(PatientUpdate update) {
      this.update = update;
    }

    /** Takes {@code since} for what is stored, on condition that it is. */
    public PatientUpdate knowingSince(Instant since) {
      this.update.since.know(since);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Patient} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends PatientUpdateBase<OfEntity> {
    private final Patient read;

    OfEntity(TableContext table, PrimaryKey<Patient> key, String clinic, String id, Patient read) {
      super(table, key, clinic, id);
      this.read = read;
    }

    /** Stores {@code level}, and the keys that it is part of. */
    public OfEntity level(Patient.Level level) {
      storeLevel(level);
      this.since.assume(this.read.since());
      return this;
    }
  }
}
