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

/** Turns {@link Page} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Table_PageMapper implements Converter<Page> {
  /** The mapper, which has no state. */
  public static final Table_PageMapper INSTANCE = new Table_PageMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Page");

  private Table_PageMapper() {}

  @Override
  public AttributeValue toValue(Page page) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 3);
    map.string("map", page.map());
    map.string("value", page.value());
    map.string("path", page.path());
    return map.toValue();
  }

  @Override
  public Page fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Page(
        STRUCTURE.string(map, "map"),
        STRUCTURE.string(map, "value"),
        STRUCTURE.string(map, "path"));
  }
}
