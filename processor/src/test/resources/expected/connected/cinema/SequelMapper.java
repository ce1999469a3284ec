package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Sequel} into items of {@link Cinema} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelMapper implements EntityMapper<Sequel> {
  /** The mapper, which has no state. */
  public static final SequelMapper INSTANCE = new SequelMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Sequel");

  private static final Labels LABELS = Labels.ofEntity("Sequel", "PK", "SK");

  private SequelMapper() {}

  @Override
  public String type() {
    return "Sequel";
  }

  @Override
  public String entity() {
    return "Sequel";
  }

  @Override
  public PrimaryKey<Sequel> key(Sequel sequel) {
    return SequelKeys.primary(sequel.filmId(), sequel.sequelId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Sequel sequel) {
    ItemWriter item = new ItemWriter(LABELS, 7);
    item.key("PK", "SK", key(sequel));
    item.type("Type", TYPE);
    item.string("filmId", sequel.filmId());
    item.string("sequelId", sequel.sequelId());
    item.key("GSI1PK", "GSI1SK", SequelKeys.ofSequel(sequel.sequelId(), sequel.filmId()));
    return item.toMap();
  }

  @Override
  public Sequel fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Sequel(
          reader.string("filmId"),
          reader.string("sequelId"));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("filmId", "filmId"),
        MarkedAttribute.of("sequelId", "sequelId"));
  }
}
