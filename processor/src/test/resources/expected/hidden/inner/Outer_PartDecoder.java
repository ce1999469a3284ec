package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link Outer.Part}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Outer_PartDecoder implements ItemDecoder<Outer.Part> {
  static final Outer_PartDecoder INSTANCE = new Outer_PartDecoder();

  private static final List<String> TYPES = List.of("Head", "Line");

  private Outer_PartDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Head" -> Outer_HeadMapper.INSTANCE.entity();
      case "Line" -> Outer_LineMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public Outer. @Nullable Part decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Head" -> Outer_HeadMapper.INSTANCE.fromItem(item);
      case "Line" -> Outer_LineMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
