package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
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

  private static final Structure STRUCTURE = Structure.ofDocument("LabOfStringAndRangeOfInteger");

  static final Converter<Map<String, Range<Integer>>> OTHERS =
      Converters.map(Converters.ofString(), Span_RangeOfIntegerMapper.INSTANCE);

  private Span_LabOfStringAndRangeOfIntegerMapper() {}

  @Override
  public AttributeValue toValue(Labelled<String, Range<Integer>> labOfStringAndRangeOfInteger) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.stringOrNull("label", labOfStringAndRangeOfInteger.getLabel());
    map.nullable("value", labOfStringAndRangeOfInteger.getValue(), Span_RangeOfIntegerMapper.INSTANCE);
    map.required("others", labOfStringAndRangeOfInteger.getOthers(), OTHERS);
    return map.toValue();
  }

  @Override
  public Labelled<String, Range<Integer>> fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    Labelled<String, Range<Integer>> labOfStringAndRangeOfInteger = new Labelled<String, Range<Integer>>();
    labOfStringAndRangeOfInteger.setLabel(STRUCTURE.stringOrNull(map, "label"));
    labOfStringAndRangeOfInteger.setValue(STRUCTURE.nullable(map, "value", Span_RangeOfIntegerMapper.INSTANCE));
    labOfStringAndRangeOfInteger.setOthers(STRUCTURE.required(map, "others", OTHERS));
    return labOfStringAndRangeOfInteger;
  }
}
