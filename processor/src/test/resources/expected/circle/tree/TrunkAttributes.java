package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Trunk} in the table {@link Forest}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TrunkAttributes {
  /** Stored as {@code trunkId}. */
  public static final TextAttribute<Trunk> TRUNK_ID =
      new TextAttribute<>(AttributePath.of("trunkId", "trunkId"));

  /** Stored as {@code first}. */
  public static final Forest_BranchAttributes<Trunk> FIRST =
      new Forest_BranchAttributes<>(AttributePath.of("first", "first"));

  private TrunkAttributes() {}
}
