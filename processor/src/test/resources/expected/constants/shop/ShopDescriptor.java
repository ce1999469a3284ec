package shop;

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
    "table": "shop/Shop",
    "name": "Shop",
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
        "class": "shop/TIER",
        "name": "TIER",
        "type": "TIER",
        "key": {"query": "bySku", "pk": "SKU#{sku}#{tier}", "sk": "ID#{id}"},
        "indexKeys": [
          {"index": 1, "query": "byInstance", "pk": "INSTANCE#{instance}#{id}", "sk": "{type}"}
        ],
        "properties": [
          {
            "name": "sku",
            "attribute": "sku",
            "type": {"enum": "shop/SKU", "constants": ["X", "Y"]},
            "method": "sku"
          },
          {"name": "tier", "attribute": "tier", "type": "STRING", "method": "tier"},
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "e", "attribute": "e", "type": {"document": "shop/E"}, "method": "e"},
          {"name": "es", "attribute": "es", "type": {"list": {"document": "shop/E"}}, "method": "es"},
          {
            "name": "type",
            "attribute": "type",
            "type": {"enum": "shop/TYPE", "constants": ["A", "B"]},
            "method": "type"
          },
          {
            "name": "instance",
            "attribute": "instance",
            "type": {"enum": "shop/Instances.INSTANCE", "constants": ["ONE", "TWO"]},
            "method": "instance"
          }
        ],
        "construction": {"constructor": ["sku", "tier", "id", "e", "es", "type", "instance"]}
      },
      {
        "class": "shop/Loud",
        "name": "Loud",
        "type": "Loud",
        "key": {"query": "ofSku", "pk": "LOUD#{SKU}", "sk": "IN#{ID}"},
        "indexKeys": [{"index": 1, "query": "byNumber", "pk": "N#{_1}", "sk": "X#{IF}"}],
        "properties": [
          {"name": "SKU", "attribute": "SKU", "type": "STRING", "method": "SKU"},
          {"name": "ID", "attribute": "ID", "type": "STRING", "method": "ID"},
          {"name": "_1", "attribute": "_1", "type": "STRING", "method": "_1"},
          {"name": "IF", "attribute": "IF", "type": "STRING", "method": "IF"}
        ],
        "construction": {"constructor": ["SKU", "ID", "_1", "IF"]}
      }
    ],
    "documents": [
      {
        "class": "shop/E",
        "name": "E",
        "properties": [
          {"name": "e", "attribute": "e", "type": "STRING", "method": "e"},
          {
            "name": "sku",
            "attribute": "sku",
            "type": {"enum": "shop/SKU", "constants": ["X", "Y"]},
            "method": "sku"
          }
        ],
        "construction": {"constructor": ["e", "sku"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public ShopDescriptor() {}

  @Override
  public String tableInterface() {
    return "shop.Shop";
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
