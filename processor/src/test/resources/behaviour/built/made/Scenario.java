package made;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.DynamoDbExtension;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Objects come back from their builders, constructors and static methods as they were written. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("made");
        MadeTable.createTable(client, table);
        MadeTable made = MadeTable.open(client, table);
        orders(made.order());
        accounts(made.account());

        made.ticket().create(new Ticket("t", 7));
        assertThat(made.ticket().get("t", 7).orElseThrow().getNumber()).isEqualTo(7);
        made.stamp().create(new Stamp("s", 1));
        assertThat(made.stamp().get("s")).contains(new Stamp("s", 1));
    }

    private static void orders(OrderRepository orders) {
        Order full = order(1).window(Window.<Instant>builder().from(NOON).to(NOON.plusSeconds(1)).build()).note("n").build();
        Order bare = order(2).build();
        orders.create(full);
        orders.create(bare);

        Order read = orders.get("o", 1).orElseThrow();
        assertThat(read).usingRecursiveComparison().isEqualTo(full);
        assertThat(read.window()).isEqualTo(full.window());
        assertThat(orders.get("o", 2).orElseThrow().note()).isEqualTo(Optional.empty());
        assertThat(orders.ofOwner("o").list()).hasSize(2);
    }

    private static Order.Builder order(int id) {
        Order.Builder builder = Order.builder().owner("o").id(id).withOpen(true).count(3);
        builder.setPlacedAt(NOON);
        return builder.lines(List.of(new Order.Line("p", 2), new Order.Line("q", 1)));
    }

    private static void accounts(AccountRepository accounts) {
        Account.Builder builder = Account.create();
        builder.setName("ada");
        builder.setBalance(12);
        builder.setHome(Point.at(2, 1));
        builder.nick("a");
        builder.setRank(0);
        builder.tags(List.of());
        accounts.create(builder.build());

        Account read = accounts.get("ada").orElseThrow();
        assertThat(read.getBalance()).isEqualTo(12);
        assertThat(read.home()).usingRecursiveComparison().isEqualTo(Point.at(2, 1));
        assertThat(read.nick()).contains("a");
        assertThat(read.getRank()).hasValue(0);
        assertThat(read.tags()).contains(List.of());

        Account.Builder bare = Account.create();
        bare.setName("bob");
        accounts.create(bare.build());
        Account other = accounts.get("bob").orElseThrow();
        assertThat(other.nick()).isEmpty();
        assertThat(other.getRank()).isEmpty();
        assertThat(other.tags()).isEmpty();
    }
}
