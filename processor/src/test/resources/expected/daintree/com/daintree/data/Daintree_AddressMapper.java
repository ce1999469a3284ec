package com.daintree.data;

import com.daintree.shop.Address;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Address} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Daintree_AddressMapper implements Converter<Address> {
  /** The mapper, which has no state. */
  public static final Daintree_AddressMapper INSTANCE = new Daintree_AddressMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Address")
      .property("zip", "postCode");

  private Daintree_AddressMapper() {}

  @Override
  public AttributeValue toValue(Address address) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 4);
    map.string("street", address.street());
    map.string("zip", address.postCode());
    map.string("city", address.city());
    map.string("country", address.country());
    return map.toValue();
  }

  @Override
  public Address fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Address(
        STRUCTURE.string(map, "street"),
        STRUCTURE.string(map, "zip"),
        STRUCTURE.string(map, "city"),
        STRUCTURE.string(map, "country"));
  }
}
