package tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.testing.DynamoDbExtension;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Documents that lie in each other deeper than DynamoDB takes are refused before they are sent, on every way to write. */
public final class Deep implements Consumer<DynamoDbClient> {

    /** A branch that holds another is four levels: branch, leaves, leaf, grown. The last one is one more. */
    private static final int MOST = 7;

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("deep");
        ForestTable.createTable(client, table);
        ForestTable forest = ForestTable.open(client, table);

        Trunk deepest = new Trunk("t", branch(MOST));
        assertThat(forest.trunk().create(deepest)).isEqualTo(deepest);
        assertThat(forest.trunk().get("t")).contains(deepest);
        for (int depth : List.of(MOST + 1, MOST + 100, 100_000)) {
            Trunk deeper = new Trunk("u", branch(depth));
            refused(() -> forest.trunk().create(deeper));
            refused(() -> forest.trunk().put(deeper));
            refused(() -> forest.trunk().replace(deeper));
            refused(() -> forest.table().transaction().put(deeper).commit());
            refused(() -> forest.table().batch().put(deeper).execute());
            refused(() -> forest.trunk().move(deepest, deeper));
            refused(() -> forest.trunk().update("t").first(branch(depth)).execute());
        }
        assertThat(forest.trunk().get("t")).contains(deepest);
        assertThat(forest.trunk().get("u")).isEmpty();
    }

    private static void refused(Runnable write) {
        assertThatThrownBy(write::run)
                .isInstanceOf(InvalidEntityException.class)
                .hasMessageContaining("at most 32 documents, lists and maps inside of each other");
    }

    private static Branch branch(int depth) {
        Branch branch = new Branch("tip", List.of());
        for (int level = 0; level < depth; level++) {
            branch = new Branch("b", List.of(new Leaf("green", Map.of("up", branch))));
        }
        return branch;
    }
}
