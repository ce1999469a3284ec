package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Kin} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KinDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "kin/Kin",
    "name": "Kin",
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
        "class": "kin/Person",
        "name": "Person",
        "type": "Person",
        "key": {"pk": "PERSON#{personId}", "sk": "PERSON"},
        "indexKeys": [{"index": 1, "query": "withKin", "pk": "PERSON#{personId}", "sk": "PERSON"}],
        "properties": [
          {"name": "personId", "attribute": "personId", "type": "STRING", "method": "personId"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {
            "name": "email",
            "attribute": "email",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "email",
            "unique": {"scope": []}
          }
        ],
        "construction": {"constructor": ["personId", "name", "email"]},
        "nodeMark": "Deleting"
      },
      {
        "class": "kin/Place",
        "name": "Place",
        "type": "Place",
        "key": {"pk": "PLACE#{placeId}", "sk": "PLACE"},
        "indexKeys": [],
        "properties": [
          {"name": "placeId", "attribute": "placeId", "type": "STRING", "method": "placeId"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"}
        ],
        "construction": {"constructor": ["placeId", "name"]},
        "nodeMark": "Gone"
      },
      {
        "class": "kin/Marriage",
        "name": "Marriage",
        "type": "Marriage",
        "key": {"query": "ofPerson", "pk": "PERSON#{personId}", "sk": "MARRIAGE#{spouseId}"},
        "indexKeys": [
          {"index": 1, "query": "withSpouse", "pk": "PERSON#{spouseId}", "sk": "MARRIAGE#{personId}"}
        ],
        "properties": [
          {"name": "personId", "attribute": "personId", "type": "STRING", "method": "personId"},
          {"name": "spouseId", "attribute": "spouseId", "type": "STRING", "method": "spouseId"}
        ],
        "construction": {"constructor": ["personId", "spouseId"]},
        "edge": {"from": "kin/Person", "to": "kin/Person"}
      },
      {
        "class": "kin/Birth",
        "name": "Birth",
        "type": "Birth",
        "key": {"query": "ofPerson", "pk": "PERSON#{personId}", "sk": "BIRTH"},
        "indexKeys": [
          {"index": 1, "query": "atPlace", "pk": "PLACE#{placeId}", "sk": "BIRTH#{day}#{personId}"},
          {"index": 2, "query": "onDay", "pk": "DAY#{day}", "sk": "BIRTH#{personId}"}
        ],
        "properties": [
          {"name": "personId", "attribute": "personId", "type": "STRING", "method": "personId"},
          {"name": "placeId", "attribute": "placeId", "type": "STRING", "method": "placeId"},
          {"name": "day", "attribute": "day", "type": "LOCAL_DATE", "method": "day"}
        ],
        "construction": {"constructor": ["personId", "placeId", "day"]},
        "edge": {"from": "kin/Person", "to": "kin/Place"}
      },
      {
        "class": "kin/Job",
        "name": "Job",
        "type": "Job",
        "key": {"query": "ofPerson", "pk": "PERSON#{personId}", "sk": "JOB#{number:4}"},
        "indexKeys": [
          {
            "index": 2,
            "query": "ofTitle",
            "pk": "JOB#{title:escaped}#{personId:shard(4)}",
            "sk": "PERSON#{personId}#{number:4}"
          }
        ],
        "properties": [
          {"name": "personId", "attribute": "personId", "type": "STRING", "method": "personId"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"},
          {"name": "title", "attribute": "title", "type": "STRING", "method": "title"},
          {
            "name": "badge",
            "attribute": "badge",
            "type": "STRING",
            "method": "badge",
            "unique": {"scope": []}
          }
        ],
        "construction": {"constructor": ["personId", "number", "title", "badge"]}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public KinDescriptor() {}

  @Override
  public String tableInterface() {
    return "kin.Kin";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return KinTable.createTable(client, tableName);
  }
}
