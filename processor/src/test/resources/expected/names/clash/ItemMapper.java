package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
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

  private static final String TYPE = "Item";

  private static final Labels LABELS = Labels.ofEntity("Item", "PK", "SK");

  static final Converter<Item.Kind> TYPE_ = EnumConverter.of(Item.Kind.values());

  private ItemMapper() {}

  @Override
  public String type() {
    return TYPE;
  }

  @Override
  public String entity() {
    return TYPE;
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
    item_.required("item", item.item(), Converters.STRING);
    item_.required("limit", item.limit(), Converters.STRING);
    item_.required("page", item.page(), Converters.STRING);
    item_.required("within", item.within(), Converters.STRING);
    item_.required("to", item.to(), Converters.STRING);
    item_.nullable("hash", item.hash(), Converters.STRING);
    item_.required("type", item.type(), TYPE_);
    item_.required("start", item.start(), Converters.STRING);
    item_.required("primary", item.primary(), Converters.STRING);
    item_.required("default_", item.default_(), Converters.STRING);
    item_.required("component", item.component(), Converters.STRING);
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
          reader.required("item", Converters.STRING),
          reader.required("limit", Converters.STRING),
          reader.required("page", Converters.STRING),
          reader.required("within", Converters.STRING),
          reader.required("to", Converters.STRING),
          reader.nullable("hash", Converters.STRING),
          reader.required("type", TYPE_),
          reader.required("start", Converters.STRING),
          reader.required("primary", Converters.STRING),
          reader.required("default_", Converters.STRING),
          reader.required("component", Converters.STRING),
          reader.required("instance", TYPE_));
    } catch (RuntimeException thrown) {
      throw reader.refusal(thrown);
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
