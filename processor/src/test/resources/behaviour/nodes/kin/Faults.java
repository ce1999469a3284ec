package kin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.WriteConflictException;
import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The deletion of a node meets others at every item, a busy table and lost replies. */
public final class Faults implements Consumer<DynamoDbClient> {

    private static final String TABLE = "faults";

    /** In a DynamoDB of its own, since it goes wrong there. */
    @Override
    public void accept(DynamoDbClient unused) {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            KinTable.createTable(engine.client(), TABLE);
            KinTable kin = KinTable.open(engine.client(), TABLE);
            passing(engine, kin);
            lasting(engine, kin);
            kin.person().delete("friend");
            overtaken(engine, kin);
        }
    }

    private static void passing(InProcessDynamoDb engine, KinTable kin) {
        graph(kin);
        engine.inject(Fault.transactionConflict().on("UpdateItem").times(3));
        engine.inject(Fault.lostReply().on("UpdateItem").times(1));
        engine.inject(Fault.throttling().on("Query").times(5));
        engine.inject(Fault.transactionConflict().on("TransactWriteItems").times(3));
        engine.inject(Fault.lostReply().on("TransactWriteItems").times(3));

        assertThat(kin.person().deleteNode("hub").deleted()).isEqualTo(4);

        engine.clearFaults();
        assertThat(engine.client().scan(scan -> scan.tableName(TABLE)).items()).hasSize(1);
        kin.person().delete("friend");
    }

    /** A transaction is at the head whenever it is to be marked. */
    private static void lasting(InProcessDynamoDb engine, KinTable kin) {
        graph(kin);
        engine.inject(Fault.transactionConflict().on("UpdateItem").always());
        KinTable impatient = KinTable.open(
                engine.client(),
                TABLE,
                TableOptions.builder().patience(Duration.ofMillis(50)).build());

        assertThatThrownBy(() -> impatient.person().deleteNode("hub"))
                .isInstanceOfSatisfying(WriteConflictException.class, conflict -> {
                    assertThat(conflict.entity()).isEqualTo("Person");
                    assertThat(conflict.attempts()).isGreaterThan(1);
                });

        engine.clearFaults();
        assertThat(kin.marriage().get("hub", "friend")).isPresent();
        assertThat(kin.person().deleteNode("hub").deleted()).isEqualTo(4);
    }

    /** Before the slow one has deleted anything another one has ended, and a new node is there under the key. */
    private static void overtaken(InProcessDynamoDb engine, KinTable kin) {
        graph(kin);
        AtomicBoolean first = new AtomicBoolean(true);
        engine.onRequest(request -> {
            if (request.operation().equals("TransactWriteItems") && first.getAndSet(false)) {
                kin.person().deleteNode("hub");
                kin.person().delete("friend");
                graph(kin);
            }
        });

        assertThatThrownBy(() -> kin.person().deleteNode("hub")).isInstanceOf(ConditionFailedException.class);

        assertThat(first).isFalse();
        assertThat(kin.marriage().get("hub", "friend")).isPresent();
        assertThat(kin.marriage().get("friend", "hub")).isPresent();
        assertThat(kin.job().get("hub", 1)).isPresent();
    }

    private static void graph(KinTable kin) {
        kin.person().create(new Person("hub", "Hub", "hub@example.com"));
        kin.person().create(new Person("friend", "Friend", null));
        kin.marriage().connect(new Marriage("hub", "friend"));
        kin.marriage().connect(new Marriage("friend", "hub"));
        kin.job().create(new Job("hub", 1, "job", "badge"));
    }
}
