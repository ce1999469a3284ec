package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Labelled} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_LabOfStringAndRangeOfIntegerMapper implements Converter<Labelled<String, Range<Integer>>> {
  /** The mapper, which has no state. */
  public static final Span_LabOfStringAndRangeOfIntegerMapper INSTANCE = new Span_LabOfStringAndRangeOfIntegerMapper();

  private static final Labels LABELS = Labels.ofDocument("LabOfStringAndRangeOfInteger");

  static final Converter<Map<String, Range<Integer>>> OTHERS =
      Converters.map(Converters.ofString(), Span_RangeOfIntegerMapper.INSTANCE);

  private Span_LabOfStringAndRangeOfIntegerMapper() {}

  @Override
  public AttributeValue toValue(Labelled<String, Range<Integer>> labOfStringAndRangeOfInteger) {
    ItemWriter map = ItemWriter.document(LABELS, 3);
    map.stringOrNull("label", labOfStringAndRangeOfInteger.getLabel());
    map.nullable("value", labOfStringAndRangeOfInteger.getValue(), Span_RangeOfIntegerMapper.INSTANCE);
    map.required("others", labOfStringAndRangeOfInteger.getOthers(), OTHERS);
    return map.toValue();
  }

  @Override
  public Labelled<String, Range<Integer>> fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    Labelled<String, Range<Integer>> labOfStringAndRangeOfInteger = new Labelled<String, Range<Integer>>();
    labOfStringAndRangeOfInteger.setLabel(map.stringOrNull("label"));
    labOfStringAndRangeOfInteger.setValue(map.nullable("value", Span_RangeOfIntegerMapper.INSTANCE));
    labOfStringAndRangeOfInteger.setOthers(map.required("others", OTHERS));
    return labOfStringAndRangeOfInteger;
  }
}
