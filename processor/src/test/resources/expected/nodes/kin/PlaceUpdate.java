package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Place}: {@code PLACE#{placeId} / PLACE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PlaceUpdate extends Update<Place, PlaceUpdate> {
  PlaceUpdate(TableContext table, PrimaryKey<Place> key) {
    super(table, PlaceMapper.INSTANCE, key, false);
  }

  /** Stores {@code name}. */
  public PlaceUpdate name(String name) {
    return changes().set(PlaceAttributes.NAME, name);
  }
}
