package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Desk} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DeskDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "desk/Desk",
    "name": "Desk",
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
        "projection": "ALL"
      },
      {
        "number": 4,
        "name": "GSI4",
        "partitionKey": "GSI4PK",
        "sortKey": "GSI4SK",
        "projection": "ALL"
      },
      {
        "number": 5,
        "name": "GSI5",
        "partitionKey": "GSI5PK",
        "sortKey": "GSI5SK",
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
        "class": "desk/Order",
        "name": "Order",
        "type": "Order",
        "key": {"pk": "DAY#{placedAt:date}", "sk": "ORDER#{orderId}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byStatus",
            "pk": "STATUS#{status}#{orderId:shard(3)}",
            "sk": "{placedAt:seconds}"
          },
          {"index": 2, "query": "byTotal", "pk": "TOTALS", "sk": "{total:signed8.2}#{orderId}"},
          {
            "index": 3,
            "query": "byCourier",
            "pk": "COURIER#{courier:lower}",
            "sk": "{status}#{stop:4}"
          },
          {"index": 4, "query": "byCountry", "pk": "COUNTRY#{shipTo.country}", "sk": "{orderId}"},
          {
            "index": 5,
            "query": "byBill",
            "pk": "BILL#{billTo.country}#{billTo.city:upper}",
            "sk": "{courier}"
          },
          {
            "index": 1,
            "local": true,
            "query": "byStop",
            "pk": "DAY#{placedAt:date}",
            "sk": "STOP#{stop:4}"
          }
        ],
        "properties": [
          {"name": "orderId", "attribute": "orderId", "type": "STRING", "method": "orderId"},
          {"name": "placedAt", "attribute": "placedAt", "type": "INSTANT", "method": "placedAt"},
          {
            "name": "status",
            "attribute": "status",
            "type": {"enum": "desk/Order.Status", "constants": ["OPEN", "SENT", "LOST"]},
            "method": "status"
          },
          {
            "name": "total",
            "attribute": "total",
            "type": "BIG_DECIMAL",
            "presence": "NULLABLE",
            "method": "total"
          },
          {
            "name": "courier",
            "attribute": "c",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "courier"
          },
          {
            "name": "stop",
            "attribute": "stop",
            "type": "INT",
            "presence": "OPTIONAL",
            "method": "stop"
          },
          {
            "name": "shipTo",
            "attribute": "shipTo",
            "type": {"document": "desk/Order.Address"},
            "method": "shipTo"
          },
          {
            "name": "billTo",
            "attribute": "billTo",
            "type": {"document": "desk/Order.Address"},
            "presence": "NULLABLE",
            "method": "billTo"
          },
          {
            "name": "note",
            "attribute": "n",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "note"
          },
          {
            "name": "origin",
            "attribute": "origin",
            "type": {"document": "desk/Order.Address"},
            "method": "origin"
          },
          {
            "name": "lines",
            "attribute": "lines",
            "type": {"list": {"document": "desk/Order.Line"}},
            "method": "lines"
          },
          {
            "name": "remarks",
            "attribute": "remarks",
            "type": {"list": "STRING"},
            "presence": "NULLABLE",
            "method": "remarks"
          },
          {"name": "tags", "attribute": "tags", "type": {"set": "STRING"}, "method": "tags"},
          {
            "name": "counts",
            "attribute": "counts",
            "type": {"map": "INT", "key": "STRING"},
            "method": "counts"
          },
          {"name": "views", "attribute": "views", "type": "long", "method": "views"}
        ],
        "construction": {
          "constructor": [
            "orderId",
            "placedAt",
            "status",
            "total",
            "courier",
            "stop",
            "shipTo",
            "billTo",
            "note",
            "origin",
            "lines",
            "remarks",
            "tags",
            "counts",
            "views"
          ]
        }
      },
      {
        "class": "desk/Visitor",
        "name": "Visitor",
        "type": "Visitor",
        "key": {"pk": "VISITOR#{email:escaped}", "sk": "VISITOR"},
        "indexKeys": [
          {"index": 1, "query": "all", "pk": "ALL#{email:shard(2)}", "sk": "{email:escaped}"},
          {"index": 2, "query": "byName", "pk": "NAME#{name:escaped}", "sk": "{email:escaped}"}
        ],
        "properties": [
          {"name": "email", "attribute": "email", "type": "STRING", "method": "email"},
          {
            "name": "name",
            "attribute": "name",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "name"
          },
          {
            "name": "visits",
            "attribute": "visits",
            "type": "INT",
            "presence": "NULLABLE",
            "method": "visits"
          }
        ],
        "construction": {"constructor": ["email", "name", "visits"]}
      },
      {
        "class": "desk/Parcel",
        "name": "Parcel",
        "type": "Parcel",
        "key": {"pk": "PARCEL#{depot}", "sk": "PARCEL#{parcelId}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byState",
            "pk": "PARCELS#{state}#{parcelId:shard(3)}",
            "sk": "{weight:6}"
          },
          {"index": 2, "query": "byLabel", "pk": "LABEL#{label:lower}", "sk": "{state}"}
        ],
        "properties": [
          {"name": "depot", "attribute": "depot", "type": "STRING", "method": "depot"},
          {"name": "parcelId", "attribute": "parcelId", "type": "STRING", "method": "parcelId"},
          {
            "name": "state",
            "attribute": "st",
            "type": {"enum": "desk/Order.Status", "constants": ["OPEN", "SENT", "LOST"]},
            "method": "state",
            "formerly": ["status"]
          },
          {
            "name": "weight",
            "attribute": "weight",
            "type": "int",
            "method": "weight",
            "default": "10"
          },
          {
            "name": "label",
            "attribute": "l",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "label",
            "formerly": ["label", "tag"]
          },
          {
            "name": "count",
            "attribute": "cnt",
            "type": "INT",
            "presence": "NULLABLE",
            "method": "count",
            "formerly": ["count"]
          },
          {"name": "version", "attribute": "v", "type": "long", "method": "version", "version": true}
        ],
        "construction": {
          "constructor": ["depot", "parcelId", "state", "weight", "label", "count", "version"]
        },
        "formerly": ["Package"]
      },
      {
        "class": "desk/Shift",
        "name": "Shift",
        "type": "Shift",
        "key": {"pk": "SHIFT#{starts:date}", "sk": "{ends:yyyy-MM-dd-HH}#{name}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byRole",
            "pk": "ROLE#{role}#{starts:yyyy-MM}",
            "sk": "{starts:date}#{ends:date}#{name}"
          },
          {"index": 2, "query": "bySecond", "pk": "PLACE#{place}", "sk": "{starts:seconds}"}
        ],
        "properties": [
          {"name": "starts", "attribute": "starts", "type": "INSTANT", "method": "starts"},
          {"name": "ends", "attribute": "ends", "type": "LOCAL_DATE_TIME", "method": "ends"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {"name": "role", "attribute": "role", "type": "STRING", "method": "role"},
          {"name": "place", "attribute": "place", "type": "STRING", "method": "place"}
        ],
        "construction": {"constructor": ["starts", "ends", "name", "role", "place"]}
      }
    ],
    "documents": [
      {
        "class": "desk/Order.Address",
        "name": "Order_Address",
        "properties": [
          {"name": "street", "attribute": "s", "type": "STRING", "method": "street"},
          {
            "name": "city",
            "attribute": "city",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "city"
          },
          {"name": "country", "attribute": "country", "type": "STRING", "method": "country"}
        ],
        "construction": {"constructor": ["street", "city", "country"]}
      },
      {
        "class": "desk/Order.Line",
        "name": "Order_Line",
        "properties": [
          {"name": "sku", "attribute": "sku", "type": "STRING", "method": "sku"},
          {"name": "quantity", "attribute": "quantity", "type": "int", "method": "quantity"}
        ],
        "construction": {"constructor": ["sku", "quantity"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public DeskDescriptor() {}

  @Override
  public String tableInterface() {
    return "desk.Desk";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return DeskTable.createTable(client, tableName);
  }
}
