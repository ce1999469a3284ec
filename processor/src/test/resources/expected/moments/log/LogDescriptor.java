package log;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Log} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LogDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "log/Log",
    "name": "log",
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
        "projection": "KEYS_ONLY"
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
        "projection": "INCLUDE",
        "include": ["note", "valid"]
      }
    ],
    "entities": [
      {
        "class": "log/Reading",
        "name": "Reading",
        "type": "Reading",
        "key": {
          "query": "ofDay",
          "pk": "SENSOR#{sensor}#{takenAt:date}",
          "sk": "READING#{takenAt}#{sequence:4}"
        },
        "indexKeys": [
          {
            "index": 1,
            "query": "byDay",
            "pk": "DAY#{takenAt:date}",
            "sk": "{room}#{takenAt:date}#{id}"
          },
          {"index": 2, "query": "bySecond", "pk": "ROOM#{label:lower}", "sk": "AT#{takenAt:seconds}"},
          {
            "index": 3,
            "query": "byClock",
            "pk": "BATCH#{batch}#{valid}",
            "sk": "{clock:seconds}#{month}{year}#{label:lower}"
          },
          {
            "index": 4,
            "query": "byPlace",
            "pk": "LEVEL#{level}",
            "sk": "{abroad:date}#{zoned:seconds}#{note:rest}"
          },
          {
            "index": 1,
            "local": true,
            "query": "byLevel",
            "pk": "SENSOR#{sensor}#{takenAt:date}",
            "sk": "LEVEL#{level}#{id}"
          }
        ],
        "properties": [
          {"name": "sensor", "attribute": "sensor", "type": "STRING", "method": "sensor"},
          {"name": "takenAt", "attribute": "takenAt", "type": "INSTANT", "method": "takenAt"},
          {"name": "sequence", "attribute": "sequence", "type": "int", "method": "sequence"},
          {
            "name": "room",
            "attribute": "room",
            "type": {"enum": "log/Reading.Room", "constants": ["HALL", "HALL_WEST", "KITCHEN"]},
            "method": "room"
          },
          {"name": "id", "attribute": "id", "type": "UUID", "method": "id"},
          {"name": "batch", "attribute": "batch", "type": "long", "method": "batch"},
          {"name": "valid", "attribute": "valid", "type": "boolean", "method": "valid"},
          {"name": "clock", "attribute": "clock", "type": "LOCAL_DATE_TIME", "method": "clock"},
          {"name": "month", "attribute": "month", "type": "YEAR_MONTH", "method": "month"},
          {"name": "year", "attribute": "year", "type": "YEAR", "method": "year"},
          {"name": "label", "attribute": "label", "type": "STRING", "method": "label"},
          {
            "name": "level",
            "attribute": "level",
            "type": {"enum": "log/Reading.Level", "constants": ["LOW", "TOP"]},
            "method": "level"
          },
          {"name": "abroad", "attribute": "abroad", "type": "OFFSET_DATE_TIME", "method": "abroad"},
          {"name": "zoned", "attribute": "zoned", "type": "ZONED_DATE_TIME", "method": "zoned"},
          {
            "name": "note",
            "attribute": "note",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "note"
          }
        ],
        "construction": {
          "constructor": [
            "sensor",
            "takenAt",
            "sequence",
            "room",
            "id",
            "batch",
            "valid",
            "clock",
            "month",
            "year",
            "label",
            "level",
            "abroad",
            "zoned",
            "note"
          ]
        }
      },
      {
        "class": "log/Reminder",
        "name": "Reminder",
        "type": "Reminder",
        "key": {"pk": "REMINDER#{owner}", "sk": "{dueAt:seconds}"},
        "indexKeys": [
          {
            "index": 5,
            "query": "byMonth",
            "pk": "REMINDERS#{owner}#{dueAt:yyyy-MM}",
            "sk": "{changedAt:millis}#{dueAt:date}"
          }
        ],
        "properties": [
          {"name": "owner", "attribute": "owner", "type": "STRING", "method": "owner"},
          {"name": "dueAt", "attribute": "dueAt", "type": "INSTANT", "method": "dueAt"},
          {
            "name": "changedAt",
            "attribute": "changedAt",
            "type": "INSTANT",
            "method": "changedAt",
            "updatedAt": true
          }
        ],
        "construction": {"constructor": ["owner", "dueAt", "changedAt"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public LogDescriptor() {}

  @Override
  public String tableInterface() {
    return "log.Log";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return LogTable.createTable(client, tableName);
  }
}
