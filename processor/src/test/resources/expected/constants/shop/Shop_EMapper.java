package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link E} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Shop_EMapper implements Converter<E> {
  /** The mapper, which has no state. */
  public static final Shop_EMapper INSTANCE = new Shop_EMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("E");

  static final Converter<SKU> SKU_ = EnumConverter.of(SKU.values());

  private Shop_EMapper() {}

  @Override
  public AttributeValue toValue(E e) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("e", e.e());
    map.required("sku", e.sku(), SKU_);
    return map.toValue();
  }

  @Override
  public E fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new E(
        STRUCTURE.string(map, "e"),
        STRUCTURE.required(map, "sku", SKU_));
  }
}
