package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link Parts.Part}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class Parts_PartDecoder implements ItemDecoder<Parts.Part> {
  static final Parts_PartDecoder INSTANCE = new Parts_PartDecoder();

  private static final List<String> TYPES = List.of("Head", "Line");

  private Parts_PartDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Head" -> Parts_HeadMapper.INSTANCE.entity();
      case "Line" -> Parts_LineMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public Parts. @Nullable Part decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Head" -> Parts_HeadMapper.INSTANCE.fromItem(item);
      case "Line" -> Parts_LineMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
