package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Parts.Line}: {@code HEAD#{id} / LINE#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_LineUpdate extends Update<Parts.Line, Parts_LineUpdate> {
  private final String id;
  private final int number;

  Parts_LineUpdate(TableContext table, PrimaryKey<Parts.Line> key, boolean insert, String id,
      int number) {
    super(table, Parts_LineMapper.INSTANCE, key, insert);
    this.id = id;
    this.number = number;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(Parts_LineAttributes.ID, id);
      attributes.property(Parts_LineAttributes.NUMBER, number);
    }
  }
}
