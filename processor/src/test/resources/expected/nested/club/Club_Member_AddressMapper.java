package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Member.Address} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Club_Member_AddressMapper implements Converter<Member.Address> {
  /** The mapper, which has no state. */
  public static final Club_Member_AddressMapper INSTANCE = new Club_Member_AddressMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Member_Address")
      .property("since.when", "since");

  private Club_Member_AddressMapper() {}

  @Override
  public AttributeValue toValue(Member.Address memberAddress) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.required("since.when", memberAddress.since(), Converters.ofInstant());
    map.nullable("stay", memberAddress.stay(), Club_Member_StayMapper.INSTANCE);
    return map.toValue();
  }

  @Override
  public Member.Address fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Member.Address(
        STRUCTURE.required(map, "since.when", Converters.ofInstant()),
        STRUCTURE.nullable(map, "stay", Club_Member_StayMapper.INSTANCE));
  }
}
