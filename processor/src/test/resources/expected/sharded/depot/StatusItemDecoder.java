package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link StatusItem}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StatusItemDecoder implements ItemDecoder<StatusItem> {
  static final StatusItemDecoder INSTANCE = new StatusItemDecoder();

  private static final List<String> TYPES = List.of("Order", "Refund");

  private StatusItemDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Order" -> OrderMapper.INSTANCE.entity();
      case "Refund" -> RefundMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public @Nullable StatusItem decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Order" -> OrderMapper.INSTANCE.fromItem(item);
      case "Refund" -> RefundMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
