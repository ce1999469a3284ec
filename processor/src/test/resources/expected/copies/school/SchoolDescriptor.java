package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The table {@link School} as data. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SchoolDescriptor implements TableDescriptor {
  private static final String MODEL = """
  {
    "format": 1,
    "table": "school/School",
    "name": "School",
    "partitionKey": "PK",
    "sortKey": "SK",
    "typeAttribute": "Type",
    "delimiter": "#",
    "indexes": [],
    "entities": [
      {
        "class": "school/Student",
        "name": "Student",
        "type": "Student",
        "key": {"pk": "STUDENT#{studentId}", "sk": "STUDENT"},
        "indexKeys": [],
        "properties": [
          {"name": "studentId", "attribute": "studentId", "type": "STRING", "method": "studentId"},
          {
            "name": "name",
            "attribute": "name",
            "type": "STRING",
            "method": "name",
            "immutable": true
          },
          {"name": "average", "attribute": "average", "type": "BIG_DECIMAL", "method": "average"}
        ],
        "construction": {"constructor": ["studentId", "name", "average"]}
      },
      {
        "class": "school/SchoolClass",
        "name": "SchoolClass",
        "type": "SchoolClass",
        "key": {"pk": "CLASS#{classId}", "sk": "CLASS"},
        "indexKeys": [],
        "properties": [
          {"name": "classId", "attribute": "classId", "type": "STRING", "method": "classId"},
          {
            "name": "members",
            "attribute": "members",
            "type": {"list": {"document": "school/SchoolClass.Member"}},
            "method": "members",
            "maxSize": 3
          },
          {
            "name": "subjects",
            "attribute": "subjects",
            "type": {"set": "STRING"},
            "method": "subjects",
            "maxSize": 3
          },
          {"name": "words", "attribute": "words", "type": {"set": "STRING"}, "method": "words"},
          {
            "name": "rooms",
            "attribute": "rooms",
            "type": {"map": "INT", "key": "STRING"},
            "method": "rooms",
            "maxSize": 2
          },
          {
            "name": "board",
            "attribute": "b",
            "type": {"document": "school/SchoolClass.Board"},
            "method": "board"
          }
        ],
        "construction": {
          "constructor": ["classId", "members", "subjects", "words", "rooms", "board"]
        }
      },
      {
        "class": "school/Enrolment",
        "name": "Enrolment",
        "type": "Enrolment",
        "key": {"query": "byStudent", "pk": "STUDENT#{studentId}", "sk": "ENROLMENT#{classId}"},
        "indexKeys": [],
        "properties": [
          {
            "name": "studentId",
            "attribute": "studentId",
            "type": "STRING",
            "method": "studentId",
            "copyOf": {"class": "school/Student", "property": "studentId"}
          },
          {
            "name": "classId",
            "attribute": "classId",
            "type": "STRING",
            "method": "classId",
            "copyOf": {"class": "school/SchoolClass", "property": "classId"}
          }
        ],
        "construction": {"constructor": ["studentId", "classId"]}
      }
    ],
    "documents": [
      {
        "class": "school/SchoolClass.Board",
        "name": "SchoolClass_Board",
        "properties": [
          {
            "name": "notes",
            "attribute": "notes",
            "type": {"list": "STRING"},
            "method": "notes",
            "maxSize": 2
          }
        ],
        "construction": {"constructor": ["notes"]}
      },
      {
        "class": "school/SchoolClass.Member",
        "name": "SchoolClass_Member",
        "properties": [
          {
            "name": "studentId",
            "attribute": "studentId",
            "type": "STRING",
            "method": "studentId",
            "copyOf": {"class": "school/Student", "property": "studentId"}
          },
          {
            "name": "name",
            "attribute": "name",
            "type": "STRING",
            "method": "name",
            "copyOf": {"class": "school/Student", "property": "name"}
          }
        ],
        "construction": {"constructor": ["studentId", "name"]}
      }
    ],
    "collections": []
  }
  """;

  /** For the service loader. */
  public SchoolDescriptor() {}

  @Override
  public String tableInterface() {
    return "school.School";
  }

  @Override
  public Table model() {
    return ModelJson.read(MODEL);
  }

  @Override
  public TableDescription createTable(DynamoDbClient client, String tableName) {
    return SchoolTable.createTable(client, tableName);
  }
}
