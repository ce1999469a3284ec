package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Member_Stay");

  private Club_Member_StayMapper() {}

  @Override
  public AttributeValue toValue(Member.Stay memberStay) {
    ItemWriter map = ItemWriter.document(LABELS, 1);
    map.required("from", memberStay.from(), Converters.ofInstant());
    return map.toValue();
  }

  @Override
  public Member.Stay fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Member.Stay(
        map.required("from", Converters.ofInstant()));
  }
}
