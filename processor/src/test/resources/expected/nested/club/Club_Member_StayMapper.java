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

/** Turns {@link Member.Stay} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Club_Member_StayMapper implements Converter<Member.Stay> {
  /** The mapper, which has no state. */
  public static final Club_Member_StayMapper INSTANCE = new Club_Member_StayMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Member_Stay");

  private Club_Member_StayMapper() {}

  @Override
  public AttributeValue toValue(Member.Stay memberStay) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.required("from", memberStay.from(), Converters.ofInstant());
    return map.toValue();
  }

  @Override
  public Member.Stay fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Member.Stay(
        STRUCTURE.required(map, "from", Converters.ofInstant()));
  }
}
