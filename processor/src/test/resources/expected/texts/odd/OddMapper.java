package odd;

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

/** Turns {@link Odd} into items of {@link Texts} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OddMapper implements EntityMapper<Odd> {
  /** The mapper, which has no state. */
  public static final OddMapper INSTANCE = new OddMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Odd \"type\" $T \\ \u00e9");

  private static final Structure STRUCTURE = Structure.ofEntity("Odd", "P*/K", "SK")
      .property("*/ $S {", "id").property("gr\u00f6\u00dfe\\u", "gr\u00f6\u00dfe");

  private OddMapper() {}

  @Override
  public String type() {
    return "Odd \"type\" $T \\ \u00e9";
  }

  @Override
  public String entity() {
    return "Odd";
  }

  @Override
  public PrimaryKey<Odd> key(Odd odd) {
    return OddKeys.primary(odd.id(), odd.count());
  }

  @Override
  public Map<String, AttributeValue> toItem(Odd odd) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("P*/K", "SK", key(odd));
    item.type("@Type", TYPE);
    item.string("*/ $S {", odd.id());
    item.number("count", odd.count());
    item.string("gr\u00f6\u00dfe\\u", odd.gr\u00f6\u00dfe());
    item.key("GSI1PK", "GSI1SK", OddKeys.gr\u00f6\u00dfe(odd.id(), odd.gr\u00f6\u00dfe()));
    return item.toMap();
  }

  @Override
  public Odd fromItem(Map<String, AttributeValue> item) {
    try {
      return new Odd(
          STRUCTURE.string(item, "*/ $S {"),
          STRUCTURE.intValue(item, "count"),
          STRUCTURE.string(item, "gr\u00f6\u00dfe\\u"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "*/ $S {"),
        MarkedAttribute.of("count", "count"),
        MarkedAttribute.of("gr\u00f6\u00dfe", "gr\u00f6\u00dfe\\u"));
  }
}
