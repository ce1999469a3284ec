package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Old} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OldDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "old/Old",
    "name": "Old",
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
      }
    ],
    "entities": [
      {
        "class": "old/Message",
        "name": "Message",
        "type": "Message",
        "key": {"pk": "BOX#{insert}#{key}", "sk": "{read}#{table}#{attributes}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byTopic",
            "pk": "{topic}#{table}#{insert}",
            "sk": "{read}#{key}#{attributes}#{rank:4}"
          }
        ],
        "properties": [
          {"name": "insert", "attribute": "insert", "type": "STRING", "method": "insert"},
          {"name": "key", "attribute": "key", "type": "STRING", "method": "key"},
          {"name": "read", "attribute": "read", "type": "boolean", "method": "read"},
          {"name": "table", "attribute": "table", "type": "STRING", "method": "table"},
          {"name": "attributes", "attribute": "attributes", "type": "STRING", "method": "attributes"},
          {"name": "topic", "attribute": "topic", "type": "STRING", "method": "topic"},
          {"name": "rank", "attribute": "rank", "type": "int", "method": "rank"}
        ],
        "construction": {
          "constructor": ["insert", "key", "read", "table", "attributes", "topic", "rank"]
        }
      },
      {
        "class": "old/Pass",
        "name": "Pass",
        "type": "Pass",
        "key": {"pk": "PASS#{passId}", "sk": "PASS"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byExpiry",
            "pk": "GROUP#{group}",
            "sk": "{expiresAt}#{since:seconds}#{passId}"
          }
        ],
        "properties": [
          {"name": "passId", "attribute": "passId", "type": "STRING", "method": "passId"},
          {"name": "group", "attribute": "group", "type": "STRING", "method": "group"},
          {
            "name": "zones",
            "attribute": "zones",
            "type": {"set": "STRING"},
            "method": "zones",
            "immutable": true
          },
          {
            "name": "country",
            "attribute": "country",
            "type": "STRING",
            "method": "country",
            "immutable": true,
            "default": "AT"
          },
          {
            "name": "nickname",
            "attribute": "nickname",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "nickname",
            "immutable": true
          },
          {
            "name": "level",
            "attribute": "level",
            "type": {
              "enum": "old/Pass.Level",
              "constants": [
                {"name": "SILVER", "text": "s", "formerly": ["SILVER"]},
                {"name": "GOLD", "text": "g"}
              ]
            },
            "method": "level",
            "immutable": true
          },
          {"name": "since", "attribute": "since", "type": "INSTANT", "method": "since"},
          {
            "name": "expiresAt",
            "attribute": "ttl",
            "type": "INSTANT",
            "presence": "NULLABLE",
            "method": "expiresAt",
            "timeToLive": true
          }
        ],
        "construction": {
          "constructor": [
            "passId",
            "group",
            "zones",
            "country",
            "nickname",
            "level",
            "since",
            "expiresAt"
          ]
        }
      },
      {
        "class": "old/Meter",
        "name": "Meter",
        "type": "Meter",
        "key": {"pk": "METER#{meterId}", "sk": "METER"},
        "indexKeys": [],
        "properties": [
          {"name": "meterId", "attribute": "meterId", "type": "STRING", "method": "meterId"},
          {
            "name": "version",
            "attribute": "version",
            "type": "int",
            "method": "version",
            "version": true
          },
          {
            "name": "small",
            "attribute": "small",
            "type": "BYTE",
            "presence": "NULLABLE",
            "method": "small"
          },
          {
            "name": "large",
            "attribute": "large",
            "type": "LONG",
            "presence": "NULLABLE",
            "method": "large"
          },
          {"name": "note", "attribute": "note", "type": "STRING", "method": "note"}
        ],
        "construction": {"constructor": ["meterId", "version", "small", "large", "note"]}
      },
      {
        "class": "old/Login",
        "name": "Login",
        "type": "Login",
        "key": {"pk": "TENANT#{tenant}", "sk": "LOGIN#{email}"},
        "indexKeys": [],
        "properties": [
          {"name": "tenant", "attribute": "tenant", "type": "STRING", "method": "tenant"},
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "method": "email",
            "unique": {"scope": []}
          },
          {
            "name": "note",
            "attribute": "note",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "note"
          }
        ],
        "construction": {"constructor": ["tenant", "email", "note"]}
      },
      {
        "class": "old/Ticket",
        "name": "Ticket",
        "type": "Ticket",
        "key": {"pk": "TICKET#{ticketId}", "sk": "TICKET"},
        "indexKeys": [],
        "properties": [
          {"name": "ticketId", "attribute": "ticketId", "type": "STRING", "method": "ticketId"},
          {
            "name": "seat",
            "attribute": "s",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "seat",
            "unique": {"scope": ["hall", "place.city"]},
            "formerly": ["seat"]
          },
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "email",
            "unique": {"format": "lower", "scope": []}
          },
          {
            "name": "number",
            "attribute": "number",
            "type": "LONG",
            "presence": "NULLABLE",
            "method": "number",
            "unique": {"scope": []}
          },
          {
            "name": "hall",
            "attribute": "hall",
            "type": "STRING",
            "method": "hall",
            "default": "main"
          },
          {
            "name": "place",
            "attribute": "place",
            "type": {"document": "old/Ticket.Place"},
            "method": "place"
          },
          {"name": "title", "attribute": "title", "type": "STRING", "method": "title"}
        ],
        "construction": {
          "constructor": ["ticketId", "seat", "email", "number", "hall", "place", "title"]
        }
      },
      {
        "class": "old/Stall",
        "name": "Stall",
        "type": "Stall",
        "key": {"pk": "STALL#{stallId}", "sk": "STALL"},
        "indexKeys": [],
        "properties": [
          {"name": "stallId", "attribute": "stallId", "type": "STRING", "method": "stallId"},
          {
            "name": "place",
            "attribute": "place",
            "type": "STRING",
            "method": "place",
            "unique": {"scope": [], "onExpiry": "RELEASE"}
          },
          {
            "name": "expiresAt",
            "attribute": "ttl",
            "type": "INSTANT",
            "presence": "NULLABLE",
            "method": "expiresAt",
            "timeToLive": true
          },
          {
            "name": "note",
            "attribute": "note",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "note"
          },
          {
            "name": "updatedAt",
            "attribute": "updatedAt",
            "type": "INSTANT",
            "presence": "NULLABLE",
            "method": "updatedAt",
            "updatedAt": true
          }
        ],
        "construction": {"constructor": ["stallId", "place", "expiresAt", "note", "updatedAt"]}
      }
    ],
    "documents": [
      {
        "class": "old/Ticket.Place",
        "name": "Ticket_Place",
        "properties": [{"name": "city", "attribute": "c", "type": "STRING", "method": "city"}],
        "construction": {"constructor": ["city"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public OldDescriptor() {}

  @Override
  public String tableInterface() {
    return "old.Old";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return OldTable.createTable(client, tableName);
  }
}
