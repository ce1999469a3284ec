package tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.MissingDocumentException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.testing.DynamoDbExtension;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A change inside of a document that the item does not have says so, alone and in a transaction. */
public final class Bare implements Consumer<DynamoDbClient> {

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("bare");
        ForestTable.createTable(client, table);
        ForestTable forest = ForestTable.open(client, table);
        client.putItem(put -> put.tableName(table)
                .item(Map.of(
                        "PK", AttributeValue.fromS("TRUNK#bare"),
                        "SK", AttributeValue.fromS("TRUNK"),
                        "Type", AttributeValue.fromS("Trunk"))));

        MissingDocumentException missing = catchThrowableOfType(
                MissingDocumentException.class,
                () -> forest.trunk().update("bare").first().name("x").execute());
        assertThat(missing.paths()).containsExactly("first.name");
        assertThat(missing.entity()).isEqualTo("Trunk");
        assertThat(missing.partition()).isEqualTo("TRUNK#bare");
        TransactionCancelledException cancelled = catchThrowableOfType(
                TransactionCancelledException.class,
                () -> forest.table()
                        .transaction()
                        .update(forest.trunk().update("bare").first().name("x"))
                        .commit());
        assertThat(cancelled.reason(MissingDocumentException.class)).isPresent();
    }
}
