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
    map.string("map", page.map());
    map.string("value", page.value());
    map.string("path", page.path());
    return map.toValue();
  }

  @Override
  public Page fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Page(
        map.string("map"),
        map.string("value"),
        map.string("path"));
  }
}
