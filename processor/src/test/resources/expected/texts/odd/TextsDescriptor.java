package odd;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Texts} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TextsDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "odd/Texts",
    "name": "Texts",
    "partitionKey": "P*/K",
    "sortKey": "SK",
    "typeAttribute": "@Type",
    "delimiter": "'",
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
        "class": "odd/Odd",
        "name": "Odd",
        "type": "Odd \\"type\\" $T \\\\ \u00e9",
        "key": {
          "query": "all",
          "pk": "*/ \u00e9\\\\u002a/ @see $L {id}",
          "sk": "\\"quoted\\"\\n{count:3}|<b>&amp;"
        },
        "indexKeys": [{"index": 1, "query": "gr\u00f6\u00dfe", "pk": "\ud83d\udca5{id}", "sk": "\\t{gr\u00f6\u00dfe}"}],
        "properties": [
          {"name": "id", "attribute": "*/ $S {", "type": "STRING", "method": "id"},
          {"name": "count", "attribute": "count", "type": "int", "method": "count"},
          {"name": "gr\u00f6\u00dfe", "attribute": "gr\u00f6\u00dfe\\\\u", "type": "STRING", "method": "gr\u00f6\u00dfe"}
        ],
        "construction": {"constructor": ["id", "count", "gr\u00f6\u00dfe"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public TextsDescriptor() {}

  @Override
  public String tableInterface() {
    return "odd.Texts";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return TextsTable.createTable(client, tableName);
  }
}
