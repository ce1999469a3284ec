package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Depot} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DepotDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "depot/Depot",
    "name": "Depot",
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
        "projection": "ALL"
      },
      {
        "number": 3,
        "name": "GSI3",
        "partitionKey": "GSI3PK",
        "sortKey": "GSI3SK",
        "projection": "KEYS_ONLY"
      },
      {
        "number": 4,
        "name": "GSI4",
        "partitionKey": "GSI4PK",
        "sortKey": "GSI4SK",
        "projection": "ALL"
      },
      {
        "number": 1,
        "local": true,
        "name": "LSI1",
        "partitionKey": "PK",
        "sortKey": "LSI1SK",
        "projection": "ALL"
      }
    ],
    "entities": [
      {
        "class": "depot/Order",
        "name": "Order",
        "type": "Order",
        "key": {"query": "ofCustomer", "pk": "CUSTOMER#{customerId}", "sk": "ORDER#{orderId}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byStatus",
            "pk": "STATUS#{status}#{orderId:shard(4)}",
            "sk": "ORDER#{placedAt:seconds}#{orderId}"
          },
          {"index": 3, "query": "byTotal", "pk": "{orderId:shard(2)}#TOTAL", "sk": "{total:8.2}"},
          {
            "index": 4,
            "query": "byDay",
            "pk": "DAY#{placedAt:date}#{placedAt:shard(3)}",
            "sk": "{orderId}"
          }
        ],
        "properties": [
          {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
          {"name": "orderId", "attribute": "orderId", "type": "STRING", "method": "orderId"},
          {"name": "placedAt", "attribute": "placedAt", "type": "INSTANT", "method": "placedAt"},
          {
            "name": "status",
            "attribute": "status",
            "type": {"enum": "depot/Status", "constants": ["PENDING", "SHIPPED"]},
            "method": "status"
          },
          {"name": "total", "attribute": "total", "type": "BIG_DECIMAL", "method": "total"}
        ],
        "construction": {"constructor": ["customerId", "orderId", "placedAt", "status", "total"]}
      },
      {
        "class": "depot/Refund",
        "name": "Refund",
        "type": "Refund",
        "key": {"pk": "REFUND#{refundId}", "sk": "REFUND"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byStatus",
            "pk": "STATUS#{status}#{orderId:shard(4)}",
            "sk": "REFUND#{refundId}"
          }
        ],
        "properties": [
          {"name": "refundId", "attribute": "refundId", "type": "STRING", "method": "refundId"},
          {
            "name": "orderId",
            "attribute": "o",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "orderId"
          },
          {
            "name": "status",
            "attribute": "status",
            "type": {"enum": "depot/Status", "constants": ["PENDING", "SHIPPED"]},
            "method": "status"
          }
        ],
        "construction": {"constructor": ["refundId", "orderId", "status"]}
      },
      {
        "class": "depot/Reading",
        "name": "Reading",
        "type": "Reading",
        "key": {"query": "ofDay", "pk": "{day}#{sensor:shard(12)}", "sk": "{sensor:8}#{at:millis}"},
        "indexKeys": [
          {
            "index": 2,
            "query": "bySite",
            "pk": "SITE#{site}#{sensor:shard(16, formerly = 4)}#S",
            "sk": "READ#{at:millis}"
          },
          {
            "index": 1,
            "local": true,
            "query": "byValue",
            "pk": "{day}#{sensor:shard(12)}",
            "sk": "{value:signed4}#{sensor:8}"
          }
        ],
        "properties": [
          {"name": "day", "attribute": "day", "type": "LOCAL_DATE", "method": "day"},
          {"name": "sensor", "attribute": "sensor", "type": "long", "method": "sensor"},
          {"name": "at", "attribute": "at", "type": "INSTANT", "method": "at"},
          {"name": "site", "attribute": "site", "type": "STRING", "method": "site"},
          {"name": "value", "attribute": "value", "type": "int", "method": "value"}
        ],
        "construction": {"constructor": ["day", "sensor", "at", "site", "value"]}
      },
      {
        "class": "depot/Alarm",
        "name": "Alarm",
        "type": "Alarm",
        "key": {"pk": "ALARM#{id}", "sk": "ALARM"},
        "indexKeys": [
          {
            "index": 2,
            "query": "bySite",
            "pk": "SITE#{site}#{sensor:shard(16, formerly = 4)}#S",
            "sk": "ALARM"
          }
        ],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "sensor", "attribute": "sensor", "type": "long", "method": "sensor"},
          {"name": "site", "attribute": "site", "type": "STRING", "method": "site"}
        ],
        "construction": {"constructor": ["id", "sensor", "site"]}
      }
    ],
    "documents": [],
    "collections": [
      {
        "interface": "depot/StatusItem",
        "name": "statusItem",
        "index": 1,
        "members": ["depot/Order", "depot/Refund"]
      },
      {
        "interface": "depot/SiteItem",
        "name": "siteItem",
        "index": 2,
        "members": ["depot/Reading", "depot/Alarm"]
      }
    ]
  }
  """;

  /** For the service loader. */
  public DepotDescriptor() {}

  @Override
  public String tableInterface() {
    return "depot.Depot";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return DepotTable.createTable(client, tableName);
  }
}
