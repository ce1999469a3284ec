package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofEntity("Item", "PK", "SK");

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
    ItemWriter item_ = new ItemWriter(LABELS, 19);
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
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Item(
          reader.string("item"),
          reader.string("limit"),
          reader.string("page"),
          reader.string("within"),
          reader.string("to"),
          reader.stringOrNull("hash"),
          reader.required("type", TYPE_),
          reader.string("start"),
          reader.string("primary"),
          reader.string("default_"),
          reader.string("component"),
          reader.required("instance", TYPE_));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
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
