package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
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

/** Turns {@link Query} into items of {@link Table} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryMapper implements EntityMapper<Query> {
  /** The mapper, which has no state. */
  public static final QueryMapper INSTANCE = new QueryMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Query");

  private static final Structure STRUCTURE = Structure.ofEntity("Query", "PK", "SK");

  private QueryMapper() {}

  @Override
  public String type() {
    return "Query";
  }

  @Override
  public String entity() {
    return "Query";
  }

  @Override
  public PrimaryKey<Query> key(Query query) {
    return QueryKeys.primary(query.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Query query) {
    ItemWriter item = new ItemWriter(STRUCTURE, 6);
    item.key("PK", "SK", key(query));
    item.type("Type", TYPE);
    item.string("id", query.id());
    item.required("page", query.page(), Table_PageMapper.INSTANCE);
    item.required("converter", query.converter(), Table_ConverterMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Query fromItem(Map<String, AttributeValue> item) {
    try {
      return new Query(
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "page", Table_PageMapper.INSTANCE),
          STRUCTURE.required(item, "converter", Table_ConverterMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("page", "page"),
        MarkedAttribute.of("converter", "converter"));
  }
}
