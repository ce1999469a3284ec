package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Parcel} into items of {@link Desk} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelMapper implements EntityMapper<Parcel> {
  /** The mapper, which has no state. */
  public static final ParcelMapper INSTANCE = new ParcelMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Parcel");

  private static final Structure STRUCTURE = Structure.ofEntity("Parcel", "PK", "SK")
      .property("st", "state").property("status", "state").property("l", "label")
      .property("tag", "label").property("cnt", "count").property("v", "version");

  static final Converter<Order.Status> STATE = EnumConverter.of(Order.Status.values());

  private static final List<String> TYPES = List.of("Parcel", "Package");

  private ParcelMapper() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

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
    return ParcelKeys.primary(parcel.depot(), parcel.parcelId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Parcel parcel) {
    ItemWriter item = new ItemWriter(STRUCTURE, 14);
    item.key("PK", "SK", key(parcel));
    item.type("Type", TYPE);
    item.string("depot", parcel.depot());
    item.string("parcelId", parcel.parcelId());
    item.required("st", parcel.state(), STATE);
    item.number("weight", parcel.weight());
    item.stringOrNull("l", parcel.label());
    item.nullable("cnt", parcel.count(), Converters.ofInt());
    item.number("v", parcel.version());
    item.key("GSI1PK", "GSI1SK", ParcelKeys.byState(parcel.state(), parcel.parcelId(), parcel.weight()));
    String label = parcel.label();
    if (label != null) {
      item.key("GSI2PK", "GSI2SK", ParcelKeys.byLabel(label, parcel.state()));
    }
    return item.toMap();
  }

  @Override
  public Parcel fromItem(Map<String, AttributeValue> item) {
    try {
      return new Parcel(
          STRUCTURE.string(item, "depot"),
          STRUCTURE.string(item, "parcelId"),
          STRUCTURE.required(item, STRUCTURE.stored(item, "st", "status"), STATE),
          STRUCTURE.orElse(item, "weight", Converters.ofInt(), 10),
          STRUCTURE.stringOrNull(item, STRUCTURE.stored(item, "l", "tag", "label")),
          STRUCTURE.nullable(item, STRUCTURE.stored(item, "cnt", "count"), Converters.ofInt()),
          STRUCTURE.orElse(item, "v", Converters.ofLong(), 0L));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("depot", "depot"),
        MarkedAttribute.of("parcelId", "parcelId"),
        MarkedAttribute.of("state", "st", "status"),
        MarkedAttribute.of("weight", "weight"),
        MarkedAttribute.of("label", "l", "tag", "label"),
        MarkedAttribute.of("count", "cnt", "count"),
        MarkedAttribute.of("version", "v"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  private static final class Marked {
    static final Marks MARKS = Marks.builder()
        .version(MarkedAttribute.of("version", "v"))
        .build();

    private Marked() {}
  }
}
