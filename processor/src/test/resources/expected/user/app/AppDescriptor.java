package app;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link App} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AppDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "app/App",
    "name": "App",
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
        "class": "app/User",
        "name": "User",
        "type": "User",
        "key": {"pk": "USER#{username}", "sk": "USER#{username}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "inOrganization",
            "pk": "ORG#{organization}",
            "sk": "USER#{username}"
          }
        ],
        "properties": [
          {"name": "username", "attribute": "username", "type": "STRING", "method": "username"},
          {"name": "firstName", "attribute": "fn", "type": "STRING", "method": "firstName"},
          {
            "name": "organization",
            "attribute": "organization",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "organization"
          },
          {"name": "version", "attribute": "version", "type": "long", "method": "version"}
        ],
        "construction": {"constructor": ["username", "firstName", "organization", "version"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public AppDescriptor() {}

  @Override
  public String tableInterface() {
    return "app.App";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return AppTable.createTable(client, tableName);
  }
}
