package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Attic} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AtticDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "old/Attic",
    "name": "Attic",
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
        "class": "old/Old",
        "name": "Old",
        "type": "Old",
        "key": {"query": "ofId", "pk": "OLD#{id}", "sk": "{kind}#{place.city}"},
        "indexKeys": [{"index": 1, "query": "byKind", "pk": "KIND#{id}#{kind}", "sk": "{previous}"}],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "kind",
            "attribute": "kind",
            "type": {"enum": "old/Old.Kind", "constants": ["ONE", "TWO"]},
            "method": "kind"
          },
          {
            "name": "previous",
            "attribute": "previous",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "previous"
          },
          {
            "name": "place",
            "attribute": "place",
            "type": {"document": "old/Place"},
            "method": "place"
          }
        ],
        "construction": {"constructor": ["id", "kind", "previous", "place"]}
      },
      {
        "class": "old/Bean",
        "name": "Bean",
        "type": "Bean",
        "key": {"pk": "BEAN#{id}", "sk": "BEAN"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "getId"},
          {"name": "count", "attribute": "count", "type": "int", "method": "getCount"}
        ],
        "construction": {
          "setters": [
            {"property": "id", "method": "setId"},
            {"property": "count", "method": "setCount"}
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "old/Place",
        "name": "Place",
        "properties": [{"name": "city", "attribute": "city", "type": "STRING", "method": "city"}],
        "construction": {"constructor": ["city"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public AtticDescriptor() {}

  @Override
  public String tableInterface() {
    return "old.Attic";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return AtticTable.createTable(client, tableName);
  }
}
