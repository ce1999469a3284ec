package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Clinic} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClinicDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "clinic/Clinic",
    "name": "Clinic",
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
        "projection": "INCLUDE",
        "include": ["since"]
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
        "class": "clinic/Patient",
        "name": "Patient",
        "type": "Pat",
        "key": {"query": "ofClinic", "pk": "CLINIC#{clinic}", "sk": "PATIENT#{since:date}#{id}"},
        "indexKeys": [
          {"index": 1, "query": "byMove", "pk": "MOVED#{clinic}", "sk": "{address.moved:date}#{id}"},
          {
            "index": 2,
            "query": "keysByLevel",
            "pk": "LEVEL#{level}#{clinic}",
            "sk": "{since:seconds}#{id}"
          }
        ],
        "properties": [
          {"name": "clinic", "attribute": "clinic", "type": "STRING", "method": "clinic"},
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "since",
            "attribute": "s",
            "type": "INSTANT",
            "method": "since",
            "formerly": ["begin", "since"]
          },
          {
            "name": "address",
            "attribute": "adr",
            "type": {"document": "clinic/Address"},
            "method": "address",
            "formerly": ["address"]
          },
          {
            "name": "level",
            "attribute": "level",
            "type": {"enum": "clinic/Patient.Level", "constants": ["REGULAR", "PRIVATE"]},
            "method": "level",
            "default": "REGULAR"
          },
          {
            "name": "points",
            "attribute": "points",
            "type": "int",
            "method": "points",
            "default": "0"
          },
          {
            "name": "balance",
            "attribute": "balance",
            "type": "long",
            "method": "balance",
            "default": "-9223372036854775808"
          },
          {
            "name": "active",
            "attribute": "active",
            "type": "boolean",
            "method": "active",
            "default": "true"
          },
          {
            "name": "mark",
            "attribute": "mark",
            "type": "character",
            "method": "mark",
            "default": "'"
          },
          {
            "name": "fee",
            "attribute": "fee",
            "type": "BIG_DECIMAL",
            "method": "fee",
            "default": "12.50"
          },
          {
            "name": "seen",
            "attribute": "seen",
            "type": "INSTANT",
            "method": "seen",
            "default": "2024-01-01T00:00:00Z"
          },
          {
            "name": "notes",
            "attribute": "notes",
            "type": {"list": "STRING"},
            "method": "notes",
            "default": "[]"
          },
          {
            "name": "rooms",
            "attribute": "rooms",
            "type": {"set": "INT"},
            "method": "rooms",
            "default": "[]"
          },
          {
            "name": "scores",
            "attribute": "scores",
            "type": {"map": "INT", "key": "STRING"},
            "method": "scores",
            "default": "{}"
          },
          {
            "name": "nickname",
            "attribute": "nick",
            "type": "STRING",
            "method": "nickname",
            "formerly": ["alias"],
            "default": "none"
          },
          {
            "name": "phone",
            "attribute": "phone",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "phone"
          },
          {"name": "age", "attribute": "age", "type": "INT", "presence": "OPTIONAL", "method": "age"}
        ],
        "construction": {
          "constructor": [
            "clinic",
            "id",
            "since",
            "address",
            "level",
            "points",
            "balance",
            "active",
            "mark",
            "fee",
            "seen",
            "notes",
            "rooms",
            "scores",
            "nickname",
            "phone",
            "age"
          ]
        },
        "formerly": ["Client", "Patient"]
      },
      {
        "class": "clinic/Doctor",
        "name": "Doctor",
        "type": "Doc",
        "key": {"query": "ofClinic", "pk": "CLINIC#{clinic}", "sk": "DOCTOR#{id}"},
        "indexKeys": [
          {
            "index": 3,
            "query": "byField",
            "pk": "FIELD#{field}",
            "sk": "{home.country}#{lastSeen}#{room}"
          },
          {"index": 4, "query": "byRank", "pk": "RANK#{rank}#{clinic}", "sk": "{fee:2}#{phone}"}
        ],
        "properties": [
          {"name": "clinic", "attribute": "clinic", "type": "STRING", "method": "getClinic"},
          {"name": "id", "attribute": "id", "type": "STRING", "method": "getId"},
          {
            "name": "firstName",
            "attribute": "fn",
            "type": "STRING",
            "method": "getFirstName",
            "formerly": ["forename"]
          },
          {
            "name": "field",
            "attribute": "fld",
            "type": "STRING",
            "method": "getField",
            "formerly": ["field", "subject"],
            "default": "GENERAL"
          },
          {
            "name": "lastSeen",
            "attribute": "lastSeen",
            "type": "LOCAL_DATE",
            "method": "getLastSeen",
            "default": "2000-01-01"
          },
          {
            "name": "home",
            "attribute": "home",
            "type": {"document": "clinic/Address"},
            "presence": "NULLABLE",
            "method": "getHome"
          },
          {
            "name": "room",
            "attribute": "room",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "getRoom"
          },
          {
            "name": "rank",
            "attribute": "rank",
            "type": {"enum": "clinic/Doctor.Rank", "constants": ["JUNIOR", "SENIOR"]},
            "method": "getRank",
            "default": "JUNIOR"
          },
          {"name": "fee", "attribute": "fee", "type": "short", "method": "getFee", "default": "7"},
          {
            "name": "phone",
            "attribute": "phone",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "getPhone"
          }
        ],
        "construction": {
          "setters": [
            {"property": "clinic", "method": "setClinic"},
            {"property": "id", "method": "setId"},
            {"property": "firstName", "method": "setFirstName"},
            {"property": "field", "method": "setField"},
            {"property": "lastSeen", "method": "setLastSeen"},
            {"property": "home", "method": "setHome"},
            {"property": "room", "method": "setRoom"},
            {"property": "rank", "method": "setRank"},
            {"property": "fee", "method": "setFee"},
            {"property": "phone", "method": "setPhone"}
          ]
        },
        "formerly": ["Surgeon"]
      }
    ],
    "documents": [
      {
        "class": "clinic/Address",
        "name": "Address",
        "properties": [
          {
            "name": "zip",
            "attribute": "z",
            "type": "STRING",
            "method": "zip",
            "formerly": ["postCode"]
          },
          {
            "name": "country",
            "attribute": "country",
            "type": "STRING",
            "method": "country",
            "default": "AT"
          },
          {
            "name": "share",
            "attribute": "share",
            "type": "double",
            "method": "share",
            "default": "0.5"
          },
          {
            "name": "moved",
            "attribute": "m",
            "type": "INSTANT",
            "method": "moved",
            "formerly": ["movedAt"]
          },
          {
            "name": "street",
            "attribute": "street",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "street"
          },
          {
            "name": "floor",
            "attribute": "floor",
            "type": "STRING",
            "presence": "OPTIONAL",
            "method": "floor"
          }
        ],
        "construction": {"constructor": ["zip", "country", "share", "moved", "street", "floor"]}
      }
    ],
    "collections": [
      {
        "interface": "clinic/Ward",
        "name": "ward",
        "index": 0,
        "members": ["clinic/Patient", "clinic/Doctor"]
      }
    ]
  }
  """;

  /** For the service loader. */
  public ClinicDescriptor() {}

  @Override
  public String tableInterface() {
    return "clinic.Clinic";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return ClinicTable.createTable(client, tableName);
  }
}
