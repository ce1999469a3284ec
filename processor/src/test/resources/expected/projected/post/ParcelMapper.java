package post;

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

/** Turns {@link Parcel} into items of {@link Post} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelMapper implements EntityMapper<Parcel> {
  /** The mapper, which has no state. */
  public static final ParcelMapper INSTANCE = new ParcelMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Parcel");

  private static final Structure STRUCTURE = Structure.ofEntity("Parcel", "PK", "SK")
      .property("remark", "note");

  private ParcelMapper() {}

  @Override
  public String type() {
    return "Parcel";
  }

  @Override
  public String entity() {
    return "Parcel";
  }

  @Override
  public PrimaryKey<Parcel> key(Parcel parcel) {
    return ParcelKeys.primary(parcel.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Parcel parcel) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(parcel));
    item.type("Type", TYPE);
    item.string("id", parcel.id());
    item.string("remark", parcel.note());
    return item.toMap();
  }

  @Override
  public Parcel fromItem(Map<String, AttributeValue> item) {
    try {
      return new Parcel(
          STRUCTURE.string(item, "id"),
          STRUCTURE.string(item, "remark"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("note", "remark"));
  }
}
