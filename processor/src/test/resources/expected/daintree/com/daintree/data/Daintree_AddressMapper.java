package com.daintree.data;

import com.daintree.shop.Address;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Address").property("zip", "postCode");

  private Daintree_AddressMapper() {}

  @Override
  public AttributeValue toValue(Address address) {
    ItemWriter map = ItemWriter.document(LABELS, 4);
    map.string("street", address.street());
    map.string("zip", address.postCode());
    map.string("city", address.city());
    map.string("country", address.country());
    return map.toValue();
  }

  @Override
  public Address fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Address(
        map.string("street"),
        map.string("zip"),
        map.string("city"),
        map.string("country"));
  }
}
