package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Bank} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BankDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "bank/Bank",
    "name": "Bank",
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
      }
    ],
    "entities": [
      {
        "class": "bank/Booking",
        "name": "Booking",
        "type": "Booking",
        "key": {
          "query": "ofAccount",
          "pk": "ACCOUNT#{account:escaped}",
          "sk": "{bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}"
        },
        "indexKeys": [
          {
            "index": 1,
            "query": "byHolder",
            "pk": "HOLDER#{email:sha256}",
            "sk": "{balance:signed6}{rate:3.4}#{code:upper}"
          },
          {
            "index": 2,
            "query": "byDay",
            "pk": "DAY#{bookedAt:date}",
            "sk": "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}"
          },
          {
            "index": 3,
            "query": "byCode",
            "pk": "CODE#{code:upper}#{number:signed30}",
            "sk": "{settledAt:millis}#{local:micros}"
          },
          {
            "index": 4,
            "query": "byBalance",
            "pk": "BALANCE#{balance:signed6}",
            "sk": "{account:escaped}"
          }
        ],
        "properties": [
          {"name": "account", "attribute": "account", "type": "STRING", "method": "account"},
          {"name": "bookedAt", "attribute": "bookedAt", "type": "INSTANT", "method": "bookedAt"},
          {"name": "amount", "attribute": "amount", "type": "BIG_DECIMAL", "method": "amount"},
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "email", "attribute": "email", "type": "STRING", "method": "email"},
          {"name": "balance", "attribute": "balance", "type": "int", "method": "balance"},
          {"name": "rate", "attribute": "rate", "type": "double", "method": "rate"},
          {"name": "code", "attribute": "code", "type": "STRING", "method": "code"},
          {"name": "weight", "attribute": "weight", "type": "float", "method": "weight"},
          {"name": "number", "attribute": "number", "type": "BIG_INTEGER", "method": "number"},
          {
            "name": "instalment",
            "attribute": "instalment",
            "type": {"document": "bank/Instalment"},
            "method": "instalment"
          },
          {
            "name": "settledAt",
            "attribute": "settledAt",
            "type": "OFFSET_DATE_TIME",
            "method": "settledAt"
          },
          {"name": "local", "attribute": "local", "type": "LOCAL_DATE_TIME", "method": "local"}
        ],
        "construction": {
          "constructor": [
            "account",
            "bookedAt",
            "amount",
            "id",
            "email",
            "balance",
            "rate",
            "code",
            "weight",
            "number",
            "instalment",
            "settledAt",
            "local"
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "bank/Instalment",
        "name": "Instalment",
        "properties": [
          {"name": "due", "attribute": "due", "type": "LOCAL_DATE_TIME", "method": "due"},
          {"name": "share", "attribute": "share", "type": "double", "method": "share"}
        ],
        "construction": {"constructor": ["due", "share"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public BankDescriptor() {}

  @Override
  public String tableInterface() {
    return "bank.Bank";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return BankTable.createTable(client, tableName);
  }
}
