package kept;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Kept} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KeptDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "kept/Kept",
    "name": "Kept",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "timeToLive": "ttl",
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
        "projection": "ALL"
      }
    ],
    "entities": [
      {
        "class": "kept/User",
        "name": "User",
        "type": "User",
        "key": {"pk": "USER#{userId}", "sk": "USER"},
        "indexKeys": [
          {"index": 1, "query": "byCreation", "pk": "TENANT#{tenant}", "sk": "{createdAt}"},
          {"index": 2, "query": "byUpdate", "pk": "USER#{userId}", "sk": "{updatedAt:seconds}"}
        ],
        "properties": [
          {"name": "userId", "attribute": "userId", "type": "STRING", "method": "userId"},
          {"name": "tenant", "attribute": "tenant", "type": "STRING", "method": "tenant"},
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "method": "email",
            "unique": {"format": "lower", "scope": []}
          },
          {
            "name": "phone",
            "attribute": "phone",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "phone",
            "unique": {"scope": ["tenant"]}
          },
          {
            "name": "country",
            "attribute": "country",
            "type": "STRING",
            "method": "country",
            "immutable": true
          },
          {
            "name": "nickname",
            "attribute": "nickname",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "nickname",
            "immutable": true
          },
          {"name": "version", "attribute": "v", "type": "long", "method": "version", "version": true},
          {
            "name": "createdAt",
            "attribute": "createdAt",
            "type": "INSTANT",
            "method": "createdAt",
            "createdAt": true
          },
          {
            "name": "updatedAt",
            "attribute": "updatedAt",
            "type": "INSTANT",
            "method": "updatedAt",
            "updatedAt": true
          }
        ],
        "construction": {
          "constructor": [
            "userId",
            "tenant",
            "email",
            "phone",
            "country",
            "nickname",
            "version",
            "createdAt",
            "updatedAt"
          ]
        }
      },
      {
        "class": "kept/Handle",
        "name": "Handle",
        "type": "Handle",
        "key": {"pk": "HANDLE#{handleId}", "sk": "HANDLE"},
        "indexKeys": [],
        "properties": [
          {"name": "handleId", "attribute": "handleId", "type": "STRING", "method": "handleId"},
          {
            "name": "name",
            "attribute": "name",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "name",
            "unique": {"scope": []}
          },
          {
            "name": "number",
            "attribute": "number",
            "type": "int",
            "method": "number",
            "unique": {"scope": []}
          }
        ],
        "construction": {"constructor": ["handleId", "name", "number"]}
      },
      {
        "class": "kept/Seat",
        "name": "Seat",
        "type": "Seat",
        "key": {"pk": "SEAT#{seatId}", "sk": "SEAT"},
        "indexKeys": [],
        "properties": [
          {"name": "seatId", "attribute": "seatId", "type": "STRING", "method": "seatId"},
          {
            "name": "place",
            "attribute": "place",
            "type": "STRING",
            "method": "place",
            "unique": {"scope": [], "onExpiry": "RELEASE"}
          },
          {
            "name": "ticket",
            "attribute": "ticket",
            "type": "STRING",
            "method": "ticket",
            "unique": {"scope": [], "onExpiry": "KEEP"}
          },
          {
            "name": "expiresAt",
            "attribute": "ttl",
            "type": "INSTANT",
            "presence": "NULLABLE",
            "method": "expiresAt",
            "timeToLive": true
          }
        ],
        "construction": {"constructor": ["seatId", "place", "ticket", "expiresAt"]}
      },
      {
        "class": "kept/Cart",
        "name": "Cart",
        "type": "Cart",
        "key": {"pk": "CART#{cartId}", "sk": "CART"},
        "indexKeys": [],
        "properties": [
          {"name": "cartId", "attribute": "cartId", "type": "STRING", "method": "getCartId"},
          {"name": "items", "attribute": "items", "type": "int", "method": "getItems"},
          {
            "name": "version",
            "attribute": "version",
            "type": "INT",
            "method": "getVersion",
            "version": true
          },
          {
            "name": "expiresAt",
            "attribute": "ttl",
            "type": "long",
            "method": "getExpiresAt",
            "timeToLive": true
          }
        ],
        "construction": {
          "setters": [
            {"property": "cartId", "method": "setCartId"},
            {"property": "items", "method": "setItems"},
            {"property": "version", "method": "setVersion"},
            {"property": "expiresAt", "method": "setExpiresAt"}
          ]
        }
      },
      {
        "class": "kept/Note",
        "name": "Note",
        "type": "Note",
        "key": {"pk": "NOTE#{noteId}", "sk": "NOTE"},
        "indexKeys": [],
        "properties": [
          {"name": "noteId", "attribute": "noteId", "type": "STRING", "method": "noteId"},
          {
            "name": "text",
            "attribute": "text",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "text"
          },
          {
            "name": "createdAt",
            "attribute": "createdAt",
            "type": "INSTANT",
            "method": "createdAt",
            "createdAt": true
          },
          {
            "name": "updatedAt",
            "attribute": "updatedAt",
            "type": "INSTANT",
            "method": "updatedAt",
            "updatedAt": true
          }
        ],
        "construction": {"constructor": ["noteId", "text", "createdAt", "updatedAt"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public KeptDescriptor() {}

  @Override
  public String tableInterface() {
    return "kept.Kept";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return KeptTable.createTable(client, tableName);
  }
}
