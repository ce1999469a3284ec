package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Order}: {@code ORDER#{id} / ORDER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrderUpdate extends Update<Order, OrderUpdate> {
  private final String id;

  OrderUpdate(TableContext table, PrimaryKey<Order> key, boolean insert, String id) {
    super(table, OrderMapper.INSTANCE, key, insert);
    this.id = id;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(OrderAttributes.ID, id);
    }
  }
}
