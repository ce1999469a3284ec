package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Reader}: {@code READER#{readerId} / READER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderUpdate extends Update<Reader, ReaderUpdate> {
  ReaderUpdate(TableContext table, PrimaryKey<Reader> key) {
    super(table, ReaderMapper.INSTANCE, key, false);
  }

  /** Stores {@code name}. */
  public ReaderUpdate name(String name) {
    return changes().set(ReaderAttributes.NAME, name);
  }
}
