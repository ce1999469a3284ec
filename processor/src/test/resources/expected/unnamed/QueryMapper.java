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

/** Turns {@link Query} into items of {@link Store} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class QueryMapper implements EntityMapper<Query> {
  /** The mapper, which has no state. */
  public static final QueryMapper INSTANCE = new QueryMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Query");

  private static final Structure STRUCTURE = Structure.ofEntity("Query", "PK", null);

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
    return QueryKeys.primary();
  }

  @Override
  public Map<String, AttributeValue> toItem(Query query) {
    ItemWriter item = new ItemWriter(STRUCTURE, 4);
    item.key("PK", key(query));
    item.type("Type", TYPE);
    item.string("text", query.text());
    return item.toMap();
  }

  @Override
  public Query fromItem(Map<String, AttributeValue> item) {
    try {
      return new Query(
          STRUCTURE.string(item, "text"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("text", "text"));
  }
}
