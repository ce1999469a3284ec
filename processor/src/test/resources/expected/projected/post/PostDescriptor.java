package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Post} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PostDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "post/Post",
    "name": "Post",
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
        "projection": "INCLUDE",
        "include": ["note", "sent"]
      }
    ],
    "entities": [
      {
        "class": "post/Letter",
        "name": "Letter",
        "type": "Letter",
        "key": {"pk": "LETTER#{id}", "sk": "LETTER"},
        "indexKeys": [
          {"index": 1, "query": "byPlace", "pk": "PLACE#{place}", "sk": "{sent:seconds}#{id}"}
        ],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "place", "attribute": "place", "type": "STRING", "method": "place"},
          {"name": "sent", "attribute": "at", "type": "INSTANT", "method": "sent"},
          {"name": "note", "attribute": "n", "type": "STRING", "method": "note"}
        ],
        "construction": {"constructor": ["id", "place", "sent", "note"]}
      },
      {
        "class": "post/Parcel",
        "name": "Parcel",
        "type": "Parcel",
        "key": {"pk": "PARCEL#{id}", "sk": "PARCEL"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "note", "attribute": "remark", "type": "STRING", "method": "note"}
        ],
        "construction": {"constructor": ["id", "note"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public PostDescriptor() {}

  @Override
  public String tableInterface() {
    return "post.Post";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return PostTable.createTable(client, tableName);
  }
}
