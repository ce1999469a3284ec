package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.time.Instant;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Window} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_WindowOfInstantMapper implements Converter<Window<Instant>> {
  /** The mapper, which has no state. */
  public static final Made_WindowOfInstantMapper INSTANCE = new Made_WindowOfInstantMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("WindowOfInstant");

  private Made_WindowOfInstantMapper() {}

  @Override
  public AttributeValue toValue(Window<Instant> windowOfInstant) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.required("from", windowOfInstant.from(), Converters.ofInstant());
    map.required("to", windowOfInstant.to(), Converters.ofInstant());
    return map.toValue();
  }

  @Override
  public Window<Instant> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    var builder = Window.<Instant>builder();
    builder.from(STRUCTURE.required(map, "from", Converters.ofInstant()));
    builder.to(STRUCTURE.required(map, "to", Converters.ofInstant()));
    return builder.build();
  }
}
