package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
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

/** Turns {@link Birth} into items of {@link Kin} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class BirthMapper implements EntityMapper<Birth> {
  /** The mapper, which has no state. */
  public static final BirthMapper INSTANCE = new BirthMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Birth");

  private static final Structure STRUCTURE = Structure.ofEntity("Birth", "PK", "SK");

  private BirthMapper() {}

  @Override
  public String type() {
    return "Birth";
  }

  @Override
  public String entity() {
    return "Birth";
  }

  @Override
  public PrimaryKey<Birth> key(Birth birth) {
    return BirthKeys.primary(birth.personId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Birth birth) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(birth));
    item.type("Type", TYPE);
    item.string("personId", birth.personId());
    item.string("placeId", birth.placeId());
    item.required("day", birth.day(), Converters.ofLocalDate());
    item.key("GSI1PK", "GSI1SK", BirthKeys.atPlace(birth.placeId(), birth.day(), birth.personId()));
    item.key("GSI2PK", "GSI2SK", BirthKeys.onDay(birth.day(), birth.personId()));
    return item.toMap();
  }

  @Override
  public Birth fromItem(Map<String, AttributeValue> item) {
    try {
      return new Birth(
          STRUCTURE.string(item, "personId"),
          STRUCTURE.string(item, "placeId"),
          STRUCTURE.required(item, "day", Converters.ofLocalDate()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("personId", "personId"),
        MarkedAttribute.of("placeId", "placeId"),
        MarkedAttribute.of("day", "day"));
  }
}
