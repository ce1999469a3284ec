package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Club} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClubDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "club/Club",
    "name": "Club",
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
        "class": "club/Member",
        "name": "Member",
        "type": "Member",
        "key": {"query": "ofClub", "pk": "CLUB#{club}", "sk": "SINCE#{address.since:date}#{id}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byStay",
            "pk": "STAY#{club}",
            "sk": "{address.stay.from:seconds}#{id}"
          }
        ],
        "properties": [
          {"name": "club", "attribute": "club", "type": "STRING", "method": "club"},
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "address",
            "attribute": "adr",
            "type": {"document": "club/Member.Address"},
            "method": "address"
          }
        ],
        "construction": {"constructor": ["club", "id", "address"]}
      }
    ],
    "documents": [
      {
        "class": "club/Member.Address",
        "name": "Member_Address",
        "properties": [
          {"name": "since", "attribute": "since.when", "type": "INSTANT", "method": "since"},
          {
            "name": "stay",
            "attribute": "stay",
            "type": {"document": "club/Member.Stay"},
            "presence": "NULLABLE",
            "method": "stay"
          }
        ],
        "construction": {"constructor": ["since", "stay"]}
      },
      {
        "class": "club/Member.Stay",
        "name": "Member_Stay",
        "properties": [{"name": "from", "attribute": "from", "type": "INSTANT", "method": "from"}],
        "construction": {"constructor": ["from"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public ClubDescriptor() {}

  @Override
  public String tableInterface() {
    return "club.Club";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return ClubTable.createTable(client, tableName);
  }
}
