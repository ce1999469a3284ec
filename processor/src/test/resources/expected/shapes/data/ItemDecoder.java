package data;

import io.keywright.annotation.KeywrightGenerated;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import shop.Item;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link Item}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemDecoder implements io.keywright.runtime.item.ItemDecoder<Item> {
  static final ItemDecoder INSTANCE = new ItemDecoder();

  private static final List<String> TYPES = List.of("Customer", "Acct");

  private ItemDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Customer" -> CustomerMapper.INSTANCE.entity();
      case "Acct" -> AccountMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public @Nullable Item decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Customer" -> CustomerMapper.INSTANCE.fromItem(item);
      case "Acct" -> AccountMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
