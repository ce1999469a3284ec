package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.lang.Override;
import java.lang.String;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link clash.other.Converter} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_ConverterMapper implements Converter<clash.other.Converter> {
  /** The mapper, which has no state. */
  public static final Table_ConverterMapper INSTANCE = new Table_ConverterMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Converter");

  private Table_ConverterMapper() {}

  @Override
  public AttributeValue toValue(clash.other.Converter converter) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.string("name", converter.name());
    map.string("child", converter.child());
    return map.toValue();
  }

  @Override
  public clash.other.Converter fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new clash.other.Converter(
        STRUCTURE.string(map, "name"),
        STRUCTURE.string(map, "child"));
  }
}
