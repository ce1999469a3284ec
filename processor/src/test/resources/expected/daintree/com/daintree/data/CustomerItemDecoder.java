package com.daintree.data;

import com.daintree.shop.CustomerItem;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link CustomerItem}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerItemDecoder implements ItemDecoder<CustomerItem> {
  static final CustomerItemDecoder INSTANCE = new CustomerItemDecoder();

  private static final List<String> TYPES = List.of("Customer", "Cart", "CartItem", "Order");

  private CustomerItemDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Customer" -> CustomerMapper.INSTANCE.entity();
      case "Cart" -> CartMapper.INSTANCE.entity();
      case "CartItem" -> CartItemMapper.INSTANCE.entity();
      case "Order" -> OrderMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public @Nullable CustomerItem decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Customer" -> CustomerMapper.INSTANCE.fromItem(item);
      case "Cart" -> CartMapper.INSTANCE.fromItem(item);
      case "CartItem" -> CartItemMapper.INSTANCE.fromItem(item);
      case "Order" -> OrderMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
