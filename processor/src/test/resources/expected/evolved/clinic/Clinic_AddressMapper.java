package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
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
public final class Clinic_AddressMapper implements Converter<Address> {
  /** The mapper, which has no state. */
  public static final Clinic_AddressMapper INSTANCE = new Clinic_AddressMapper();

  private static final Labels LABELS = Labels.ofDocument("Address").property("z", "zip")
      .property("postCode", "zip").property("m", "moved").property("movedAt", "moved");

  private Clinic_AddressMapper() {}

  @Override
  public AttributeValue toValue(Address address) {
    ItemWriter map = ItemWriter.document(LABELS, 6);
    map.string("z", address.zip());
    map.string("country", address.country());
    map.number("share", address.share());
    map.required("m", address.moved(), Converters.ofInstant());
    map.stringOrNull("street", address.street());
    map.optional("floor", address.floor(), Converters.ofString());
    return map.toValue();
  }

  @Override
  public Address fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Address(
        map.string(map.stored("z", "postCode")),
        map.orElse("country", Converters.ofString(), "AT"),
        map.orElse("share", Converters.ofDouble(), 0.5),
        map.required(map.stored("m", "movedAt"), Converters.ofInstant()),
        map.stringOrNull("street"),
        map.optional("floor", Converters.ofString()));
  }
}
