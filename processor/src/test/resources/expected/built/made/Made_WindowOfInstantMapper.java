package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.time.Instant;
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

  private static final Labels LABELS = Labels.ofDocument("WindowOfInstant");

  private Made_WindowOfInstantMapper() {}

  @Override
  public AttributeValue toValue(Window<Instant> windowOfInstant) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.required("from", windowOfInstant.from(), Converters.ofInstant());
    map.required("to", windowOfInstant.to(), Converters.ofInstant());
    return map.toValue();
  }

  @Override
  public Window<Instant> fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    var builder = Window.<Instant>builder();
    builder.from(map.required("from", Converters.ofInstant()));
    builder.to(map.required("to", Converters.ofInstant()));
    return builder.build();
  }
}
