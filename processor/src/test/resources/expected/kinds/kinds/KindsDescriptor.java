package kinds;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link Kinds} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class KindsDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "kinds/Kinds",
    "name": "Kinds",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [
      {"number": 1, "name": "GSI1", "partitionKey": "GSI1PK", "projection": "ALL"},
      {"number": 2, "name": "GSI2", "partitionKey": "GSI2PK", "projection": "ALL"},
      {"number": 3, "name": "GSI3", "partitionKey": "GSI3PK", "projection": "ALL"},
      {"number": 4, "name": "GSI4", "partitionKey": "GSI4PK", "projection": "ALL"},
      {"number": 5, "name": "GSI5", "partitionKey": "GSI5PK", "projection": "ALL"},
      {"number": 6, "name": "GSI6", "partitionKey": "GSI6PK", "projection": "ALL"},
      {"number": 7, "name": "GSI7", "partitionKey": "GSI7PK", "projection": "ALL"},
      {"number": 8, "name": "GSI8", "partitionKey": "GSI8PK", "projection": "ALL"},
      {"number": 9, "name": "GSI9", "partitionKey": "GSI9PK", "projection": "ALL"},
      {"number": 10, "name": "GSI10", "partitionKey": "GSI10PK", "projection": "ALL"},
      {"number": 11, "name": "GSI11", "partitionKey": "GSI11PK", "projection": "ALL"},
      {"number": 12, "name": "GSI12", "partitionKey": "GSI12PK", "projection": "ALL"},
      {"number": 13, "name": "GSI13", "partitionKey": "GSI13PK", "projection": "ALL"},
      {"number": 14, "name": "GSI14", "partitionKey": "GSI14PK", "projection": "ALL"},
      {"number": 15, "name": "GSI15", "partitionKey": "GSI15PK", "projection": "ALL"},
      {"number": 16, "name": "GSI16", "partitionKey": "GSI16PK", "projection": "ALL"},
      {"number": 17, "name": "GSI17", "partitionKey": "GSI17PK", "projection": "ALL"}
    ],
    "entities": [
      {
        "class": "kinds/Sample",
        "name": "Sample",
        "type": "Sample",
        "key": {"pk": "{id}", "sk": "SAMPLE"},
        "indexKeys": [
          {"index": 1, "query": "byText", "pk": "A#{text:shard(100)}"},
          {"index": 2, "query": "byShort", "pk": "B#{number:shard(100)}"},
          {"index": 3, "query": "byBig", "pk": "C#{big:shard(100)}"},
          {"index": 4, "query": "byDecimal", "pk": "D#{decimal:shard(100)}"},
          {"index": 5, "query": "byFraction", "pk": "E#{fraction:shard(100)}"},
          {"index": 6, "query": "byInstant", "pk": "F#{instant:shard(100)}"},
          {"index": 7, "query": "byOffset", "pk": "G#{offset:shard(100)}"},
          {"index": 8, "query": "byZoned", "pk": "H#{zoned:shard(100)}"},
          {"index": 9, "query": "byLocal", "pk": "I#{local:shard(100)}"},
          {"index": 10, "query": "byDate", "pk": "J#{date:shard(100)}"},
          {"index": 11, "query": "byMonth", "pk": "K#{month:shard(100)}"},
          {"index": 12, "query": "byYear", "pk": "L#{year:shard(100)}"},
          {"index": 13, "query": "byUuid", "pk": "M#{uuid:shard(100)}"},
          {"index": 14, "query": "byFlag", "pk": "N#{flag:shard(100)}"},
          {"index": 15, "query": "byColour", "pk": "O#{colour:shard(100)}"},
          {"index": 16, "query": "byShade", "pk": "P#{paint.shade:shard(100, formerly = 9)}"},
          {"index": 17, "query": "byHour", "pk": "Q#{instant:yyyy-MM-dd-HH}#{instant:shard(2)}"}
        ],
        "properties": [
          {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
          {"name": "text", "attribute": "text", "type": "STRING", "method": "text"},
          {"name": "number", "attribute": "number", "type": "short", "method": "number"},
          {"name": "big", "attribute": "big", "type": "BIG_INTEGER", "method": "big"},
          {"name": "decimal", "attribute": "decimal", "type": "BIG_DECIMAL", "method": "decimal"},
          {"name": "fraction", "attribute": "fraction", "type": "float", "method": "fraction"},
          {"name": "instant", "attribute": "instant", "type": "INSTANT", "method": "instant"},
          {"name": "offset", "attribute": "offset", "type": "OFFSET_DATE_TIME", "method": "offset"},
          {"name": "zoned", "attribute": "zoned", "type": "ZONED_DATE_TIME", "method": "zoned"},
          {"name": "local", "attribute": "local", "type": "LOCAL_DATE_TIME", "method": "local"},
          {"name": "date", "attribute": "date", "type": "LOCAL_DATE", "method": "date"},
          {"name": "month", "attribute": "month", "type": "YEAR_MONTH", "method": "month"},
          {"name": "year", "attribute": "year", "type": "YEAR", "method": "year"},
          {"name": "uuid", "attribute": "uuid", "type": "UUID", "method": "uuid"},
          {"name": "flag", "attribute": "flag", "type": "boolean", "method": "flag"},
          {
            "name": "colour",
            "attribute": "colour",
            "type": {"enum": "kinds/Sample.Colour", "constants": ["INDIGO", "WHITE"]},
            "presence": "NULLABLE",
            "method": "colour"
          },
          {
            "name": "paint",
            "attribute": "p",
            "type": {"document": "kinds/Sample.Paint"},
            "presence": "OPTIONAL",
            "method": "paint"
          }
        ],
        "construction": {
          "constructor": [
            "id",
            "text",
            "number",
            "big",
            "decimal",
            "fraction",
            "instant",
            "offset",
            "zoned",
            "local",
            "date",
            "month",
            "year",
            "uuid",
            "flag",
            "colour",
            "paint"
          ]
        }
      }
    ],
    "documents": [
      {
        "class": "kinds/Sample.Paint",
        "name": "Sample_Paint",
        "properties": [
          {"name": "name", "attribute": "name", "type": "STRING", "method": "name"},
          {
            "name": "shade",
            "attribute": "s",
            "type": {"enum": "kinds/Sample.Colour", "constants": ["INDIGO", "WHITE"]},
            "method": "shade"
          }
        ],
        "construction": {"constructor": ["name", "shade"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public KindsDescriptor() {}

  @Override
  public String tableInterface() {
    return "kinds.Kinds";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return KindsTable.createTable(client, tableName);
  }
}
