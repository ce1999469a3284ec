package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Span} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SpanDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "span/Span",
    "name": "Span",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "span/Booking",
        "name": "Booking",
        "type": "Booking",
        "key": {"query": "ofRoom", "pk": "ROOM#{room}", "sk": "{stay.from:seconds}#{id}"},
        "indexKeys": [],
        "properties": [
          {"name": "room", "attribute": "room", "type": "STRING", "method": "room"},
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "stay",
            "attribute": "stay",
            "type": {"document": "span/Range", "arguments": ["INSTANT"]},
            "method": "stay"
          },
          {
            "name": "levels",
            "attribute": "levels",
            "type": {
              "document": "span/Range",
              "arguments": [{"enum": "span/Booking.Level", "constants": ["PLAIN", "GOOD"]}]
            },
            "presence": "NULLABLE",
            "method": "levels"
          },
          {
            "name": "guests",
            "attribute": "guests",
            "type": {"document": "span/Range", "arguments": ["INT"]},
            "presence": "OPTIONAL",
            "method": "guests"
          },
          {
            "name": "names",
            "attribute": "names",
            "type": {"list": {"document": "span/Range", "arguments": ["STRING"]}},
            "method": "names"
          },
          {
            "name": "nested",
            "attribute": "nested",
            "type": {
              "map": {
                "document": "span/Range",
                "arguments": [{"document": "span/Range", "arguments": ["INSTANT"]}]
              },
              "key": {"enum": "span/Booking.Level", "constants": ["PLAIN", "GOOD"]}
            },
            "method": "nested"
          },
          {
            "name": "labelled",
            "attribute": "labelled",
            "type": {
              "document": "span/Labelled",
              "arguments": ["STRING", {"document": "span/Range", "arguments": ["INT"]}]
            },
            "method": "labelled"
          },
          {
            "name": "tree",
            "attribute": "tree",
            "type": {"document": "span/Booking.Tree", "arguments": [{"list": "STRING"}]},
            "method": "tree"
          }
        ],
        "construction": {
          "constructor": [
            "room",
            "id",
            "stay",
            "levels",
            "guests",
            "names",
            "nested",
            "labelled",
            "tree"
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "span/Booking.Tree",
        "arguments": [{"list": "STRING"}],
        "name": "Booking_TreeOfListOfString",
        "properties": [
          {"name": "value", "attribute": "value", "type": {"list": "STRING"}, "method": "value"},
          {
            "name": "children",
            "attribute": "children",
            "type": {"list": {"document": "span/Booking.Tree", "arguments": [{"list": "STRING"}]}},
            "method": "children"
          }
        ],
        "construction": {"constructor": ["value", "children"]}
      },
      {
        "class": "span/Labelled",
        "arguments": ["STRING", {"document": "span/Range", "arguments": ["INT"]}],
        "name": "LabOfStringAndRangeOfInteger",
        "properties": [
          {
            "name": "label",
            "attribute": "label",
            "type": "STRING",
            "presence": "NULLABLE",
            "method": "getLabel"
          },
          {
            "name": "value",
            "attribute": "value",
            "type": {"document": "span/Range", "arguments": ["INT"]},
            "presence": "NULLABLE",
            "method": "getValue"
          },
          {
            "name": "others",
            "attribute": "others",
            "type": {"map": {"document": "span/Range", "arguments": ["INT"]}, "key": "STRING"},
            "method": "getOthers"
          }
        ],
        "construction": {
          "setters": [
            {"property": "label", "method": "setLabel"},
            {"property": "value", "method": "setValue"},
            {"property": "others", "method": "setOthers"}
          ]
        }
      },
      {
        "class": "span/Range",
        "arguments": [{"document": "span/Range", "arguments": ["INSTANT"]}],
        "name": "RangeOfRangeOfInstant",
        "properties": [
          {
            "name": "from",
            "attribute": "from",
            "type": {"document": "span/Range", "arguments": ["INSTANT"]},
            "method": "from"
          },
          {
            "name": "to",
            "attribute": "to",
            "type": {"document": "span/Range", "arguments": ["INSTANT"]},
            "presence": "NULLABLE",
            "method": "to"
          },
          {
            "name": "marks",
            "attribute": "m",
            "type": {"list": {"document": "span/Range", "arguments": ["INSTANT"]}},
            "method": "marks"
          }
        ],
        "construction": {"constructor": ["from", "to", "marks"]}
      },
      {
        "class": "span/Range",
        "arguments": [{"enum": "span/Booking.Level", "constants": ["PLAIN", "GOOD"]}],
        "name": "RangeOfBooking_Level",
        "properties": [
          {
            "name": "from",
            "attribute": "from",
            "type": {"enum": "span/Booking.Level", "constants": ["PLAIN", "GOOD"]},
            "method": "from"
          },
          {
            "name": "to",
            "attribute": "to",
            "type": {"enum": "span/Booking.Level", "constants": ["PLAIN", "GOOD"]},
            "presence": "NULLABLE",
            "method": "to"
          },
          {
            "name": "marks",
            "attribute": "m",
            "type": {"list": {"enum": "span/Booking.Level", "constants": ["PLAIN", "GOOD"]}},
            "method": "marks"
          }
        ],
        "construction": {"constructor": ["from", "to", "marks"]}
      },
      {
        "class": "span/Range",
        "arguments": ["INSTANT"],
        "name": "RangeOfInstant",
        "properties": [
          {"name": "from", "attribute": "from", "type": "INSTANT", "method": "from"},
          {
            "name": "to",
            "attribute": "to",
            "type": "INSTANT",
            "presence": "NULLABLE",
            "method": "to"
          },
          {"name": "marks", "attribute": "m", "type": {"list": "INSTANT"}, "method": "marks"}
        ],
        "construction": {"constructor": ["from", "to", "marks"]}
      },
      {
        "class": "span/Range",
        "arguments": ["INT"],
        "name": "RangeOfInteger",
        "properties": [
          {"name": "from", "attribute": "from", "type": "INT", "method": "from"},
          {"name": "to", "attribute": "to", "type": "INT", "presence": "NULLABLE", "method": "to"},
          {"name": "marks", "attribute": "m", "type": {"list": "INT"}, "method": "marks"}
        ],
        "construction": {"constructor": ["from", "to", "marks"]}
      },
      {
        "class": "span/Range",
        "arguments": ["STRING"],
        "name": "RangeOfString",
        "properties": [
          {"name": "from", "attribute": "from", "type": "STRING", "method": "from"},
          {"name": "to", "attribute": "to", "type": "STRING", "presence": "NULLABLE", "method": "to"},
          {"name": "marks", "attribute": "m", "type": {"list": "STRING"}, "method": "marks"}
        ],
        "construction": {"constructor": ["from", "to", "marks"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public SpanDescriptor() {}

  @Override
  public String tableInterface() {
    return "span.Span";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return SpanTable.createTable(client, tableName);
  }
}
