package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Booking.Tree} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_Booking_TreeOfListOfStringMapper implements Converter<Booking.Tree<List<String>>> {
  /** The mapper, which has no state. */
  public static final Span_Booking_TreeOfListOfStringMapper INSTANCE = new Span_Booking_TreeOfListOfStringMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Booking_TreeOfListOfString");

  static final Converter<List<String>> VALUE = Converters.list(Converters.ofString());

  static final Converter<List<Booking.Tree<List<String>>>> CHILDREN =
      Converters.list(Span_Booking_TreeOfListOfStringMapper.INSTANCE);

  private Span_Booking_TreeOfListOfStringMapper() {}

  @Override
  public AttributeValue toValue(Booking.Tree<List<String>> bookingTreeOfListOfString) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.required("value", bookingTreeOfListOfString.value(), VALUE);
    map.required("children", bookingTreeOfListOfString.children(), CHILDREN);
    return map.toValue();
  }

  @Override
  public Booking.Tree<List<String>> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Booking.Tree<List<String>>(
        STRUCTURE.required(map, "value", VALUE),
        STRUCTURE.required(map, "children", CHILDREN));
  }
}
