package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Network} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class NetworkDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "network/Network",
    "name": "Network",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "network/User",
        "name": "User",
        "type": "User",
        "key": {"pk": "USER#{userId}", "sk": "USER"},
        "indexKeys": [],
        "properties": [
          {"name": "userId", "attribute": "userId", "type": "STRING", "method": "userId"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {"name": "followers", "attribute": "followers", "type": "int", "method": "followers"}
        ],
        "construction": {"constructor": ["userId", "name", "followers"]}
      },
      {
        "class": "network/Following",
        "name": "Following",
        "type": "Following",
        "key": {"query": "ofUser", "pk": "USER#{userId}", "sk": "FOLLOWS#{followedId}"},
        "indexKeys": [],
        "properties": [
          {
            "name": "userId",
            "attribute": "userId",
            "type": "STRING",
            "method": "userId",
            "ref": {"class": "network/User"}
          },
          {
            "name": "followedId",
            "attribute": "followedId",
            "type": "STRING",
            "method": "followedId",
            "copyOf": {"class": "network/User", "property": "userId"},
            "ref": {"class": "network/User", "property": "userId"}
          }
        ],
        "construction": {"constructor": ["userId", "followedId"]}
      },
      {
        "class": "network/Message",
        "name": "Message",
        "type": "Message",
        "key": {"query": "ofUser", "pk": "USER#{userId}", "sk": "MESSAGE#{number:6}"},
        "indexKeys": [],
        "properties": [
          {"name": "userId", "attribute": "userId", "type": "STRING", "method": "userId"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"},
          {
            "name": "sender",
            "attribute": "sender",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "sender",
            "ref": {"class": "network/User"}
          },
          {
            "name": "forwarder",
            "attribute": "forwarder",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "forwarder",
            "ref": {"class": "network/User"}
          },
          {"name": "text", "attribute": "text", "type": "STRING", "method": "text"}
        ],
        "construction": {"constructor": ["userId", "number", "sender", "forwarder", "text"]}
      },
      {
        "class": "network/Product",
        "name": "Product",
        "type": "Product",
        "key": {"pk": "SHOP#{shop}#{made:date}", "sk": "{number:4}#{shop}"},
        "indexKeys": [],
        "properties": [
          {"name": "shop", "attribute": "shop", "type": "STRING", "method": "shop"},
          {"name": "made", "attribute": "made", "type": "INSTANT", "method": "made"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"},
          {"name": "price", "attribute": "price", "type": "BIG_DECIMAL", "method": "price"},
          {
            "name": "picture",
            "attribute": "picture",
            "type": "BYTES",
            "presence": "NULLABLE",
            "method": "picture"
          },
          {
            "name": "colour",
            "attribute": "colour",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "colour"
          }
        ],
        "construction": {"constructor": ["shop", "made", "number", "price", "picture", "colour"]}
      },
      {
        "class": "network/CartItem",
        "name": "CartItem",
        "type": "CartItem",
        "key": {"query": "ofUser", "pk": "USER#{userId}", "sk": "CART#{shop}#{made}#{product:4}"},
        "indexKeys": [],
        "properties": [
          {"name": "userId", "attribute": "userId", "type": "STRING", "method": "userId"},
          {"name": "shop", "attribute": "shop", "type": "STRING", "method": "shop"},
          {"name": "made", "attribute": "made", "type": "INSTANT", "method": "made"},
          {
            "name": "product",
            "attribute": "product",
            "type": "int",
            "method": "product",
            "ref": {"class": "network/Product", "property": "number"}
          },
          {
            "name": "price",
            "attribute": "price",
            "type": "BIG_DECIMAL",
            "method": "price",
            "copyOf": {"class": "network/Product", "property": "price", "refresh": true}
          },
          {
            "name": "icon",
            "attribute": "icon",
            "type": "BYTES",
            "presence": "NULLABLE",
            "method": "icon",
            "copyOf": {"class": "network/Product", "property": "picture", "refresh": true}
          },
          {
            "name": "colour",
            "attribute": "colour",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "colour",
            "copyOf": {"class": "network/Product", "property": "colour", "refresh": true}
          }
        ],
        "construction": {
          "constructor": ["userId", "shop", "made", "product", "price", "icon", "colour"]
        }
      },
      {
        "class": "network/Visit",
        "name": "Call",
        "type": "Visit",
        "key": {"query": "ofUser", "pk": "USER#{userId}", "sk": "VISIT#{visit}"},
        "indexKeys": [],
        "properties": [
          {"name": "userId", "attribute": "userId", "type": "STRING", "method": "userId"},
          {"name": "visit", "attribute": "visit", "type": "STRING", "method": "visit"},
          {
            "name": "before",
            "attribute": "before",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "before",
            "ref": {"class": "network/Visit", "property": "visit"}
          }
        ],
        "construction": {"constructor": ["userId", "visit", "before"]}
      },
      {
        "class": "network/Note",
        "name": "Note",
        "type": "Note",
        "key": {"pk": "NOTE#{id}", "sk": "NOTE"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "getId"},
          {
            "name": "author",
            "attribute": "author",
            "type": "STRING",
            "method": "getAuthor",
            "ref": {"class": "network/User", "property": "userId"}
          }
        ],
        "construction": {
          "setters": [
            {"property": "id", "method": "setId"},
            {"property": "author", "method": "setAuthor"}
          ]
        }
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public NetworkDescriptor() {}

  @Override
  public String tableInterface() {
    return "network.Network";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return NetworkTable.createTable(client, tableName);
  }
}
