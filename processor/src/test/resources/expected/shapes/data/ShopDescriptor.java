package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Shop} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "data/Shop",
    "name": "Shop",
    "partitionKey": "pk",
    "sortKey": "sk",
    "typeAttribute": "_type",
    "delimiter": "#",
    "indexes": [
      {
        "number": 1,
        "name": "gsi-1",
        "partitionKey": "gsi1_pk",
        "sortKey": "gsi1_sk",
        "projection": "ALL"
      },
      {"number": 2, "name": "gsi-2", "partitionKey": "gsi2_pk", "projection": "ALL"}
    ],
    "entities": [
      {
        "class": "shop/Customer",
        "name": "Customer",
        "type": "Customer",
        "key": {"pk": "CUSTOMER#{id}", "sk": "CUSTOMER"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byCountry",
            "pk": "COUNTRY#{address.country}",
            "sk": "{address.geo.height:5}#{home.floor:2}"
          },
          {"index": 2, "query": "byNick", "pk": "NICK#{nick}"}
        ],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "address",
            "attribute": "address",
            "type": {"document": "shop/Place"},
            "presence": "NULLABLE",
            "method": "address"
          },
          {"name": "home", "attribute": "home", "type": {"document": "shop/Place"}, "method": "home"},
          {
            "name": "nick",
            "attribute": "nick",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "nick"
          },
          {
            "name": "holiday",
            "attribute": "holiday",
            "type": {"document": "shop/Place"},
            "presence": "OPTIONAL",
            "method": "holiday"
          },
          {
            "name": "color",
            "attribute": "color",
            "type": {"enum": "shop/Customer.Color", "constants": ["RED", "GREEN"]},
            "method": "color"
          },
          {
            "name": "favourite",
            "attribute": "favourite",
            "type": {"enum": "shop/Customer.Color", "constants": ["RED", "GREEN"]},
            "presence": "NULLABLE",
            "method": "favourite"
          },
          {"name": "phones", "attribute": "phones", "type": {"list": "STRING"}, "method": "phones"},
          {
            "name": "places",
            "attribute": "places",
            "type": {"list": {"document": "shop/Place"}},
            "presence": "NULLABLE",
            "method": "places"
          },
          {"name": "tags", "attribute": "tags", "type": {"set": "STRING"}, "method": "tags"},
          {
            "name": "numbers",
            "attribute": "numbers",
            "type": {"set": "INT", "asList": true},
            "presence": "NULLABLE",
            "method": "numbers"
          },
          {
            "name": "palette",
            "attribute": "palette",
            "type": {
              "set": {"enum": "shop/Customer.Color", "constants": ["RED", "GREEN"]},
              "asList": true
            },
            "presence": "OPTIONAL",
            "method": "palette"
          },
          {
            "name": "byName",
            "attribute": "m",
            "type": {"map": {"document": "shop/Place"}, "key": "STRING"},
            "method": "byName"
          },
          {
            "name": "counts",
            "attribute": "counts",
            "type": {
              "map": {"list": "LONG"},
              "key": {"enum": "shop/Customer.Color", "constants": ["RED", "GREEN"]}
            },
            "method": "counts"
          },
          {"name": "picture", "attribute": "picture", "type": "BYTES", "method": "picture"},
          {"name": "initial", "attribute": "initial", "type": "character", "method": "initial"},
          {"name": "active", "attribute": "active", "type": "boolean", "method": "active"},
          {"name": "small", "attribute": "small", "type": "short", "method": "small"},
          {"name": "tiny", "attribute": "tiny", "type": "byte", "method": "tiny"},
          {"name": "share", "attribute": "share", "type": "float", "method": "share"},
          {"name": "score", "attribute": "score", "type": "double", "method": "score"}
        ],
        "construction": {
          "constructor": [
            "id",
            "address",
            "home",
            "nick",
            "holiday",
            "color",
            "favourite",
            "phones",
            "places",
            "tags",
            "numbers",
            "palette",
            "byName",
            "counts",
            "picture",
            "initial",
            "active",
            "small",
            "tiny",
            "share",
            "score"
          ]
        }
      },
      {
        "class": "shop/Account",
        "name": "Account",
        "type": "Acct",
        "key": {"query": "accounts", "pk": "CUSTOMER#{id}", "sk": "ACCOUNT#{number:8}"},
        "indexKeys": [{"index": 2, "query": "byOwner", "pk": "OWNER#{owner}"}],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "getId"},
          {
            "name": "owner",
            "attribute": "owner",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "getOwner"
          },
          {"name": "number", "attribute": "number", "type": "long", "method": "getNumber"},
          {"name": "balance", "attribute": "balance", "type": "BIG_DECIMAL", "method": "getBalance"},
          {
            "name": "note",
            "attribute": "note",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "getNote"
          },
          {"name": "open", "attribute": "open", "type": "boolean", "method": "isOpen"}
        ],
        "construction": {
          "setters": [
            {"property": "id", "method": "setId"},
            {"property": "owner", "method": "setOwner"},
            {"property": "number", "method": "setNumber"},
            {"property": "balance", "method": "setBalance"},
            {"property": "note", "method": "setNote"},
            {"property": "open", "method": "setOpen"}
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "shop/Place",
        "name": "Place",
        "properties": [
          {"name": "street", "attribute": "street", "type": "STRING", "method": "street"},
          {
            "name": "country",
            "attribute": "c",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "country"
          },
          {
            "name": "geo",
            "attribute": "geo",
            "type": {"document": "shop/Place.Geo"},
            "presence": "OPTIONAL",
            "method": "geo"
          },
          {"name": "floor", "attribute": "floor", "type": "int", "method": "floor"},
          {
            "name": "nearby",
            "attribute": "nearby",
            "type": {"list": {"document": "shop/Place"}},
            "method": "nearby"
          }
        ],
        "construction": {"constructor": ["street", "country", "geo", "floor", "nearby"]}
      },
      {
        "class": "shop/Place.Geo",
        "name": "Place_Geo",
        "properties": [
          {"name": "latitude", "attribute": "latitude", "type": "double", "method": "latitude"},
          {"name": "longitude", "attribute": "longitude", "type": "double", "method": "longitude"},
          {
            "name": "height",
            "attribute": "height",
            "type": "INT",
            "presence": "NULLABLE",
            "method": "height"
          }
        ],
        "construction": {"constructor": ["latitude", "longitude", "height"]}
      }
    ],
    "collections": [
      {
        "interface": "shop/Item",
        "name": "item",
        "index": 0,
        "members": ["shop/Customer", "shop/Account"]
      }
    ]
  }
  """;

  /** For the service loader. */
  public ShopDescriptor() {}

  @Override
  public String tableInterface() {
    return "data.Shop";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return ShopTable.createTable(client, tableName);
  }
}
