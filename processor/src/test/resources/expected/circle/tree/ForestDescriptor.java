package tree;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Forest} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ForestDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "tree/Forest",
    "name": "Forest",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "tree/Trunk",
        "name": "Trunk",
        "type": "Trunk",
        "key": {"pk": "TRUNK#{trunkId}", "sk": "TRUNK"},
        "indexKeys": [],
        "properties": [
          {"name": "trunkId", "attribute": "trunkId", "type": "STRING", "method": "trunkId"},
          {
            "name": "first",
            "attribute": "first",
            "type": {"document": "tree/Branch"},
            "method": "first"
          }
        ],
        "construction": {"constructor": ["trunkId", "first"]}
      }
    ],
    "documents": [
      {
        "class": "tree/Branch",
        "name": "Branch",
        "properties": [
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {
            "name": "leaves",
            "attribute": "leaves",
            "type": {"list": {"document": "tree/Leaf"}},
            "method": "leaves"
          }
        ],
        "construction": {"constructor": ["name", "leaves"]}
      },
      {
        "class": "tree/Leaf",
        "name": "Leaf",
        "properties": [
          {"name": "colour", "attribute": "colour", "type": "STRING", "method": "colour"},
          {
            "name": "grown",
            "attribute": "grown",
            "type": {"map": {"document": "tree/Branch"}, "key": "STRING"},
            "method": "grown"
          }
        ],
        "construction": {"constructor": ["colour", "grown"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public ForestDescriptor() {}

  @Override
  public String tableInterface() {
    return "tree.Forest";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return ForestTable.createTable(client, tableName);
  }
}
