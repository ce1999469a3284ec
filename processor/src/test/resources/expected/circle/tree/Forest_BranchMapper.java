package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Branch} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_BranchMapper implements Converter<Branch> {
  /** The mapper, which has no state. */
  public static final Forest_BranchMapper INSTANCE = new Forest_BranchMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Branch");

  private Forest_BranchMapper() {}

  @Override
  public AttributeValue toValue(Branch branch) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("name", branch.name());
    map.required("leaves", branch.leaves(), Composed.LEAVES);
    return map.toValue();
  }

  @Override
  public Branch fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Branch(
        STRUCTURE.string(map, "name"),
        STRUCTURE.required(map, "leaves", Composed.LEAVES));
  }

  static final class Composed {
    static final Converter<List<Leaf>> LEAVES = Converters.list(Forest_LeafMapper.INSTANCE);

    private Composed() {}
  }
}
