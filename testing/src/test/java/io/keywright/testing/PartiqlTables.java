package io.keywright.testing;

import static io.keywright.testing.Shapes.attribute;
import static io.keywright.testing.Shapes.gsi;
import static io.keywright.testing.Shapes.hash;
import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.lsi;
import static io.keywright.testing.Shapes.projection;
import static io.keywright.testing.Shapes.range;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** An engine with the tables that the tests of PartiQL use, and short ways to run statements. */
final class PartiqlTables implements AutoCloseable {

    private final InProcessDynamoDb engine = InProcessDynamoDb.create();
    private final DynamoDbClient client = engine.client();

    /** The table {@code things}, keyed by pk and sk, with two indexes, and the table {@code orders}, keyed by a number. */
    PartiqlTables() {
        client.createTable(Shapes.table("things")
                .attributeDefinitions(
                        attribute("pk", ScalarAttributeType.S),
                        attribute("sk", ScalarAttributeType.S),
                        attribute("g", ScalarAttributeType.S),
                        attribute("num", ScalarAttributeType.N))
                .globalSecondaryIndexes(gsi("byG", projection(ProjectionType.KEYS_ONLY), hash("g"), range("num")))
                .localSecondaryIndexes(lsi("byNum", projection(ProjectionType.KEYS_ONLY), hash("pk"), range("num")))
                .build());
        client.createTable(Shapes.table("orders")
                .keySchema(hash("id"))
                .attributeDefinitions(attribute("id", ScalarAttributeType.N))
                .build());
    }

    @Override
    public void close() {
        engine.close();
    }

    InProcessDynamoDb engine() {
        return engine;
    }

    DynamoDbClient client() {
        return client;
    }

    void put(Object... namesAndValues) {
        client.putItem(request -> request.tableName("things").item(item(namesAndValues)));
    }

    void putOrder(Object... namesAndValues) {
        client.putItem(request -> request.tableName("orders").item(item(namesAndValues)));
    }

    Map<String, AttributeValue> stored(String pk, String sk) {
        return client.getItem(request -> request.tableName("things").key(item("pk", pk, "sk", sk)))
                .item();
    }

    ExecuteStatementResponse execute(String statement, Consumer<ExecuteStatementRequest.Builder> more) {
        return client.executeStatement(request -> {
            request.statement(statement);
            more.accept(request);
        });
    }

    List<Map<String, AttributeValue>> run(String statement, AttributeValue... parameters) {
        return execute(statement, request -> {
                    if (parameters.length > 0) {
                        request.parameters(parameters);
                    }
                })
                .items();
    }

    /** The code and message with which a statement is refused. */
    String refusal(String statement, AttributeValue... parameters) {
        return Shapes.refusal(() -> run(statement, parameters));
    }

    /** The sort keys of what a statement returns, joined by spaces. */
    String sortKeys(String statement, AttributeValue... parameters) {
        return String.join(" ", Shapes.texts(run(statement, parameters), "sk"));
    }

    /** The capacity units that a statement takes in all. */
    @Nullable
    Double units(String statement) {
        return execute(statement, request -> request.returnConsumedCapacity("TOTAL"))
                .consumedCapacity()
                .capacityUnits();
    }
}
