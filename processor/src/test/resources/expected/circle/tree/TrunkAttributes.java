package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Trunk} in the table {@link Forest}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TrunkAttributes {
  /** Stored as {@code trunkId}. */
  public static final AttributeReference<Trunk, String> TRUNK_ID =
      AttributeReference.of("trunkId", "trunkId", Converters.STRING);

  /** Stored as {@code first}. */
  public static final Forest_BranchAttributes<Trunk> FIRST =
      new Forest_BranchAttributes<>("first", "first");

  private TrunkAttributes() {}
}
