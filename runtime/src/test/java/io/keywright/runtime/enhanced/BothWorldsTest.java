package io.keywright.runtime.enhanced;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.TableLayout;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.item.SameItem;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Put;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.runtime.shop.Order;
import io.keywright.runtime.shop.OrderMapper;
import io.keywright.testing.DynamoDbExtension;
import io.keywright.testing.DynamoDbTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.IndexMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.model.IgnoreNullsMode;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Generated operations and the Enhanced Client at one table: whoever writes, the item is the mapper's. */
@DynamoDbTest
class BothWorldsTest {

    private static final String NAME = DynamoDbExtension.tableName("both-worlds");
    private static final long FIRST_SEED = Long.getLong("keywright.seed", 1L);
    private static final String[] ASSIGNEES = {"ada", "Ötzi", "\ud83d\udc1d", "no one"};

    private DynamoDbClient client;
    private TableContext table;
    private DynamoDbTable<Ticket> enhanced;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        TableDefinition.of("PK", "SK").globalIndex("GSI1", "GSI1PK", "GSI1SK").create(client, NAME);
        table = TableContext.of(client, NAME, TableLayout.of("PK", "SK", "Type", "Ticket"), TableOptions.defaults());
        enhanced = table(new WholeUpdates());
    }

    private DynamoDbTable<Ticket> table(WholeUpdates extension) {
        return DynamoDbEnhancedClient.builder()
                .dynamoDbClient(client)
                .extensions(extension)
                .build()
                .table(NAME, KeywrightTableSchema.of(Ticket.class, TicketMapper.INSTANCE, new TicketsDescriptor()));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void whoeverWritesTheStoredItemIsTheMappers(int trial) {
        long seed = FIRST_SEED + trial;
        Random random = new Random(seed);
        Map<String, Ticket> tickets = new TreeMap<>();
        for (int step = 0; step < 150; step++) {
            Ticket ticket = ticket(random);
            write(ticket, random.nextInt(5), tickets);
            for (Ticket expected : tickets.values()) {
                assertThat(SameItem.test(stored(expected), TicketMapper.INSTANCE.toItem(expected)))
                        .as("seed %s, step %s: %s", seed, step, stored(expected))
                        .isTrue();
            }
            assertThat(enhanced.getItem(ticket)).isEqualTo(tickets.get(ticket.id()));
            assertThat(new Get<>(table, TicketMapper.INSTANCE, TicketMapper.INSTANCE.key(ticket)).execute())
                    .isEqualTo(Optional.ofNullable(tickets.get(ticket.id())));
        }
        for (String assignee : ASSIGNEES) {
            assertThat(assigned(assignee))
                    .as("seed %s", seed)
                    .isEqualTo(tickets.values().stream()
                            .filter(ticket -> assignee.equals(ticket.assignee()))
                            .collect(Collectors.toMap(Ticket::id, ticket -> ticket)));
        }
    }

    private void write(Ticket ticket, int way, Map<String, Ticket> tickets) {
        switch (way) {
            case 0 -> Put.put(table, TicketMapper.INSTANCE, ticket).execute();
            case 1 -> enhanced.putItem(ticket);
            case 2 -> assertThat(enhanced.updateItem(ticket)).isEqualTo(ticket);
            case 3 -> Delete.of(table, TicketMapper.INSTANCE, ticket).execute();
            default -> enhanced.deleteItem(ticket);
        }
        if (way < 3) {
            tickets.put(ticket.id(), ticket);
        } else {
            tickets.remove(ticket.id());
        }
    }

    @Test
    @DisplayName("B63: an update leaves attributes that it does not know and removes those of former names")
    void anUpdateLeavesAttributesThatItDoesNotKnowAndRemovesThoseOfFormerNames() {
        Ticket ticket = new Ticket("t-1", "ada", 3, "first");
        Map<String, AttributeValue> item = new HashMap<>(TicketMapper.INSTANCE.toItem(ticket));
        item.put("of another program", AttributeValue.fromS("stays"));
        item.put("remark", AttributeValue.fromS("under the name of old"));
        client.putItem(put -> put.tableName(NAME).item(item));

        enhanced.updateItem(new Ticket("t-1", null, 4, null));

        assertThat(stored(ticket).keySet())
                .containsExactlyInAnyOrder("PK", "SK", "Type", "id", "priority", "of another program");
    }

    @Test
    void withoutTheExtensionAnUpdateThatIgnoresNullsLeavesTheIndexStale() {
        DynamoDbTable<Ticket> unguarded = DynamoDbEnhancedClient.builder()
                .dynamoDbClient(client)
                .build()
                .table(NAME, KeywrightTableSchema.of(Ticket.class, TicketMapper.INSTANCE, new TicketsDescriptor()));
        Ticket ticket = new Ticket("t-1", "ada", 3, null);
        unguarded.putItem(ticket);
        Ticket unassigned = new Ticket("t-1", null, 7, null);

        unguarded.updateItem(update -> update.item(unassigned).ignoreNullsMode(IgnoreNullsMode.SCALAR_ONLY));

        assertThat(stored(ticket)).containsEntry("priority", AttributeValue.fromN("7"));
        assertThat(stored(ticket)).containsEntry("GSI1SK", AttributeValue.fromS("3"));
        assertThatThrownBy(() -> enhanced.updateItem(
                        update -> update.item(unassigned).ignoreNullsMode(IgnoreNullsMode.SCALAR_ONLY)))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("stale");
    }

    @Test
    void theSchemaKnowsKeysAndIndexesOfTheTable() {
        KeywrightTableSchema<Ticket> schema =
                KeywrightTableSchema.of(Ticket.class, TicketMapper.INSTANCE, new TicketsDescriptor());
        TableMetadata metadata = schema.tableMetadata();

        assertThat(metadata.primaryKeys()).containsExactlyInAnyOrder("PK", "SK");
        assertThat(metadata.indexPartitionKey("GSI1")).isEqualTo("GSI1PK");
        assertThat(metadata.indexSortKey("GSI1")).contains("GSI1SK");
        assertThat(metadata.indices()).extracting(IndexMetadata::name).contains("GSI1");
        assertThat(schema.attributeNames())
                .containsExactly(
                        "PK", "SK", "Type", "GSI1PK", "GSI1SK", "id", "assignee", "priority", "note", "remark");
        assertThat(schema.isAbstract()).isFalse();
        assertThat(schema.itemType().rawClass()).isEqualTo(Ticket.class);
        Ticket ticket = new Ticket("t-1", null, 3, null);
        assertThat(schema.attributeValue(ticket, "priority")).isEqualTo(AttributeValue.fromN("3"));
        assertThat(schema.attributeValue(ticket, "assignee")).isNull();
        assertThat(schema.itemToMap(ticket, List.of("PK", "assignee"))).containsOnlyKeys("PK");
    }

    @Test
    void anotherEntityThanTheTablesIsRefused() {
        assertThatThrownBy(() -> KeywrightTableSchema.of(Order.class, OrderMapper.INSTANCE, new TicketsDescriptor()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Order");
    }

    private static Ticket ticket(Random random) {
        return new Ticket(
                "t-" + random.nextInt(4),
                random.nextInt(3) == 0 ? null : ASSIGNEES[random.nextInt(ASSIGNEES.length)],
                random.nextInt(10),
                random.nextBoolean() ? null : "note " + random.nextInt());
    }

    private Map<String, Ticket> assigned(String assignee) {
        return enhanced
                .index("GSI1")
                .query(QueryConditional.keyEqualTo(
                        KeywrightTableSchema.key(IndexKey.of(Ticket.class, "ASSIGNEE#" + assignee))))
                .stream()
                .flatMap(page -> page.items().stream())
                .collect(Collectors.toMap(Ticket::id, ticket -> ticket));
    }

    private Map<String, AttributeValue> stored(Ticket ticket) {
        PrimaryKey<Ticket> key = TicketMapper.INSTANCE.key(ticket);
        return client.getItem(get -> get.tableName(NAME)
                        .consistentRead(true)
                        .key(Map.of(
                                "PK", AttributeValue.fromS(key.partition()),
                                "SK", AttributeValue.fromS(Objects.requireNonNull(key.sort())))))
                .item();
    }
}
