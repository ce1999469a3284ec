import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Store} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StoreDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "Store",
    "name": "Store",
    "partitionKey": "PK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "Plain",
        "name": "Plain",
        "type": "Plain",
        "key": {"pk": "PLAIN#{id}"},
        "indexKeys": [],
        "properties": [{"name": "id", "attribute": "id", "type": "STRING", "method": "id"}],
        "construction": {"constructor": ["id"]}
      },
      {
        "class": "Query",
        "name": "Query",
        "type": "Query",
        "key": {"pk": "QUERY"},
        "indexKeys": [],
        "properties": [{"name": "text", "attribute": "text", "type": "STRING", "method": "text"}],
        "construction": {"constructor": ["text"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public StoreDescriptor() {}

  @Override
  public String tableInterface() {
    return "Store";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return StoreTable.createTable(client, tableName);
  }
}
