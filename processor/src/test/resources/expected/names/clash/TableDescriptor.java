package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.schema.ModelJson;
import java.lang.Override;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Table} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TableDescriptor implements io.keywright.runtime.TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "clash/Table",
    "name": "Table",
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
      }
    ],
    "entities": [
      {
        "class": "clash/Character",
        "name": "Character",
        "type": "Character",
        "key": {"query": "query", "pk": "CHARACTER#{table}#{both}", "sk": "CHARACTER#{key}#{from}"},
        "indexKeys": [],
        "properties": [
          {"name": "table", "attribute": "table", "type": "STRING", "method": "table"},
          {"name": "both", "attribute": "both", "type": "STRING", "method": "both"},
          {"name": "key", "attribute": "key", "type": "STRING", "method": "key"},
          {"name": "from", "attribute": "from", "type": "STRING", "method": "from"},
          {"name": "item", "attribute": "item", "type": "STRING", "method": "item"},
          {"name": "reader", "attribute": "reader", "type": "STRING", "method": "reader"},
          {"name": "query", "attribute": "query", "type": "STRING", "method": "query"},
          {"name": "initial", "attribute": "initial", "type": "character", "method": "initial"}
        ],
        "construction": {
          "constructor": ["table", "both", "key", "from", "item", "reader", "query", "initial"]
        }
      },
      {
        "class": "clash/Item",
        "name": "Item",
        "type": "Item",
        "key": {"query": "string", "pk": "ITEM#{item}", "sk": "ITEM#{limit}#{page}#{within}#{to}"},
        "indexKeys": [
          {"index": 1, "query": "hash", "pk": "{hash}", "sk": "{type}#{start}"},
          {"index": 2, "query": "primary", "pk": "{limit}#{primary}", "sk": "{default_}#{component}"}
        ],
        "properties": [
          {"name": "item", "attribute": "item", "type": "STRING", "method": "item"},
          {"name": "limit", "attribute": "limit", "type": "STRING", "method": "limit"},
          {"name": "page", "attribute": "page", "type": "STRING", "method": "page"},
          {"name": "within", "attribute": "within", "type": "STRING", "method": "within"},
          {"name": "to", "attribute": "to", "type": "STRING", "method": "to"},
          {
            "name": "hash",
            "attribute": "hash",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "hash"
          },
          {
            "name": "type",
            "attribute": "type",
            "type": {"enum": "clash/Item.Kind", "constants": ["ONE", "TWO"]},
            "method": "type"
          },
          {"name": "start", "attribute": "start", "type": "STRING", "method": "start"},
          {"name": "primary", "attribute": "primary", "type": "STRING", "method": "primary"},
          {"name": "default_", "attribute": "default_", "type": "STRING", "method": "default_"},
          {"name": "component", "attribute": "component", "type": "STRING", "method": "component"},
          {
            "name": "instance",
            "attribute": "instance",
            "type": {"enum": "clash/Item.Kind", "constants": ["ONE", "TWO"]},
            "method": "instance"
          }
        ],
        "construction": {
          "constructor": [
            "item",
            "limit",
            "page",
            "within",
            "to",
            "hash",
            "type",
            "start",
            "primary",
            "default_",
            "component",
            "instance"
          ]
        }
      },
      {
        "class": "clash/Query",
        "name": "Query",
        "type": "Query",
        "key": {"pk": "QUERY#{id}", "sk": "QUERY"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "page", "attribute": "page", "type": {"document": "clash/Page"}, "method": "page"},
          {
            "name": "converter",
            "attribute": "converter",
            "type": {"document": "clash.other/Converter"},
            "method": "converter"
          }
        ],
        "construction": {"constructor": ["id", "page", "converter"]}
      }
    ],
    "documents": [
      {
        "class": "clash/Page",
        "name": "Page",
        "properties": [
          {"name": "map", "attribute": "map", "type": "STRING", "method": "map"},
          {"name": "value", "attribute": "value", "type": "STRING", "method": "value"},
          {"name": "path", "attribute": "path", "type": "STRING", "method": "path"}
        ],
        "construction": {"constructor": ["map", "value", "path"]}
      },
      {
        "class": "clash.other/Converter",
        "name": "Converter",
        "properties": [
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {"name": "child", "attribute": "child", "type": "STRING", "method": "child"}
        ],
        "construction": {"constructor": ["name", "child"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public TableDescriptor() {}

  @Override
  public String tableInterface() {
    return "clash.Table";
  }

  @Override
  public io.keywright.schema.Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return TableTable.createTable(client, tableName);
  }
}
