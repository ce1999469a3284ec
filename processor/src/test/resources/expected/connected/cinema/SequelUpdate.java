package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Sequel}: {@code FILM#{filmId} / SEQUEL#{sequelId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelUpdate extends Update<Sequel, SequelUpdate> {
  private final String filmId;
  private final String sequelId;

  SequelUpdate(TableContext table, PrimaryKey<Sequel> key, boolean insert, String filmId,
      String sequelId) {
    super(table, SequelMapper.INSTANCE, key, insert);
    this.filmId = filmId;
    this.sequelId = sequelId;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(SequelAttributes.FILM_ID, filmId);
      attributes.property(SequelAttributes.SEQUEL_ID, sequelId);
      attributes.index("GSI1PK", "GSI1SK", SequelKeys.ofSequel(sequelId, filmId));
    }
  }
}
