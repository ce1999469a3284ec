package kind;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Kinds} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "kind/Kinds",
    "name": "Kinds",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [
      {
        "number": 1,
        "name": "GSI1",
        "partitionKey": "GSI1PK",
        "sortKey": "GSI1SK",
        "projection": "ALL"
      }
    ],
    "entities": [
      {
        "class": "kind/Cart",
        "name": "Cart",
        "type": "Cart",
        "key": {"pk": "CART#{id}", "sk": "CART"},
        "indexKeys": [{"index": 1, "query": "byLast", "pk": "LAST#{last}", "sk": "{id}"}],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "getId"},
          {
            "name": "others",
            "attribute": "others",
            "type": {"list": "INSTANT"},
            "method": "getOthers"
          },
          {
            "name": "grouped",
            "attribute": "grouped",
            "type": {"map": {"list": "INSTANT"}, "key": "STRING"},
            "method": "getGrouped"
          },
          {
            "name": "last",
            "attribute": "last",
            "type": "INSTANT",
            "presence": "NULLABLE",
            "method": "getLast"
          },
          {"name": "lines", "attribute": "lines", "type": "int", "method": "getLines"}
        ],
        "construction": {
          "setters": [
            {"property": "id", "method": "setId"},
            {"property": "others", "method": "setOthers"},
            {"property": "grouped", "method": "setGrouped"},
            {"property": "last", "method": "setLast"},
            {"property": "lines", "method": "setLines"}
          ]
        }
      },
      {
        "class": "kind/Order",
        "name": "Order",
        "type": "Order",
        "key": {"pk": "ORDER#{id}", "sk": "ORDER"},
        "indexKeys": [],
        "properties": [{"name": "id", "attribute": "id", "type": "STRING", "method": "id"}],
        "construction": {"constructor": ["id"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public KindsDescriptor() {}

  @Override
  public String tableInterface() {
    return "kind.Kinds";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return KindsTable.createTable(client, tableName);
  }
}
