package desk;

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

/** Turns {@link Shift} into items of {@link Desk} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShiftMapper implements EntityMapper<Shift> {
  /** The mapper, which has no state. */
  public static final ShiftMapper INSTANCE = new ShiftMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Shift");

  private static final Structure STRUCTURE = Structure.ofEntity("Shift", "PK", "SK");

  private ShiftMapper() {}

  @Override
  public String type() {
    return "Shift";
  }

  @Override
  public String entity() {
    return "Shift";
  }

  @Override
  public PrimaryKey<Shift> key(Shift shift) {
    return ShiftKeys.primary(shift.starts(), shift.ends(), shift.name());
  }

  @Override
  public Map<String, AttributeValue> toItem(Shift shift) {
    ItemWriter item = new ItemWriter(STRUCTURE, 12);
    item.key("PK", "SK", key(shift));
    item.type("Type", TYPE);
    item.required("starts", shift.starts(), Converters.ofInstant());
    item.required("ends", shift.ends(), Converters.ofLocalDateTime());
    item.string("name", shift.name());
    item.string("role", shift.role());
    item.string("place", shift.place());
    item.key("GSI1PK", "GSI1SK", ShiftKeys.byRole(shift.role(), shift.starts(), shift.ends(), shift.name()));
    item.key("GSI2PK", "GSI2SK", ShiftKeys.bySecond(shift.place(), shift.starts()));
    return item.toMap();
  }

  @Override
  public Shift fromItem(Map<String, AttributeValue> item) {
    try {
      return new Shift(
          STRUCTURE.required(item, "starts", Converters.ofInstant()),
          STRUCTURE.required(item, "ends", Converters.ofLocalDateTime()),
          STRUCTURE.string(item, "name"),
          STRUCTURE.string(item, "role"),
          STRUCTURE.string(item, "place"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("starts", "starts"),
        MarkedAttribute.of("ends", "ends"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("role", "role"),
        MarkedAttribute.of("place", "place"));
  }
}
