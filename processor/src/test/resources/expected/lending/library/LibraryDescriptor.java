package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Library} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LibraryDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "library/Library",
    "name": "Library",
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
        "projection": "INCLUDE",
        "include": ["title", "due", "place", "returned"]
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
      }
    ],
    "entities": [
      {
        "class": "library/Reader",
        "name": "Reader",
        "type": "Reader",
        "key": {"pk": "READER#{readerId}", "sk": "READER"},
        "indexKeys": [],
        "properties": [
          {"name": "readerId", "attribute": "readerId", "type": "STRING", "method": "readerId"},
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"}
        ],
        "construction": {"constructor": ["readerId", "name"]}
      },
      {
        "class": "library/Loan",
        "name": "Loan",
        "type": "Loan",
        "key": {"query": "ofReader", "pk": "READER#{readerId}", "sk": "LOAN#{bookId}#{copy:3}"},
        "indexKeys": [
          {"index": 1, "query": "byDue", "pk": "DUE#{month:yyyy-MM}", "sk": "{due}#{bookId}"},
          {"index": 2, "query": "ofBook", "pk": "BOOK#{bookId}#{readerId:shard(3)}", "sk": "{due}"},
          {"index": 3, "query": "inRoom", "pk": "ROOM#{place.room}", "sk": "{due}"}
        ],
        "properties": [
          {"name": "readerId", "attribute": "readerId", "type": "STRING", "method": "readerId"},
          {"name": "bookId", "attribute": "bookId", "type": "STRING", "method": "bookId"},
          {"name": "copy", "attribute": "copy", "type": "int", "method": "copy"},
          {
            "name": "title",
            "attribute": "t",
            "type": "STRING",
            "method": "title",
            "formerly": ["title"]
          },
          {"name": "month", "attribute": "month", "type": "INSTANT", "method": "month"},
          {"name": "due", "attribute": "due", "type": "LOCAL_DATE", "method": "due"},
          {
            "name": "place",
            "attribute": "place",
            "type": {"document": "library/Place"},
            "method": "place"
          },
          {
            "name": "note",
            "attribute": "n",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "note"
          },
          {
            "name": "returned",
            "attribute": "returned",
            "type": "LOCAL_DATE",
            "presence": "OPTIONAL",
            "method": "returned"
          },
          {"name": "tags", "attribute": "tags", "type": {"list": "STRING"}, "method": "tags"},
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
            "readerId",
            "bookId",
            "copy",
            "title",
            "month",
            "due",
            "place",
            "note",
            "returned",
            "tags",
            "expiresAt"
          ]
        }
      },
      {
        "class": "library/Hold",
        "name": "Hold",
        "type": "Hold",
        "key": {"query": "ofReader", "pk": "READER#{readerId}", "sk": "HOLD#{number:3}"},
        "indexKeys": [],
        "properties": [
          {"name": "readerId", "attribute": "readerId", "type": "STRING", "method": "readerId"},
          {"name": "number", "attribute": "number", "type": "int", "method": "number"},
          {
            "name": "version",
            "attribute": "version",
            "type": "long",
            "method": "version",
            "version": true
          },
          {
            "name": "expiresAt",
            "attribute": "ttl",
            "type": "long",
            "method": "expiresAt",
            "timeToLive": true
          }
        ],
        "construction": {"constructor": ["readerId", "number", "version", "expiresAt"]}
      }
    ],
    "documents": [
      {
        "class": "library/Place",
        "name": "Place",
        "properties": [
          {"name": "room", "attribute": "room", "type": "STRING", "method": "room"},
          {
            "name": "shelf",
            "attribute": "shelf",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "shelf"
          }
        ],
        "construction": {"constructor": ["room", "shelf"]}
      }
    ],
    "collections": [
      {
        "interface": "library/ReaderItem",
        "name": "readerItem",
        "index": 0,
        "members": ["library/Reader", "library/Loan", "library/Hold"]
      },
      {
        "record": "library/ReaderWithLoans",
        "name": "readerWithLoans",
        "index": 0,
        "members": ["library/Reader", "library/Loan"],
        "parts": [
          {"name": "reader", "entity": "library/Reader", "kind": "HEAD"},
          {"name": "loans", "entity": "library/Loan", "kind": "LIST"}
        ]
      }
    ],
    "projections": [
      {
        "class": "library/LoanSummary",
        "of": "library/Loan",
        "properties": ["bookId", "title", "place", "note", "returned", "tags"]
      },
      {"class": "library/DueDate", "of": "library/Loan", "properties": ["due"]},
      {"class": "library/HoldVersion", "of": "library/Hold", "properties": ["version", "expiresAt"]}
    ]
  }
  """;

  /** For the service loader. */
  public LibraryDescriptor() {}

  @Override
  public String tableInterface() {
    return "library.Library";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return LibraryTable.createTable(client, tableName);
  }
}
