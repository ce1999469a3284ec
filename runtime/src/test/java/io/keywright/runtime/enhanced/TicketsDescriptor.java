package io.keywright.runtime.enhanced;

import io.keywright.runtime.TableDescriptor;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The description of the tickets' table. */
final class TicketsDescriptor implements TableDescriptor {

    private static final String MODEL = """
            {
              "format": 1,
              "table": "io.keywright.runtime.enhanced/Tickets",
              "name": "Tickets",
              "partitionKey": "PK",
              "sortKey": "SK",
              "typeAttribute": "Type",
              "delimiter": "#",
              "indexes": [
                {"number": 1, "name": "GSI1", "partitionKey": "GSI1PK", "sortKey": "GSI1SK", "projection": "ALL"}
              ],
              "entities": [
                {
                  "class": "io.keywright.runtime.enhanced/Ticket",
                  "name": "Ticket",
                  "type": "Ticket",
                  "key": {"pk": "TICKET#{id}", "sk": "TICKET"},
                  "indexKeys": [
                    {"index": 1, "query": "assignedTo", "pk": "ASSIGNEE#{assignee}", "sk": "{priority:1}"}
                  ],
                  "properties": [
                    {"name": "id", "attribute": "id", "type": "STRING", "method": "id"},
                    {
                      "name": "assignee",
                      "attribute": "assignee",
                      "type": "STRING",
                      "presence": "NULLABLE",
                      "method": "assignee"
                    },
                    {"name": "priority", "attribute": "priority", "type": "int", "method": "priority"},
                    {
                      "name": "note",
                      "attribute": "note",
                      "formerly": ["remark"],
                      "type": "STRING",
                      "presence": "NULLABLE",
                      "method": "note"
                    }
                  ],
                  "construction": {"constructor": ["id", "assignee", "priority", "note"]}
                }
              ],
              "documents": [],
              "collections": []
            }
            """;

    @Override
    public String tableInterface() {
        return "io.keywright.runtime.enhanced.Tickets";
    }

    @Override
    public Table model() {
        return ModelJson.read(MODEL);
    }

    @Override
    public TableDescription createTable(DynamoDbClient client, String tableName) {
        throw new UnsupportedOperationException("the test creates it");
    }
}
