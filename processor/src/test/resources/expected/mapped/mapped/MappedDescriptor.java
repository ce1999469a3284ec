package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Mapped} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MappedDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "mapped/Mapped",
    "name": "Mapped",
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
        "class": "mapped/Offer",
        "name": "Offer",
        "type": "Offer",
        "key": {"query": "ofCode", "pk": "OFFER#{code}", "sk": "{market}#{currency}#{price:8.2}"},
        "indexKeys": [
          {
            "index": 1,
            "query": "byStatus",
            "pk": "STATUS#{status}#{code:shard(4)}",
            "sk": "{status}#{term:6}"
          },
          {"index": 2, "query": "byRank", "pk": "RANK", "sk": "{rank:4}#{code}"}
        ],
        "properties": [
          {
            "name": "code",
            "attribute": "code",
            "type": {
              "converter": "values/CodeConverter",
              "instance": "CODES",
              "java": {"class": "values/Code"},
              "content": "STRING"
            },
            "method": "code"
          },
          {"name": "market", "attribute": "market", "type": "LOCALE", "method": "market"},
          {"name": "currency", "attribute": "currency", "type": "CURRENCY", "method": "currency"},
          {
            "name": "price",
            "attribute": "price",
            "type": {
              "converter": "values/MoneyConverter",
              "java": {"class": "values/Money"},
              "content": "BIG_DECIMAL"
            },
            "method": "price"
          },
          {
            "name": "status",
            "attribute": "status",
            "type": {
              "enum": "values/Status",
              "constants": [
                {"name": "OPEN", "text": "o"},
                {"name": "CLOSED", "text": "c"},
                "PENDING",
                {"name": "UNKNOWN", "fallback": true}
              ]
            },
            "method": "status"
          },
          {
            "name": "term",
            "attribute": "term",
            "type": {
              "converter": "values/DayCount",
              "instance": "INSTANCE",
              "java": {"class": "java.time/Duration"},
              "content": "LONG"
            },
            "method": "term"
          },
          {
            "name": "rank",
            "attribute": "rank",
            "type": "int",
            "presence": "OPTIONAL",
            "method": "rank"
          },
          {
            "name": "history",
            "attribute": "history",
            "type": {
              "list": {
                "converter": "values/MoneyConverter",
                "java": {"class": "values/Money"},
                "content": "BIG_DECIMAL"
              }
            },
            "method": "history"
          },
          {
            "name": "rivals",
            "attribute": "rivals",
            "type": {
              "set": {
                "converter": "values/MoneyConverter",
                "java": {"class": "values/Money"},
                "content": "BIG_DECIMAL"
              }
            },
            "method": "rivals"
          },
          {
            "name": "byRegion",
            "attribute": "byRegion",
            "type": {
              "map": {
                "converter": "values/MoneyConverter",
                "java": {"class": "values/Money"},
                "content": "BIG_DECIMAL"
              },
              "key": "STRING"
            },
            "method": "byRegion"
          },
          {
            "name": "steps",
            "attribute": "steps",
            "type": {
              "array": {
                "converter": "values/MoneyConverter",
                "java": {"class": "values/Money"},
                "content": "BIG_DECIMAL"
              }
            },
            "method": "steps"
          },
          {
            "name": "rebate",
            "attribute": "rebate",
            "type": {
              "converter": "values/MoneyConverter",
              "java": {"class": "values/Money"},
              "content": "BIG_DECIMAL"
            },
            "presence": "OPTIONAL",
            "method": "rebate"
          },
          {
            "name": "related",
            "attribute": "related",
            "type": {
              "map": {
                "list": {
                  "converter": "values/CodeConverter",
                  "instance": "CODES",
                  "java": {"class": "values/Code"},
                  "content": "STRING"
                }
              },
              "key": {
                "converter": "values/CodeConverter",
                "instance": "CODES",
                "java": {"class": "values/Code"},
                "content": "STRING"
              }
            },
            "method": "related"
          },
          {
            "name": "span",
            "attribute": "span",
            "type": {
              "converter": "values/Span.Converter",
              "java": {"class": "values/Span"},
              "content": {"document": "values/Span.Stored"}
            },
            "presence": "NULLABLE",
            "method": "span"
          },
          {
            "name": "extras",
            "attribute": "extras",
            "type": {
              "converter": "values/Fields",
              "java": {
                "class": "java.util/Map",
                "arguments": [{"class": "java.lang/String"}, {"class": "java.lang/Object"}]
              },
              "content": {"map": "STRING", "key": "STRING"}
            },
            "method": "extras"
          },
          {
            "name": "since",
            "attribute": "since",
            "type": {
              "converter": "mapped/Offer.Epoch",
              "java": {"class": "java.lang/Long"},
              "content": "INSTANT"
            },
            "method": "since"
          },
          {
            "name": "terms",
            "attribute": "terms",
            "type": {
              "set": {
                "converter": "values/DayCount",
                "instance": "INSTANCE",
                "java": {"class": "java.time/Duration"},
                "content": "LONG"
              }
            },
            "method": "terms"
          },
          {
            "name": "changes",
            "attribute": "changes",
            "type": {
              "array": {
                "converter": "mapped/Offer.Epoch",
                "java": {"primitive": "long"},
                "content": "INSTANT"
              }
            },
            "method": "changes"
          },
          {
            "name": "visits",
            "attribute": "visits",
            "type": {
              "map": {
                "array": {
                  "array": {
                    "converter": "mapped/Offer.Epoch",
                    "java": {"primitive": "long"},
                    "content": "INSTANT"
                  }
                }
              },
              "key": "STRING"
            },
            "method": "visits"
          }
        ],
        "construction": {
          "constructor": [
            "code",
            "market",
            "currency",
            "price",
            "status",
            "term",
            "rank",
            "history",
            "rivals",
            "byRegion",
            "steps",
            "rebate",
            "related",
            "span",
            "extras",
            "since",
            "terms",
            "changes",
            "visits"
          ]
        }
      },
      {
        "class": "mapped/Everything",
        "name": "Everything",
        "type": "Everything",
        "key": {"pk": "EVERYTHING#{id}", "sk": "EVERYTHING"},
        "indexKeys": [],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {
            "name": "count",
            "attribute": "count",
            "type": "int",
            "presence": "OPTIONAL",
            "method": "count"
          },
          {
            "name": "size",
            "attribute": "size",
            "type": "long",
            "presence": "OPTIONAL",
            "method": "size"
          },
          {
            "name": "ratio",
            "attribute": "ratio",
            "type": "double",
            "presence": "OPTIONAL",
            "method": "ratio"
          },
          {"name": "home", "attribute": "home", "type": "URI", "method": "home"},
          {"name": "language", "attribute": "language", "type": "LOCALE", "method": "language"},
          {"name": "currency", "attribute": "currency", "type": "CURRENCY", "method": "currency"},
          {"name": "payload", "attribute": "payload", "type": "BYTE_BUFFER", "method": "payload"},
          {
            "name": "payloads",
            "attribute": "payloads",
            "type": {"set": "BYTE_BUFFER"},
            "method": "payloads"
          },
          {
            "name": "month",
            "attribute": "month",
            "type": {
              "enum": "java.time/Month",
              "constants": [
                "JANUARY",
                "FEBRUARY",
                "MARCH",
                "APRIL",
                "MAY",
                "JUNE",
                "JULY",
                "AUGUST",
                "SEPTEMBER",
                "OCTOBER",
                "NOVEMBER",
                "DECEMBER"
              ]
            },
            "method": "month"
          },
          {
            "name": "day",
            "attribute": "day",
            "type": {
              "enum": "java.time/DayOfWeek",
              "constants": [
                "MONDAY",
                "TUESDAY",
                "WEDNESDAY",
                "THURSDAY",
                "FRIDAY",
                "SATURDAY",
                "SUNDAY"
              ]
            },
            "method": "day"
          },
          {"name": "flags", "attribute": "flags", "type": {"array": "boolean"}, "method": "flags"},
          {
            "name": "letters",
            "attribute": "letters",
            "type": {"array": "character"},
            "method": "letters"
          },
          {"name": "shorts", "attribute": "shorts", "type": {"array": "short"}, "method": "shorts"},
          {
            "name": "grid",
            "attribute": "grid",
            "type": {"array": {"array": "int"}},
            "method": "grid"
          },
          {"name": "longs", "attribute": "longs", "type": {"array": "long"}, "method": "longs"},
          {"name": "floats", "attribute": "floats", "type": {"array": "float"}, "method": "floats"},
          {
            "name": "doubles",
            "attribute": "doubles",
            "type": {"array": "double"},
            "method": "doubles"
          },
          {"name": "names", "attribute": "names", "type": {"array": "STRING"}, "method": "names"},
          {
            "name": "groups",
            "attribute": "groups",
            "type": {"array": {"list": "STRING"}},
            "method": "groups"
          },
          {
            "name": "links",
            "attribute": "links",
            "type": {"array": "URI"},
            "presence": "NULLABLE",
            "method": "links"
          },
          {
            "name": "optionalInts",
            "attribute": "optionalInts",
            "type": {"array": "int"},
            "presence": "OPTIONAL",
            "method": "optionalInts"
          },
          {
            "name": "ordered",
            "attribute": "ordered",
            "type": {"set": "STRING", "asList": true},
            "method": "ordered"
          },
          {
            "name": "maybeTags",
            "attribute": "mt",
            "type": {"set": "STRING", "asList": true},
            "presence": "NULLABLE",
            "method": "maybeTags"
          },
          {
            "name": "maybeNumbers",
            "attribute": "maybeNumbers",
            "type": {"set": "INT", "asList": true},
            "presence": "OPTIONAL",
            "method": "maybeNumbers"
          },
          {
            "name": "maybeFlags",
            "attribute": "maybeFlags",
            "type": {"set": "BOOLEAN"},
            "presence": "NULLABLE",
            "method": "maybeFlags"
          },
          {
            "name": "byUuid",
            "attribute": "byUuid",
            "type": {"map": "STRING", "key": "UUID"},
            "method": "byUuid"
          },
          {
            "name": "byNumber",
            "attribute": "byNumber",
            "type": {"map": "STRING", "key": "INT"},
            "method": "byNumber"
          },
          {
            "name": "byBig",
            "attribute": "byBig",
            "type": {"map": "STRING", "key": "BIG_INTEGER"},
            "method": "byBig"
          },
          {
            "name": "byDate",
            "attribute": "byDate",
            "type": {"map": "STRING", "key": "LOCAL_DATE"},
            "method": "byDate"
          },
          {
            "name": "byInstant",
            "attribute": "byInstant",
            "type": {"map": "STRING", "key": "INSTANT"},
            "method": "byInstant"
          },
          {
            "name": "byLocale",
            "attribute": "byLocale",
            "type": {"map": "STRING", "key": "LOCALE"},
            "method": "byLocale"
          },
          {
            "name": "byCurrency",
            "attribute": "byCurrency",
            "type": {"map": "STRING", "key": "CURRENCY"},
            "method": "byCurrency"
          },
          {
            "name": "byUri",
            "attribute": "byUri",
            "type": {"map": "STRING", "key": "URI"},
            "method": "byUri"
          },
          {
            "name": "byStatus",
            "attribute": "byStatus",
            "type": {
              "map": {
                "enum": "values/Channel",
                "constants": [
                  {"name": "WEB", "text": "web", "formerly": ["WWW", "SITE"]},
                  {"name": "OTHER", "text": "?", "fallback": true}
                ]
              },
              "key": {
                "enum": "values/Status",
                "constants": [
                  {"name": "OPEN", "text": "o"},
                  {"name": "CLOSED", "text": "c"},
                  "PENDING",
                  {"name": "UNKNOWN", "fallback": true}
                ]
              }
            },
            "method": "byStatus"
          }
        ],
        "construction": {
          "constructor": [
            "id",
            "count",
            "size",
            "ratio",
            "home",
            "language",
            "currency",
            "payload",
            "payloads",
            "month",
            "day",
            "flags",
            "letters",
            "shorts",
            "grid",
            "longs",
            "floats",
            "doubles",
            "names",
            "groups",
            "links",
            "optionalInts",
            "ordered",
            "maybeTags",
            "maybeNumbers",
            "maybeFlags",
            "byUuid",
            "byNumber",
            "byBig",
            "byDate",
            "byInstant",
            "byLocale",
            "byCurrency",
            "byUri",
            "byStatus"
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "values/Span.Stored",
        "name": "Span_Stored",
        "properties": [
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {
            "name": "inner",
            "attribute": "inner",
            "type": {
              "list": {
                "converter": "values/Span.Converter",
                "java": {"class": "values/Span"},
                "content": {"document": "values/Span.Stored"}
              }
            },
            "method": "inner"
          }
        ],
        "construction": {"constructor": ["name", "inner"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public MappedDescriptor() {}

  @Override
  public String tableInterface() {
    return "mapped.Mapped";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return MappedTable.createTable(client, tableName);
  }
}
