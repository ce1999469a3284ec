package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Till} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TillDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "till/Till",
    "name": "Till",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "till/Bill",
        "name": "Bill",
        "type": "Bill",
        "key": {"pk": "BILL#{billId}", "sk": "BILL"},
        "indexKeys": [],
        "properties": [
          {"name": "billId", "attribute": "billId", "type": "STRING", "method": "billId"},
          {
            "name": "payment",
            "attribute": "payment",
            "type": {"document": "till/Payment"},
            "method": "payment"
          },
          {
            "name": "history",
            "attribute": "history",
            "type": {"list": {"document": "till/Payment"}},
            "method": "history"
          },
          {
            "name": "byPurpose",
            "attribute": "byPurpose",
            "type": {"map": {"document": "till/Payment"}, "key": "STRING"},
            "method": "byPurpose"
          },
          {
            "name": "online",
            "attribute": "online",
            "type": {"document": "till/Online"},
            "presence": "OPTIONAL",
            "method": "online"
          },
          {
            "name": "proof",
            "attribute": "proof",
            "type": {"document": "till/Proof"},
            "presence": "NULLABLE",
            "method": "proof"
          },
          {"name": "card", "attribute": "card", "type": {"document": "till/Card"}, "method": "card"}
        ],
        "construction": {
          "constructor": ["billId", "payment", "history", "byPurpose", "online", "proof", "card"]
        }
      }
    ],
    "documents": [
      {
        "class": "till/Card",
        "name": "Card",
        "properties": [
          {"name": "number", "attribute": "number", "type": "STRING", "method": "number"},
          {"name": "slot", "attribute": "slot", "type": "int", "method": "slot", "default": "1"}
        ],
        "construction": {"constructor": ["number", "slot"]}
      },
      {"class": "till/Cash", "name": "Cash", "properties": [], "construction": {"constructor": []}},
      {
        "class": "till/Online",
        "name": "Online",
        "properties": [],
        "construction": {
          "sealed": "Type",
          "members": [
            {"document": "till/Online.Wallet", "tag": "Wallet"},
            {"document": "till/Online.Wire", "tag": "WIRE", "formerly": ["Transfer", "Giro"]}
          ]
        }
      },
      {
        "class": "till/Online.Wallet",
        "name": "Online_Wallet",
        "properties": [{"name": "mail", "attribute": "mail", "type": "STRING", "method": "mail"}],
        "construction": {"constructor": ["mail"]}
      },
      {
        "class": "till/Online.Wire",
        "name": "Online_Wire",
        "properties": [
          {"name": "iban", "attribute": "i", "type": "STRING", "method": "iban"},
          {
            "name": "parts",
            "attribute": "parts",
            "type": {"list": {"document": "till/Payment"}},
            "method": "parts"
          }
        ],
        "construction": {"constructor": ["iban", "parts"]}
      },
      {
        "class": "till/Passport",
        "name": "Passport",
        "properties": [
          {"name": "number", "attribute": "number", "type": "STRING", "method": "getNumber"}
        ],
        "construction": {"setters": [{"property": "number", "method": "setNumber"}]}
      },
      {
        "class": "till/Payment",
        "name": "Payment",
        "properties": [],
        "construction": {
          "sealed": "kind",
          "members": [
            {"document": "till/Card", "tag": "CARD"},
            {"document": "till/Cash", "tag": "Cash"},
            {"document": "till/Online.Wallet", "tag": "Wallet"},
            {"document": "till/Online.Wire", "tag": "WIRE", "formerly": ["Transfer", "Giro"]}
          ]
        }
      },
      {
        "class": "till/Proof",
        "name": "Proof",
        "properties": [],
        "construction": {
          "sealed": "Type",
          "members": [
            {"document": "till/Card", "tag": "CARD"},
            {"document": "till/Passport", "tag": "Passport"}
          ]
        }
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public TillDescriptor() {}

  @Override
  public String tableInterface() {
    return "till.Till";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return TillTable.createTable(client, tableName);
  }
}
