package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.util.List;
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

  private static final Labels LABELS = Labels.ofDocument("Booking_TreeOfListOfString");

  static final Converter<List<String>> VALUE = Converters.list(Converters.ofString());

  static final Converter<List<Booking.Tree<List<String>>>> CHILDREN =
      Converters.list(Span_Booking_TreeOfListOfStringMapper.INSTANCE);

  private Span_Booking_TreeOfListOfStringMapper() {}

  @Override
  public AttributeValue toValue(Booking.Tree<List<String>> bookingTreeOfListOfString) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.required("value", bookingTreeOfListOfString.value(), VALUE);
    map.required("children", bookingTreeOfListOfString.children(), CHILDREN);
    return map.toValue();
  }

  @Override
  public Booking.Tree<List<String>> fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Booking.Tree<List<String>>(
        map.required("value", VALUE),
        map.required("children", CHILDREN));
  }
}
