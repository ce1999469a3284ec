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

/** Turns {@link Outer.Line} into items of {@link Outer.Store} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_LineMapper implements EntityMapper<Outer.Line> {
  /** The mapper, which has no state. */
  public static final Outer_LineMapper INSTANCE = new Outer_LineMapper();

  private static final String TYPE = "Line";

  private Outer_LineMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return "Outer.Line";
  }

  @Override
  public PrimaryKey<Outer.Line> key(Outer.Line outerLine) {
    return Outer_LineKeys.primary(outerLine.id(), outerLine.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Outer.Line outerLine) {
    ItemWriter item = new ItemWriter("Outer.Line", 5);
    item.key("PK", "SK", key(outerLine));
    item.type("Type", TYPE);
    item.required("id", outerLine.id(), Converters.STRING);
    item.number("number", outerLine.number());
    return item.toMap();
  }

  @Override
  public Outer.Line fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader("Outer.Line", item);
    return new Outer.Line(
        reader.required("id", Converters.STRING),
        reader.intValue("number"));
  }
}
