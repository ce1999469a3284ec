package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** What {@link Visit} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CallReferences {
  /** What {@code before} names. */
  public static final Reference<Visit, Visit> BEFORE = new BeforeReference();

  private CallReferences() {}

  private static final class BeforeReference extends Reference<Visit, Visit> {
    BeforeReference() {
      super("before", Visit.class, CallMapper.INSTANCE);
    }

    @Override
    public @Nullable PrimaryKey<Visit> key(Visit call) {
      String before = call.before();
      if (before == null) {
        return null;
      }
      return CallKeys.primary(call.userId(), before);
    }
  }
}
