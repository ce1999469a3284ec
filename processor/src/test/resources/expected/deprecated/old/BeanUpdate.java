package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Bean}: {@code BEAN#{id} / BEAN}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class BeanUpdate extends Update<Bean, BeanUpdate> {
  BeanUpdate(TableContext table, PrimaryKey<Bean> key) {
    super(table, BeanMapper.INSTANCE, key, false);
  }

  /** Stores {@code count}. */
  public BeanUpdate count(int count) {
    return changes().set(BeanAttributes.COUNT, count);
  }

  /** Adds to {@code count}, a negative number to take away. */
  public BeanUpdate incrementCount(int by) {
    return changes().increment(BeanAttributes.COUNT, by);
  }
}
