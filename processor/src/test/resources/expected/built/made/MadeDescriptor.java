package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Made} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MadeDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "made/Made",
    "name": "Made",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "made/Order",
        "name": "Order",
        "type": "Order",
        "key": {"query": "ofOwner", "pk": "OWNER#{owner}", "sk": "ORDER#{id:8}"},
        "indexKeys": [],
        "properties": [
          {"name": "owner", "attribute": "owner", "type": "STRING", "method": "owner"},
          {"name": "id", "attribute": "id", "type": "int", "method": "id"},
          {"name": "placedAt", "attribute": "at", "type": "INSTANT", "method": "getPlacedAt"},
          {"name": "open", "attribute": "open", "type": "boolean", "method": "isOpen"},
          {
            "name": "note",
            "attribute": "note",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "note"
          },
          {"name": "count", "attribute": "count", "type": "INT", "method": "count"},
          {
            "name": "lines",
            "attribute": "lines",
            "type": {"list": {"document": "made/Order.Line"}},
            "method": "lines"
          },
          {
            "name": "window",
            "attribute": "window",
            "type": {"document": "made/Window", "arguments": ["INSTANT"]},
            "presence": "NULLABLE",
            "method": "window"
          }
        ],
        "construction": {
          "builder": "builder",
          "of": "made/Order",
          "setters": [
            {"property": "owner", "method": "owner"},
            {"property": "id", "method": "id"},
            {"property": "placedAt", "method": "setPlacedAt"},
            {"property": "open", "method": "withOpen"},
            {"property": "note", "method": "note"},
            {"property": "count", "method": "count"},
            {"property": "lines", "method": "lines"},
            {"property": "window", "method": "window"}
          ],
          "ignored": ["hash", "title"]
        }
      },
      {
        "class": "made/Account",
        "name": "Account",
        "type": "Account",
        "key": {"pk": "ACCOUNT#{name}", "sk": "A"},
        "indexKeys": [],
        "properties": [
          {"name": "balance", "attribute": "b", "type": "long", "method": "getBalance"},
          {
            "name": "home",
            "attribute": "home",
            "type": {"document": "made/Point"},
            "presence": "NULLABLE",
            "method": "home"
          },
          {"name": "name", "attribute": "name", "type": "STRING", "method": "getName"},
          {
            "name": "nick",
            "attribute": "nick",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "nick"
          },
          {
            "name": "rank",
            "attribute": "rank",
            "type": "int",
            "presence": "OPTIONAL",
            "method": "getRank"
          },
          {
            "name": "tags",
            "attribute": "tags",
            "type": {"list": "STRING"},
            "presence": "OPTIONAL",
            "method": "tags"
          }
        ],
        "construction": {
          "builder": "create",
          "of": "made/Account",
          "setters": [
            {"property": "balance", "method": "setBalance"},
            {"property": "home", "method": "setHome"},
            {"property": "name", "method": "setName"},
            {"property": "nick", "method": "nick", "ofContent": true},
            {"property": "rank", "method": "setRank", "ofContent": true},
            {"property": "tags", "method": "tags", "ofContent": true}
          ]
        }
      },
      {
        "class": "made/Ticket",
        "name": "Ticket",
        "type": "Ticket",
        "key": {"pk": "TICKET#{id}", "sk": "{number:8}"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "number", "attribute": "number", "type": "INT", "method": "getNumber"}
        ],
        "construction": {"constructor": ["id", "number"]}
      },
      {
        "class": "made/Stamp",
        "name": "Stamp",
        "type": "Stamp",
        "key": {"pk": "STAMP#{id}", "sk": "S"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "value", "attribute": "value", "type": "int", "method": "value"}
        ],
        "construction": {"factory": "stored", "parameters": ["value", "id"]}
      }
    ],
    "documents": [
      {
        "class": "made/Order.Line",
        "name": "Order_Line",
        "properties": [
          {"name": "product", "attribute": "product", "type": "STRING", "method": "product"},
          {"name": "quantity", "attribute": "quantity", "type": "int", "method": "getQuantity"}
        ],
        "construction": {"constructor": ["product", "quantity"]}
      },
      {
        "class": "made/Point",
        "name": "Point",
        "properties": [
          {"name": "y", "attribute": "y", "type": "int", "method": "y"},
          {"name": "x", "attribute": "x", "type": "int", "method": "x"}
        ],
        "construction": {"factory": "at", "parameters": ["y", "x"], "ignored": ["sum"]}
      },
      {
        "class": "made/Window",
        "arguments": ["INSTANT"],
        "name": "WindowOfInstant",
        "properties": [
          {"name": "from", "attribute": "from", "type": "INSTANT", "method": "from"},
          {"name": "to", "attribute": "to", "type": "INSTANT", "method": "to"}
        ],
        "construction": {
          "builder": "builder",
          "of": "made/Window",
          "setters": [{"property": "from", "method": "from"}, {"property": "to", "method": "to"}]
        }
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public MadeDescriptor() {}

  @Override
  public String tableInterface() {
    return "made.Made";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return MadeTable.createTable(client, tableName);
  }
}
