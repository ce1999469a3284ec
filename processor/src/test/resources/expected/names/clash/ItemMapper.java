package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.lang.Override;
import java.lang.RuntimeException;
import java.lang.String;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Item} into items of {@link Table} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemMapper implements EntityMapper<Item> {
  /** The mapper, which has no state. */
  public static final ItemMapper INSTANCE = new ItemMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Item");

  private static final Structure STRUCTURE = Structure.ofEntity("Item", "PK", "SK");

  static final Converter<Item.Kind> TYPE_ = EnumConverter.of(Item.Kind.values());

  private ItemMapper() {}

  @Override
  public String type() {
    return "Item";
  }

  @Override
  public String entity() {
    return "Item";
  }

  @Override
  public PrimaryKey<Item> key(Item item) {
    return ItemKeys.primary(item.item(), item.limit(), item.page(), item.within(), item.to());
  }

  @Override
  public Map<String, AttributeValue> toItem(Item item) {
    ItemWriter item_ = new ItemWriter(STRUCTURE, 19);
    item_.key("PK", "SK", key(item));
    item_.type("Type", TYPE);
    item_.string("item", item.item());
    item_.string("limit", item.limit());
    item_.string("page", item.page());
    item_.string("within", item.within());
    item_.string("to", item.to());
    item_.stringOrNull("hash", item.hash());
    item_.required("type", item.type(), TYPE_);
    item_.string("start", item.start());
    item_.string("primary", item.primary());
    item_.string("default_", item.default_());
    item_.string("component", item.component());
    item_.required("instance", item.instance(), TYPE_);
    String hash = item.hash();
    if (hash != null) {
      item_.key("GSI1PK", "GSI1SK", ItemKeys.hash(hash, item.type(), item.start()));
    }
    item_.key("GSI2PK", "GSI2SK", ItemKeys.primary_(item.limit(), item.primary(), item.default_(), item.component()));
    return item_.toMap();
  }

  @Override
  public Item fromItem(Map<String, AttributeValue> item) {
    try {
      return new Item(
          STRUCTURE.string(item, "item"),
          STRUCTURE.string(item, "limit"),
          STRUCTURE.string(item, "page"),
          STRUCTURE.string(item, "within"),
          STRUCTURE.string(item, "to"),
          STRUCTURE.stringOrNull(item, "hash"),
          STRUCTURE.required(item, "type", TYPE_),
          STRUCTURE.string(item, "start"),
          STRUCTURE.string(item, "primary"),
          STRUCTURE.string(item, "default_"),
          STRUCTURE.string(item, "component"),
          STRUCTURE.required(item, "instance", TYPE_));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("item", "item"),
        MarkedAttribute.of("limit", "limit"),
        MarkedAttribute.of("page", "page"),
        MarkedAttribute.of("within", "within"),
        MarkedAttribute.of("to", "to"),
        MarkedAttribute.of("hash", "hash"),
        MarkedAttribute.of("type", "type"),
        MarkedAttribute.of("start", "start"),
        MarkedAttribute.of("primary", "primary"),
        MarkedAttribute.of("default_", "default_"),
        MarkedAttribute.of("component", "component"),
        MarkedAttribute.of("instance", "instance"));
  }
}
