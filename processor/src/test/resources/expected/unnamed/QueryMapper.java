import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofEntity("Query", "PK", null);

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
    ItemWriter item = new ItemWriter(LABELS, 4);
    item.key("PK", key(query));
    item.type("Type", TYPE);
    item.string("text", query.text());
    return item.toMap();
  }

  @Override
  public Query fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Query(
          reader.string("text"));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("text", "text"));
  }
}
