package kin;

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

/** Turns {@link Marriage} into items of {@link Kin} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MarriageMapper implements EntityMapper<Marriage> {
  /** The mapper, which has no state. */
  public static final MarriageMapper INSTANCE = new MarriageMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Marriage");

  private static final Structure STRUCTURE = Structure.ofEntity("Marriage", "PK", "SK");

  private MarriageMapper() {}

  @Override
  public String type() {
    return "Marriage";
  }

  @Override
  public String entity() {
    return "Marriage";
  }

  @Override
  public PrimaryKey<Marriage> key(Marriage marriage) {
    return MarriageKeys.primary(marriage.personId(), marriage.spouseId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Marriage marriage) {
    ItemWriter item = new ItemWriter(STRUCTURE, 7);
    item.key("PK", "SK", key(marriage));
    item.type("Type", TYPE);
    item.string("personId", marriage.personId());
    item.string("spouseId", marriage.spouseId());
    item.key("GSI1PK", "GSI1SK", MarriageKeys.withSpouse(marriage.spouseId(), marriage.personId()));
    return item.toMap();
  }

  @Override
  public Marriage fromItem(Map<String, AttributeValue> item) {
    try {
      return new Marriage(
          STRUCTURE.string(item, "personId"),
          STRUCTURE.string(item, "spouseId"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("personId", "personId"),
        MarkedAttribute.of("spouseId", "spouseId"));
  }
}
