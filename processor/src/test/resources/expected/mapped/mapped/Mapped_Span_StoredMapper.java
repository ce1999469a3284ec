package mapped;

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
import values.Span;

/** Turns {@link Span.Stored} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Mapped_Span_StoredMapper implements Converter<Span.Stored> {
  /** The mapper, which has no state. */
  public static final Mapped_Span_StoredMapper INSTANCE = new Mapped_Span_StoredMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Span_Stored");

  static final Converter<List<Span>> INNER =
      Converters.list(Converters.converted(new Span.Converter(), Mapped_Span_StoredMapper.INSTANCE));

  private Mapped_Span_StoredMapper() {}

  @Override
  public AttributeValue toValue(Span.Stored spanStored) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("name", spanStored.name());
    map.required("inner", spanStored.inner(), INNER);
    return map.toValue();
  }

  @Override
  public Span.Stored fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Span.Stored(
        STRUCTURE.string(map, "name"),
        STRUCTURE.required(map, "inner", INNER));
  }
}
