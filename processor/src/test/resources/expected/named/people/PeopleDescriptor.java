package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link People} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PeopleDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "people/People",
    "name": "People",
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
      },
      {
        "number": 2,
        "name": "GSI2",
        "partitionKey": "GSI2PK",
        "sortKey": "GSI2SK",
        "projection": "KEYS_ONLY"
      }
    ],
    "entities": [
      {
        "class": "people/Shop.Customer",
        "name": "Cust",
        "type": "C",
        "key": {"query": "named", "pk": "CUSTOMER#{id}", "sk": "CUSTOMER#{name}"},
        "indexKeys": [
          {"index": 1, "query": "byEmail", "pk": "EMAIL#{email}", "sk": "{nick:rest}"},
          {"index": 2, "query": "byNick", "pk": "NICK#{nick}", "sk": "{name}"}
        ],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "email"
          },
          {
            "name": "nick",
            "attribute": "nick",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "nick"
          }
        ],
        "construction": {"constructor": ["id", "name", "email", "nick"]}
      },
      {
        "class": "people/Shop.Order",
        "name": "Ord",
        "type": "O",
        "key": {"pk": "CUSTOMER#{id}", "sk": "ORDER#{number:4}"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"}
        ],
        "construction": {"constructor": ["id", "number"]}
      }
    ],
    "documents": [],
    "collections": [
      {
        "interface": "people/Shop.Item",
        "name": "item",
        "index": 0,
        "members": ["people/Shop.Customer", "people/Shop.Order"]
      }
    ]
  }
  """;

  /** For the service loader. */
  public PeopleDescriptor() {}

  @Override
  public String tableInterface() {
    return "people.People";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return PeopleTable.createTable(client, tableName);
  }
}
