package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Outer.Head} into items of {@link Outer.Store} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_HeadMapper implements EntityMapper<Outer.Head> {
  /** The mapper, which has no state. */
  public static final Outer_HeadMapper INSTANCE = new Outer_HeadMapper();

  private static final String TYPE = "Head";

  private Outer_HeadMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return "Outer.Head";
  }

  @Override
  public PrimaryKey<Outer.Head> key(Outer.Head outerHead) {
    return Outer_HeadKeys.primary(outerHead.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Outer.Head outerHead) {
    ItemWriter item = new ItemWriter("Outer.Head", 5);
    item.key("PK", "SK", key(outerHead));
    item.type("Type", TYPE);
    item.required("id", outerHead.id(), Converters.STRING);
    item.required("text", outerHead.text(), Outer_Store_Outer_TextMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Outer.Head fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader("Outer.Head", item);
    return new Outer.Head(
        reader.required("id", Converters.STRING),
        reader.required("text", Outer_Store_Outer_TextMapper.INSTANCE));
  }
}
