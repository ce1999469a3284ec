package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.lang.Override;
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

  private static final Labels LABELS = Labels.ofDocument("Converter");

  private Table_ConverterMapper() {}

  @Override
  public AttributeValue toValue(clash.other.Converter converter) {
    ItemWriter map = ItemWriter.document(LABELS, 2);
    map.string("name", converter.name());
    map.string("child", converter.child());
    return map.toValue();
  }

  @Override
  public clash.other.Converter fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new clash.other.Converter(
        map.string("name"),
        map.string("child"));
  }
}
