package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Studio} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class StudioDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "studio/Studio",
    "name": "Studio",
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
        "class": "studio/Movie",
        "name": "Movie",
        "type": "Movie",
        "key": {"pk": "MOVIE#{movieId}", "sk": "MOVIE"},
        "indexKeys": [],
        "properties": [
          {"name": "movieId", "attribute": "movieId", "type": "STRING", "method": "movieId"},
          {"name": "title", "attribute": "title", "type": "STRING", "method": "title"}
        ],
        "construction": {"constructor": ["movieId", "title"]}
      },
      {
        "class": "studio/Role",
        "name": "Role",
        "type": "Role",
        "key": {"pk": "MOVIE#{movieId}", "sk": "CAST#{actorId}"},
        "indexKeys": [
          {"index": 1, "query": "ofActor", "pk": "ACTOR#{actorId}", "sk": "MOVIE#{movieId}"}
        ],
        "properties": [
          {"name": "movieId", "attribute": "movieId", "type": "STRING", "method": "movieId"},
          {"name": "actorId", "attribute": "actorId", "type": "STRING", "method": "actorId"},
          {"name": "part", "attribute": "part", "type": "STRING", "method": "part"}
        ],
        "construction": {"constructor": ["movieId", "actorId", "part"]}
      },
      {
        "class": "studio/Review",
        "name": "Review",
        "type": "Review",
        "key": {"pk": "MOVIE#{movieId}", "sk": "REVIEW#{reviewId}"},
        "indexKeys": [],
        "properties": [
          {"name": "movieId", "attribute": "movieId", "type": "STRING", "method": "movieId"},
          {"name": "reviewId", "attribute": "reviewId", "type": "STRING", "method": "reviewId"},
          {"name": "text", "attribute": "text", "type": "STRING", "method": "text"}
        ],
        "construction": {"constructor": ["movieId", "reviewId", "text"]}
      },
      {
        "class": "studio/Reply",
        "name": "Reply",
        "type": "Reply",
        "key": {"pk": "MOVIE#{movieId}", "sk": "REVIEW#{reviewId}#REPLY#{number:3}"},
        "indexKeys": [],
        "properties": [
          {"name": "movieId", "attribute": "movieId", "type": "STRING", "method": "movieId"},
          {"name": "reviewId", "attribute": "reviewId", "type": "STRING", "method": "reviewId"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"},
          {"name": "text", "attribute": "text", "type": "STRING", "method": "text"}
        ],
        "construction": {"constructor": ["movieId", "reviewId", "number", "text"]}
      },
      {
        "class": "studio/Actor",
        "name": "Actor",
        "type": "Actor",
        "key": {"pk": "ACTOR#{actorId}#{since:4}", "sk": "ACTOR"},
        "indexKeys": [{"index": 1, "query": "profile", "pk": "ACTOR#{actorId}", "sk": "PROFILE"}],
        "properties": [
          {"name": "actorId", "attribute": "actorId", "type": "STRING", "method": "actorId"},
          {"name": "since", "attribute": "since", "type": "int", "method": "since"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"}
        ],
        "construction": {"constructor": ["actorId", "since", "name"]}
      }
    ],
    "documents": [],
    "collections": [
      {
        "record": "studio/MovieWithCast",
        "name": "movieWithCast",
        "index": 0,
        "members": ["studio/Movie", "studio/Role"],
        "parts": [
          {"name": "movie", "entity": "studio/Movie", "kind": "HEAD"},
          {"name": "cast", "entity": "studio/Role", "kind": "LIST"}
        ]
      },
      {
        "record": "studio/Programme",
        "name": "programme",
        "index": 0,
        "members": ["studio/Movie", "studio/Role", "studio/Review"],
        "parts": [
          {"name": "reviews", "entity": "studio/Review", "kind": "LIST"},
          {"name": "movie", "entity": "studio/Movie", "kind": "OPTIONAL_HEAD"},
          {"name": "cast", "entity": "studio/Role", "kind": "LIST"}
        ]
      },
      {
        "record": "studio/ReviewWithReplies",
        "name": "reviewWithReplies",
        "index": 0,
        "members": ["studio/Review", "studio/Reply"],
        "parts": [
          {"name": "review", "entity": "studio/Review", "kind": "HEAD"},
          {"name": "replies", "entity": "studio/Reply", "kind": "LIST"}
        ]
      },
      {
        "record": "studio/Career",
        "name": "career",
        "index": 1,
        "members": ["studio/Role", "studio/Actor"],
        "parts": [
          {"name": "actor", "entity": "studio/Actor", "kind": "HEAD"},
          {"name": "roles", "entity": "studio/Role", "kind": "LIST"}
        ]
      }
    ]
  }
  """;

  /** For the service loader. */
  public StudioDescriptor() {}

  @Override
  public String tableInterface() {
    return "studio.Studio";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return StudioTable.createTable(client, tableName);
  }
}
