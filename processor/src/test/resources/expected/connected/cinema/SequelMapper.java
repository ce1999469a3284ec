package cinema;

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

/** Turns {@link Sequel} into items of {@link Cinema} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class SequelMapper implements EntityMapper<Sequel> {
  /** The mapper, which has no state. */
  public static final SequelMapper INSTANCE = new SequelMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Sequel");

  private static final Structure STRUCTURE = Structure.ofEntity("Sequel", "PK", "SK");

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
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(sequel));
    item.type("Type", TYPE);
    item.string("filmId", sequel.filmId());
    item.string("sequelId", sequel.sequelId());
    item.key("GSI1PK", "GSI1SK", SequelKeys.ofSequel(sequel.sequelId(), sequel.filmId()));
    return item.toMap();
  }

  @Override
  public Sequel fromItem(Map<String, AttributeValue> item) {
    try {
      return new Sequel(
          STRUCTURE.string(item, "filmId"),
          STRUCTURE.string(item, "sequelId"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("filmId", "filmId"),
        MarkedAttribute.of("sequelId", "sequelId"));
  }
}
