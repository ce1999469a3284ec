package kin;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.NodeInDeletionException;
import io.keywright.testing.InProcessDynamoDb;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The program that deletes a node dies before each of its requests and after each of them, while others connect edges: the
 * next call brings it to its end, whatever was done, and no edge is left.
 */
public final class Crashes implements Consumer<DynamoDbClient> {

    private static final LocalDate DAY = LocalDate.of(1815, 12, 10);
    private static final String TABLE = "crashes";

    private int connected;
    private int refused;

    /** In a DynamoDB of its own, since its requests are counted. */
    @Override
    public void accept(DynamoDbClient unused) {
        int requests = Integer.MAX_VALUE;
        int crashes = 0;
        for (int at = 0; at < requests; at++) {
            for (boolean after : List.of(false, true)) {
                try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
                    KinTable.createTable(engine.client(), TABLE);
                    KinTable kin = KinTable.open(engine.client(), TABLE);
                    graph(kin);
                    Dying dying = new Dying(engine.client(), kin, at, after);
                    try {
                        KinTable.open(dying.client(), TABLE).person().deleteNode("hub");
                        requests = at;
                    } catch (Crash crash) {
                        crashes++;
                    }
                    assertThat(kin.person().get("hub").isPresent() || left(engine.client()) == 0)
                            .as("the head is the last that goes")
                            .isTrue();
                    kin.person().deleteNode("hub");
                    assertThat(left(engine.client())).as("crash at %s, %s", at, after).isZero();
                    assertThat(kin.person().get("friend")).isPresent();
                    assertThat(kin.person().create(new Person("heir", "Heir", "hub@example.com")))
                            .isNotNull();
                }
            }
        }
        // Mark, three looks at the partition and the index, the transactions of some 40 items, the head.
        assertThat(crashes).isGreaterThan(14);
        assertThat(connected).isGreaterThan(refused);
        assertThat(refused).isPositive();
    }

    private static void graph(KinTable kin) {
        kin.person().create(new Person("hub", "Hub", "hub@example.com"));
        kin.person().create(new Person("friend", "Friend", null));
        kin.place().create(new Place("london", "London"));
        kin.birth().connect(new Birth("hub", "london", DAY));
        for (int number = 0; number < 20; number++) {
            kin.marriage().put(new Marriage("hub", "s" + number));
            kin.marriage().put(new Marriage("t" + number, "hub"));
            kin.job().create(new Job("hub", number, "job", "hub-" + number));
        }
    }

    /** How much is left in the node's partition beside its head, and in its partition of the index. */
    private static long left(DynamoDbClient client) {
        return client.scan(scan -> scan.tableName(TABLE)).items().stream()
                .filter(item -> is(item, "PK") || is(item, "GSI1PK"))
                .filter(item -> !item.get("SK").s().equals("PERSON"))
                .count();
    }

    private static boolean is(Map<String, AttributeValue> item, String key) {
        return item.containsKey(key) && item.get(key).s().equals("PERSON#hub");
    }

    /** A client whose program ends at one of its requests, and before each of which somebody else connects the node. */
    private final class Dying {

        private final DynamoDbClient client;
        private final KinTable kin;
        private final int at;
        private final boolean after;
        private int sent;

        Dying(DynamoDbClient client, KinTable kin, int at, boolean after) {
            this.client = client;
            this.kin = kin;
            this.at = at;
            this.after = after;
        }

        DynamoDbClient client() {
            return (DynamoDbClient) Proxy.newProxyInstance(
                    DynamoDbClient.class.getClassLoader(),
                    new Class<?>[] {DynamoDbClient.class},
                    (proxy, method, arguments) -> {
                        connect();
                        boolean now = sent++ == at;
                        if (now && !after) {
                            throw new Crash();
                        }
                        try {
                            Object response = method.invoke(client, arguments);
                            if (now) {
                                throw new Crash();
                            }
                            return response;
                        } catch (InvocationTargetException failure) {
                            throw failure.getCause();
                        }
                    });
        }

        private void connect() {
            try {
                String spouse = "late" + connected++;
                kin.person().put(new Person(spouse, spouse, null));
                kin.marriage().connect(new Marriage("hub", spouse));
                kin.marriage().connect(new Marriage(spouse, "hub"));
            } catch (NodeInDeletionException | ItemNotFoundException closed) {
                refused++;
            }
        }
    }

    private static final class Crash extends RuntimeException {}
}
