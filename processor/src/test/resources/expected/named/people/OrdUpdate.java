package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Shop.Order}: {@code CUSTOMER#{id} / ORDER#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrdUpdate extends Update<Shop.Order, OrdUpdate> {
  private final String id;
  private final int number;

  OrdUpdate(TableContext table, PrimaryKey<Shop.Order> key, boolean insert, String id, int number) {
    super(table, OrdMapper.INSTANCE, key, insert);
    this.id = id;
    this.number = number;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(OrdAttributes.ID, id);
      attributes.property(OrdAttributes.NUMBER, number);
    }
  }
}
