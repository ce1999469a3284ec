package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Branch} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_BranchAttributes<E> extends AttributeReference<E, Branch> {
  Forest_BranchAttributes(String name, String attribute) {
    super(name, attribute, Forest_BranchMapper.INSTANCE);
  }

  Forest_BranchAttributes(AttributeReference<E, ?> parent, String name, String attribute) {
    super(parent, name, attribute, Forest_BranchMapper.INSTANCE);
  }

  /** Stored as {@code name}. */
  public AttributeReference<E, String> name() {
    return child("name", "name", Converters.STRING);
  }

  /** Stored as {@code leaves}. */
  public AttributeReference<E, List<Leaf>> leaves() {
    return child("leaves", "leaves", Forest_BranchMapper.Composed.LEAVES);
  }
}
