package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link TIER} into items of {@link Shop} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TIERMapper implements EntityMapper<TIER> {
  /** The mapper, which has no state. */
  public static final TIERMapper INSTANCE = new TIERMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("TIER");

  private static final Structure STRUCTURE = Structure.ofEntity("TIER", "PK", "SK");

  static final Converter<SKU> SKU_ = EnumConverter.of(SKU.values());

  static final Converter<List<E>> ES = Converters.list(Shop_EMapper.INSTANCE);

  static final Converter<TYPE> TYPE__ = EnumConverter.of(TYPE.class.getEnumConstants());

  static final Converter<Instances.INSTANCE> INSTANCE__ =
      EnumConverter.of(Instances.INSTANCE.class.getEnumConstants());

  private TIERMapper() {}

  @Override
  public String type() {
    return "TIER";
  }

  @Override
  public String entity() {
    return "TIER";
  }

  @Override
  public PrimaryKey<TIER> key(TIER tier) {
    return TIERKeys.primary(tier.sku(), tier.tier(), tier.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(TIER tier) {
    ItemWriter item = new ItemWriter(STRUCTURE, 12);
    item.key("PK", "SK", key(tier));
    item.type("Type", TYPE);
    item.required("sku", tier.sku(), SKU_);
    item.string("tier", tier.tier());
    item.string("id", tier.id());
    item.required("e", tier.e(), Shop_EMapper.INSTANCE);
    item.required("es", tier.es(), ES);
    item.required("type", tier.type(), TYPE__);
    item.required("instance", tier.instance(), INSTANCE__);
    item.key("GSI1PK", "GSI1SK", TIERKeys.byInstance(tier.instance(), tier.id(), tier.type()));
    return item.toMap();
  }

  @Override
  public TIER fromItem(Map<String, AttributeValue> item) {
    try {
      return new TIER(
          STRUCTURE.required(item, "sku", SKU_),
          STRUCTURE.string(item, "tier"),
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "e", Shop_EMapper.INSTANCE),
          STRUCTURE.required(item, "es", ES),
          STRUCTURE.required(item, "type", TYPE__),
          STRUCTURE.required(item, "instance", INSTANCE__));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("sku", "sku"),
        MarkedAttribute.of("tier", "tier"),
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("e", "e"),
        MarkedAttribute.of("es", "es"),
        MarkedAttribute.of("type", "type"),
        MarkedAttribute.of("instance", "instance"));
  }
}
