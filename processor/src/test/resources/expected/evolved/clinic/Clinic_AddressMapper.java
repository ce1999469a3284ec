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
    map.required("z", address.zip(), Converters.STRING);
    map.required("country", address.country(), Converters.STRING);
    map.number("share", address.share());
    map.required("m", address.moved(), Converters.INSTANT);
    map.nullable("street", address.street(), Converters.STRING);
    map.optional("floor", address.floor(), Converters.STRING);
    return map.toValue();
  }

  @Override
  public Address fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Address(
        map.required(map.stored("z", "postCode"), Converters.STRING),
        map.orElse("country", Converters.STRING, "AT"),
        map.orElse("share", Converters.DOUBLE, 0.5),
        map.required(map.stored("m", "movedAt"), Converters.INSTANT),
        map.nullable("street", Converters.STRING),
        map.optional("floor", Converters.STRING));
  }
}
