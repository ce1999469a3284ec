package kept;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.Fault;
import io.keywright.testing.InProcessDynamoDb;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** What is written once is written once, and no conflict, when replies are lost, and when the table is busy. */
public final class Faults implements Consumer<DynamoDbClient> {

    private InProcessDynamoDb engine;
    private KeptTable kept;

    /** In a DynamoDB of its own, into which faults can be injected. */
    @Override
    public void accept(DynamoDbClient unused) {
        try (InProcessDynamoDb own = InProcessDynamoDb.create()) {
            engine = own;
            KeptTable.createTable(engine.client(), "faults");
            kept = KeptTable.open(engine.client(), "faults");
            versions();
            for (Fault fault : List.of(
                    Fault.lostReply().on("TransactWriteItems"),
                    Fault.lostReply().on("TransactWriteItems").times(5),
                    Fault.throttling().on("TransactWriteItems").times(2),
                    Fault.serverError().on("TransactWriteItems"),
                    Fault.transactionConflict().on("TransactWriteItems").times(2))) {
                guards(fault);
                transactions(fault);
                assertThat(engine.client().scan(scan -> scan.tableName("faults")).items())
                        .isEmpty();
            }
        }
    }

    private <T> T under(Fault fault, Supplier<T> write) {
        engine.inject(fault);
        engine.clearRequests();
        T result = write.get();
        assertThat(engine.requestCount()).isGreaterThan(1);
        engine.clearFaults();
        return result;
    }

    private void versions() {
        Cart cart = new Cart();
        cart.setCartId("c-1");
        cart.setExpiresAt(1);
        Fault put = Fault.lostReply().on("PutItem");
        Fault update = Fault.lostReply().on("UpdateItem");
        Cart first = under(put, () -> kept.cart().create(cart));
        Cart second = under(put, () -> kept.cart().put(first));
        Cart third = under(put, () -> kept.cart().replace(second));
        Cart fourth = under(update, () -> kept.cart().update(third).items(4).execute());
        Cart fifth = under(
                update, () -> kept.cart().update("c-1").ifVersion(4).items(5).execute());
        assertThat(List.of(first, second, third, fourth, fifth))
                .extracting(Cart::getVersion)
                .containsExactly(1, 2, 3, 4, 5);
        assertThat(kept.cart().get("c-1").orElseThrow().getItems()).isEqualTo(5);
        assertThat(under(Fault.lostReply().on("DeleteItem"), () -> kept.cart().delete(fifth)))
                .isEmpty();
        assertThat(kept.cart().get("c-1")).isEmpty();
    }

    private void guards(Fault fault) {
        User ada = new User("u-1", "t-1", "ada", "1", "GB", null, 0, null, null);
        User first = under(fault, () -> kept.user().create(ada));
        User second = under(fault, () -> kept.user().put(first.withEmail("countess")));
        User third = under(fault, () -> kept.user().replace(second.withPhone(null)));
        User fourth = under(
                fault, () -> kept.user().update(third).email("ada").phone("2").execute());
        User fifth = under(fault, () -> kept.user().move(fourth, fourth.withUserId("u-2").withEmail("lovelace")));
        assertThat(List.of(first, second, third, fourth, fifth))
                .extracting(User::version)
                .containsExactly(1L, 2L, 3L, 4L, 5L);
        assertThat(engine.client().scan(scan -> scan.tableName("faults")).items())
                .hasSize(3);
        assertThat(under(fault, () -> kept.user().delete(fifth))).contains(fifth);
    }

    private void transactions(Fault fault) {
        Handle one = new Handle("h-1", "one", 1);
        Handle two = new Handle("h-2", "two", 2);
        under(fault, () -> kept.table().transaction().create(one).create(two).commit());
        Handle moved = new Handle("h-3", "two", 1);
        under(
                fault,
                () -> kept.table()
                        .transaction()
                        .move(one, moved)
                        .put(new Handle("h-2", "one", 2))
                        .commit());
        assertThat(kept.handle().get("h-1")).isEmpty();
        assertThat(kept.handle().get("h-3")).contains(moved);
        under(
                fault,
                () -> kept.table()
                        .transaction()
                        .delete(moved)
                        .delete(kept.handle().prepareDelete(HandleKeys.primary("h-2")))
                        .commit());
    }
}
