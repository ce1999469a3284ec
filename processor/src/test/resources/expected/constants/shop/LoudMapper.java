package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Loud} into items of {@link Shop} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoudMapper implements EntityMapper<Loud> {
  /** The mapper, which has no state. */
  public static final LoudMapper INSTANCE = new LoudMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Loud");

  private static final Structure STRUCTURE = Structure.ofEntity("Loud", "PK", "SK");

  private LoudMapper() {}

  @Override
  public String type() {
    return "Loud";
  }

  @Override
  public String entity() {
    return "Loud";
  }

  @Override
  public PrimaryKey<Loud> key(Loud loud) {
    return LoudKeys.primary(loud.SKU(), loud.ID());
  }

  @Override
  public Map<String, AttributeValue> toItem(Loud loud) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(loud));
    item.type("Type", TYPE);
    item.string("SKU", loud.SKU());
    item.string("ID", loud.ID());
    item.string("_1", loud._1());
    item.string("IF", loud.IF());
    item.key("GSI1PK", "GSI1SK", LoudKeys.byNumber(loud._1(), loud.IF()));
    return item.toMap();
  }

  @Override
  public Loud fromItem(Map<String, AttributeValue> item) {
    try {
      return new Loud(
          STRUCTURE.string(item, "SKU"),
          STRUCTURE.string(item, "ID"),
          STRUCTURE.string(item, "_1"),
          STRUCTURE.string(item, "IF"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("SKU", "SKU"),
        MarkedAttribute.of("ID", "ID"),
        MarkedAttribute.of("_1", "_1"),
        MarkedAttribute.of("IF", "IF"));
  }
}
