package old;

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

/** Turns {@link Bean} into items of {@link Attic} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
@SuppressWarnings({"deprecation", "removal"})
public final class BeanMapper implements EntityMapper<Bean> {
  /** The mapper, which has no state. */
  public static final BeanMapper INSTANCE = new BeanMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Bean");

  private static final Structure STRUCTURE = Structure.ofEntity("Bean", "PK", "SK");

  private BeanMapper() {}

  @Override
  public String type() {
    return "Bean";
  }

  @Override
  public String entity() {
    return "Bean";
  }

  @Override
  public PrimaryKey<Bean> key(Bean bean) {
    return BeanKeys.primary(bean.getId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Bean bean) {
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(bean));
    item.type("Type", TYPE);
    item.string("id", bean.getId());
    item.number("count", bean.getCount());
    return item.toMap();
  }

  @Override
  public Bean fromItem(Map<String, AttributeValue> item) {
    try {
      Bean bean = new Bean();
      bean.setId(STRUCTURE.string(item, "id"));
      bean.setCount(STRUCTURE.intValue(item, "count"));
      return bean;
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("count", "count"));
  }
}
