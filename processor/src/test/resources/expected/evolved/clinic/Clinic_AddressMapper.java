package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
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
public final class Clinic_AddressMapper implements Converter<Address> {
  /** The mapper, which has no state. */
  public static final Clinic_AddressMapper INSTANCE = new Clinic_AddressMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Address").property("z", "zip")
      .property("postCode", "zip").property("m", "moved").property("movedAt", "moved");

  private Clinic_AddressMapper() {}

  @Override
  public AttributeValue toValue(Address address) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 6);
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
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Address(
        STRUCTURE.string(map, STRUCTURE.stored(map, "z", "postCode")),
        STRUCTURE.orElse(map, "country", Converters.ofString(), "AT"),
        STRUCTURE.orElse(map, "share", Converters.ofDouble(), 0.5),
        STRUCTURE.required(map, STRUCTURE.stored(map, "m", "movedAt"), Converters.ofInstant()),
        STRUCTURE.stringOrNull(map, "street"),
        STRUCTURE.optional(map, "floor", Converters.ofString()));
  }
}
