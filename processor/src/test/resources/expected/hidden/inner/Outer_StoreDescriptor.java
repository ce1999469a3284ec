package inner;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Outer.Store} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Outer_StoreDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "inner/Outer.Store",
    "name": "Store",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "inner/Parts.Head",
        "name": "Parts_Head",
        "type": "Head",
        "key": {"pk": "HEAD#{id}", "sk": "HEAD"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "text",
            "attribute": "text",
            "type": {"document": "inner/Parts.Text"},
            "method": "text"
          }
        ],
        "construction": {"constructor": ["id", "text"]}
      },
      {
        "class": "inner/Parts.Line",
        "name": "Parts_Line",
        "type": "Line",
        "key": {"query": "lines", "pk": "HEAD#{id}", "sk": "LINE#{number:4}"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"}
        ],
        "construction": {"constructor": ["id", "number"]}
      }
    ],
    "documents": [
      {
        "class": "inner/Parts.Text",
        "name": "Parts_Text",
        "properties": [{"name": "value", "attribute": "value", "type": "STRING", "method": "value"}],
        "construction": {"constructor": ["value"]}
      }
    ],
    "collections": [
      {
        "interface": "inner/Parts.Part",
        "name": "part",
        "index": 0,
        "members": ["inner/Parts.Head", "inner/Parts.Line"]
      }
    ]
  }
  """;

  /** For the service loader. */
  public Outer_StoreDescriptor() {}

  @Override
  public String tableInterface() {
    return "inner.Outer.Store";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return Outer_StoreTable.createTable(client, tableName);
  }
}
