package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link Shop.Item}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_ItemDecoder implements ItemDecoder<Shop.Item> {
  static final Shop_ItemDecoder INSTANCE = new Shop_ItemDecoder();

  private static final List<String> TYPES = List.of("C", "O");

  private Shop_ItemDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "C" -> CustMapper.INSTANCE.entity();
      case "O" -> OrdMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public Shop. @Nullable Item decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "C" -> CustMapper.INSTANCE.fromItem(item);
      case "O" -> OrdMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
