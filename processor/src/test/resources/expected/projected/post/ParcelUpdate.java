package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Parcel}: {@code PARCEL#{id} / PARCEL}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelUpdate extends Update<Parcel, ParcelUpdate> {
  ParcelUpdate(TableContext table, PrimaryKey<Parcel> key) {
    super(table, ParcelMapper.INSTANCE, key, false);
  }

  /** Stores {@code note}. */
  public ParcelUpdate note(String note) {
    return changes().set(ParcelAttributes.NOTE, note);
  }
}
