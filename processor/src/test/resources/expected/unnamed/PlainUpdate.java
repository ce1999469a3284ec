import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Plain}: {@code PLAIN#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PlainUpdate extends Update<Plain, PlainUpdate> {
  private final String id;

  PlainUpdate(TableContext table, PrimaryKey<Plain> key, boolean insert, String id) {
    super(table, PlainMapper.INSTANCE, key, insert);
    this.id = id;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(PlainAttributes.ID, id);
    }
  }
}
