package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.lang.Override;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Page} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_PageMapper implements Converter<Page> {
  /** The mapper, which has no state. */
  public static final Table_PageMapper INSTANCE = new Table_PageMapper();

  private static final Labels LABELS = Labels.ofDocument("Page");

  private Table_PageMapper() {}

  @Override
  public AttributeValue toValue(Page page) {
    ItemWriter map = ItemWriter.document(LABELS, 3);
    map.required("map", page.map(), Converters.STRING);
    map.required("value", page.value(), Converters.STRING);
    map.required("path", page.path(), Converters.STRING);
    return map.toValue();
  }

  @Override
  public Page fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Page(
        map.required("map", Converters.STRING),
        map.required("value", Converters.STRING),
        map.required("path", Converters.STRING));
  }
}
