package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Parts.Head}: {@code HEAD#{id} / HEAD}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_HeadUpdate extends Update<Parts.Head, Parts_HeadUpdate> {
  Parts_HeadUpdate(TableContext table, PrimaryKey<Parts.Head> key) {
    super(table, Parts_HeadMapper.INSTANCE, key, false);
  }

  /** Stores {@code text}. */
  public Parts_HeadUpdate text(Parts.Text text) {
    return changes().set(Parts_HeadAttributes.TEXT, text);
  }

  /** Changes inside of {@code text}, which must be there. */
  public Outer_Store_Parts_TextUpdate<Parts.Head, Parts_HeadUpdate> text() {
    return new Outer_Store_Parts_TextUpdate<>(changes(), Parts_HeadAttributes.TEXT);
  }
}
