package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Leaf} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Forest_LeafMapper implements Converter<Leaf> {
  /** The mapper, which has no state. */
  public static final Forest_LeafMapper INSTANCE = new Forest_LeafMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Leaf");

  private Forest_LeafMapper() {}

  @Override
  public AttributeValue toValue(Leaf leaf) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("colour", leaf.colour());
    map.required("grown", leaf.grown(), Composed.GROWN);
    return map.toValue();
  }

  @Override
  public Leaf fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Leaf(
        STRUCTURE.string(map, "colour"),
        STRUCTURE.required(map, "grown", Composed.GROWN));
  }

  static final class Composed {
    static final Converter<Map<String, Branch>> GROWN =
        Converters.map(Converters.ofString(), Forest_BranchMapper.INSTANCE);

    private Composed() {}
  }
}
