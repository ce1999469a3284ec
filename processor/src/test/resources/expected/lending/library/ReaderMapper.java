package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Reader} into items of {@link Library} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderMapper implements EntityMapper<Reader> {
  /** The mapper, which has no state. */
  public static final ReaderMapper INSTANCE = new ReaderMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Reader");

  private static final Structure STRUCTURE = Structure.ofEntity("Reader", "PK", "SK");

  private ReaderMapper() {}

  @Override
  public String type() {
    return "Reader";
  }

  @Override
  public String entity() {
    return "Reader";
  }

  @Override
  public PrimaryKey<Reader> key(Reader reader) {
    return ReaderKeys.primary(reader.readerId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Reader reader) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(reader));
    item.type("Type", TYPE);
    item.string("readerId", reader.readerId());
    item.string("name", reader.name());
    return item.toMap();
  }

  @Override
  public Reader fromItem(Map<String, AttributeValue> item) {
    try {
      return new Reader(
          STRUCTURE.string(item, "readerId"),
          STRUCTURE.string(item, "name"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("readerId", "readerId"),
        MarkedAttribute.of("name", "name"));
  }
}
