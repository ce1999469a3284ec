package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Cinema} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CinemaDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "cinema/Cinema",
    "name": "Cinema",
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
        "class": "cinema/Film",
        "name": "Film",
        "type": "Film",
        "key": {"pk": "FILM#{filmId}", "sk": "FILM"},
        "indexKeys": [{"index": 1, "query": "withPrequels", "pk": "FILM#{filmId}", "sk": "FILM"}],
        "properties": [
          {"name": "filmId", "attribute": "filmId", "type": "STRING", "method": "filmId"},
          {
            "name": "title",
            "attribute": "title",
            "type": "STRING",
            "method": "title",
            "immutable": true
          },
          {"name": "boxOffice", "attribute": "boxOffice", "type": "long", "method": "boxOffice"}
        ],
        "construction": {"constructor": ["filmId", "title", "boxOffice"]}
      },
      {
        "class": "cinema/Actor",
        "name": "Actor",
        "type": "Actor",
        "key": {"pk": "ACTOR#{agency}#{actorId:6}", "sk": "ACTOR"},
        "indexKeys": [{"index": 1, "query": "withRoles", "pk": "CAREER#{actorId:6}", "sk": "ACTOR"}],
        "properties": [
          {"name": "agency", "attribute": "agency", "type": "STRING", "method": "agency"},
          {"name": "actorId", "attribute": "actorId", "type": "int", "method": "actorId"},
          {
            "name": "name",
            "attribute": "name",
            "type": "STRING",
            "method": "name",
            "immutable": true
          },
          {"name": "votes", "attribute": "votes", "type": "int", "method": "votes"}
        ],
        "construction": {"constructor": ["agency", "actorId", "name", "votes"]}
      },
      {
        "class": "cinema/Role",
        "name": "Role",
        "type": "Role",
        "key": {"query": "ofFilm", "pk": "FILM#{film}", "sk": "ROLE#{performer:6}"},
        "indexKeys": [
          {"index": 1, "query": "ofActor", "pk": "CAREER#{performer:6}", "sk": "FILM#{film}"}
        ],
        "properties": [
          {"name": "film", "attribute": "film", "type": "STRING", "method": "film"},
          {"name": "performer", "attribute": "performer", "type": "int", "method": "performer"},
          {"name": "agency", "attribute": "agency", "type": "STRING", "method": "agency"},
          {
            "name": "character",
            "attribute": "character",
            "type": "STRING",
            "method": "character",
            "immutable": true
          },
          {
            "name": "from",
            "attribute": "from",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "from",
            "ref": {"class": "cinema/Film", "property": "filmId"}
          },
          {
            "name": "version",
            "attribute": "version",
            "type": "long",
            "method": "version",
            "version": true
          }
        ],
        "construction": {
          "constructor": ["film", "performer", "agency", "character", "from", "version"]
        },
        "edge": {"from": "cinema/Film", "to": "cinema/Actor"}
      },
      {
        "class": "cinema/Sequel",
        "name": "Sequel",
        "type": "Sequel",
        "key": {"query": "ofFilm", "pk": "FILM#{filmId}", "sk": "SEQUEL#{sequelId}"},
        "indexKeys": [
          {"index": 1, "query": "ofSequel", "pk": "FILM#{sequelId}", "sk": "SEQUEL#{filmId}"}
        ],
        "properties": [
          {"name": "filmId", "attribute": "filmId", "type": "STRING", "method": "filmId"},
          {"name": "sequelId", "attribute": "sequelId", "type": "STRING", "method": "sequelId"}
        ],
        "construction": {"constructor": ["filmId", "sequelId"]},
        "edge": {"from": "cinema/Film", "to": "cinema/Film"}
      }
    ],
    "documents": [],
    "collections": []
  }
  """;

  /** For the service loader. */
  public CinemaDescriptor() {}

  @Override
  public String tableInterface() {
    return "cinema.Cinema";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return CinemaTable.createTable(client, tableName);
  }
}
