package later;

import static org.assertj.core.api.Assertions.assertThat;

import cinema.Old;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.testing.DynamoDbExtension;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;

/**
 * A third direction is added to a table in use: first the program that writes its key, then the index, then the edges that
 * were there are written again, while the old program still changes some; at last the question is asked.
 */
public final class Direction implements Consumer<DynamoDbClient> {

    private static final int ROLES = 40;

    @Override
    public void accept(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("direction");
        Old old = new Old(client, name);
        CinemaTable cinema = CinemaTable.open(client, name);
        IntStream.range(0, ROLES).forEach(old::connect);

        // The new program writes the key before there is an index; items may have it.
        cinema.actor().put(new Actor("icm", ROLES, "New", 0));
        cinema.role().connect(new Role("alien", ROLES, "icm", "New", "scott", 0));
        client.updateTable(UpdateTableRequest.builder()
                .tableName(name)
                .attributeDefinitions(text("GSI2PK"), text("GSI2SK"))
                .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder()
                        .create(create -> create.indexName("GSI2")
                                .keySchema(key("GSI2PK", KeyType.HASH), key("GSI2SK", KeyType.RANGE))
                                .projection(projection -> projection.projectionType(ProjectionType.ALL)))
                        .build())
                .build());
        client.waiter().waitUntilTableExists(table -> table.tableName(name));
        assertThat(cinema.role().ofDirector("scott").list()).hasSize(1);

        int rewritten = 0;
        int conflicts = 0;
        while (true) {
            List<Role> open = cinema.role().ofFilm("alien").list().stream()
                    .filter(role -> role.director() == null)
                    .toList();
            if (open.isEmpty()) {
                break;
            }
            for (Role role : open) {
                if (role.performer() % 7 == 3 && conflicts < 3) {
                    old.touch(role.performer());
                }
                try {
                    cinema.role().replace(role.directedBy("scott"));
                    rewritten++;
                } catch (VersionConflictException changedMeanwhile) {
                    conflicts++;
                }
            }
        }

        assertThat(rewritten).isEqualTo(ROLES);
        assertThat(conflicts).isEqualTo(3);
        assertThat(cinema.role().ofDirector("scott").list()).hasSize(ROLES + 1);
        // What the old program changes now keeps the key that it does not know.
        old.touch(5);
        assertThat(cinema.role().ofDirector("scott").list()).hasSize(ROLES + 1);
        assertThat(cinema.role().ofActor(5).list()).hasSize(1);
    }

    private static AttributeDefinition text(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }
}
