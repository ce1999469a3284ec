package kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.DuplicateWriteException;
import io.keywright.runtime.error.ImmutableChangedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.runtime.transaction.TransactionResult;
import io.keywright.testing.DynamoDbExtension;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every promise when an item moves to another key. */
public final class Moves implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    private DynamoDbClient client;
    private String table;
    private KeptTable kept;

    @Override
    public void accept(DynamoDbClient dynamoDb) {
        client = dynamoDb;
        table = DynamoDbExtension.tableName("moves");
        KeptTable.createTable(client, table);
        versionsAndGuards();
        expiry();
    }

    private void at(Instant now) {
        kept = KeptTable.open(
                client,
                table,
                TableOptions.builder().clock(Clock.fixed(now, ZoneOffset.UTC)).build());
    }

    private static User ada() {
        return new User("u-1", "t-1", "Ada@Example.com", "1#2", "GB", null, 0, null, null);
    }

    private void versionsAndGuards() {
        at(NOON);
        User ada = kept.user().create(ada());
        kept.user().create(new User("u-2", "t-1", "bob", "2", "GB", null, 0, null, null));
        Instant later = NOON.plusSeconds(60);
        at(later);

        // What the write gives is given whatever the new object holds, and the guards have a new owner.
        User moved = kept.user().move(ada, ada.withUserId("u-9").withVersion(77));
        assertThat(moved).isEqualTo(new User("u-9", "t-1", "Ada@Example.com", "1#2", "GB", null, 2, NOON, later));
        assertThat(kept.user().get("u-9")).contains(moved);
        assertThat(kept.user().get("u-1")).isEmpty();
        assertThat(kept.user().byUpdate("u-9").list()).containsExactly(moved);
        assertThat(owner(GuardText.of("ada@example.com"))).contains("USER#u-9");
        assertThat(items()).hasSize(6);
        assertThatThrownBy(() -> kept.user().create(ada.withUserId("u-3")))
                .isInstanceOfSatisfying(UniqueConflictException.class, conflict -> assertThat(conflict.ownerPartition())
                        .isEqualTo("USER#u-9"));

        // A value that changes meanwhile, one that is given up, and one that another has.
        User renamed = kept.user().move(moved, moved.withUserId("u-1").withEmail("countess").withPhone(null));
        assertThat(owner(GuardText.of("countess"))).contains("USER#u-1");
        assertThat(owner(GuardText.of("ada@example.com"))).isEmpty();
        assertThat(items()).hasSize(5);
        assertThatThrownBy(() -> kept.user().move(renamed, renamed.withUserId("u-9").withEmail("BOB")))
                .isInstanceOfSatisfying(UniqueConflictException.class, conflict -> {
                    assertThat(conflict.property()).isEqualTo("email");
                    assertThat(conflict.ownerPartition()).isEqualTo("USER#u-2");
                });

        // Another version, nothing, and what never changes.
        assertThatThrownBy(() -> kept.user().move(ada, ada.withUserId("u-9")))
                .isInstanceOfSatisfying(VersionConflictException.class, conflict -> {
                    assertThat(conflict.expected()).isEqualTo(1);
                    assertThat(conflict.found()).hasValue(3);
                    assertThat(conflict.stored(User.class)).contains(renamed);
                });
        assertThatThrownBy(() -> kept.user().move(moved, moved.withUserId("u-8")))
                .isInstanceOf(ItemNotFoundException.class);
        assertThatThrownBy(() -> kept.user().move(renamed, renamed.withUserId("u-2")))
                .isInstanceOf(ItemAlreadyExistsException.class);
        assertThatThrownBy(() -> kept.user().move(renamed, renamed.withUserId("u-9").withCountry("FR")))
                .isInstanceOfSatisfying(ImmutableChangedException.class, changed -> assertThat(changed.properties())
                        .containsExactly("country"));
        assertThat(kept.user().get("u-1")).contains(renamed);
        transactions(renamed);
        clear();
    }

    private void transactions(User renamed) {
        // In a larger transaction, in which another owner takes what is given up.
        assertThat(kept.table()
                        .transaction()
                        .move(renamed, renamed.withUserId("u-7").withEmail("ada"))
                        .create(new User("u-6", "t-1", "Countess", null, "GB", null, 0, null, null))
                        .toRequest()
                        .transactItems())
                .hasSize(5);
        TransactionResult result = kept.table()
                .transaction()
                .create(new User("u-6", "t-1", "Countess", null, "GB", null, 0, null, null))
                .move(renamed, renamed.withUserId("u-7").withEmail("ada"))
                .commit();
        assertThat(result.written(UserKeys.primary("u-7")).map(User::version)).contains(4L);
        assertThat(owner(GuardText.of("countess"))).contains("USER#u-6");
        assertThat(owner(GuardText.of("ada"))).contains("USER#u-7");
        assertThatThrownBy(() -> kept.table()
                        .transaction()
                        .move(renamed, renamed.withUserId("u-5").withEmail("new"))
                        .create(new Handle("h-1", null, 1))
                        .commit())
                .isInstanceOfSatisfying(TransactionCancelledException.class, cancelled -> {
                    assertThat(cancelled.actions()).singleElement().satisfies(action -> {
                        assertThat(action.index()).isZero();
                        assertThat(action.action()).isEqualTo("User.move");
                    });
                    assertThat(cancelled.reason(ItemNotFoundException.class)).isPresent();
                });
        assertThatThrownBy(() -> kept.table()
                        .transaction()
                        .move(renamed, renamed.withUserId("u-5"))
                        .delete(kept.user().delete("u-1").anyVersion())
                        .commit())
                .isInstanceOf(DuplicateWriteException.class);
    }

    private void expiry() {
        Instant later = NOON.plusSeconds(60);
        at(later);
        // What expires is free at its new key, too, and not before.
        Seat seat = kept.seat().create(new Seat("s-1", "12A", "T-1", later.plusSeconds(60)));
        kept.seat().move(seat, new Seat("s-2", "12A", "T-1", later.plusSeconds(90)));
        assertThat(guard("Seat", "place").get("ttl").n()).isEqualTo(Long.toString(later.getEpochSecond() + 90));
        assertThat(owner(guard("Seat", "place"))).isEqualTo("SEAT#s-2");
        assertThat(owner(guard("Seat", "ticket"))).isEqualTo("SEAT#s-2");
        Seat other = kept.seat().create(new Seat("s-3", "12B", "T-3", null));
        assertThatThrownBy(() -> kept.seat().move(other, new Seat("s-4", "12A", "T-3", null)))
                .isInstanceOf(UniqueConflictException.class);
        at(later.plusSeconds(90));
        kept.seat().move(other, new Seat("s-4", "12A", "T-3", null));
        assertThat(owner(guard("Seat", "place"))).isEqualTo("SEAT#s-4");
        assertThatThrownBy(() -> kept.seat().move(
                        new Seat("s-2", "12A", "T-1", later.plusSeconds(90)), new Seat("s-5", "12A", "T-1", null)))
                .isInstanceOf(UniqueConflictException.class);
        Seat late = kept.seat().move(
                new Seat("s-2", "12A", "T-1", later.plusSeconds(90)), new Seat("s-5", "12C", "T-1", null));
        assertThat(kept.seat().get("s-5")).contains(late);
        assertThat(guards("Seat", "place")).extracting(Moves::owner).containsExactlyInAnyOrder("SEAT#s-4", "SEAT#s-5");
        clear();
    }

    private Map<String, AttributeValue> guard(String entity, String property) {
        return guards(entity, property).get(0);
    }

    private List<Map<String, AttributeValue>> guards(String entity, String property) {
        String prefix = "UNIQUE#" + entity + "#" + property + "#";
        return items().stream().filter(item -> item.get("PK").s().startsWith(prefix)).toList();
    }

    private Optional<String> owner(String hash) {
        return items().stream()
                .filter(item -> item.get("PK").s().endsWith(hash))
                .map(Moves::owner)
                .findFirst();
    }

    private static String owner(Map<String, AttributeValue> guard) {
        return guard.get("owner").m().get("PK").s();
    }

    private List<Map<String, AttributeValue>> items() {
        return client.scan(scan -> scan.tableName(table).consistentRead(true)).items();
    }

    private void clear() {
        for (Map<String, AttributeValue> item : items()) {
            client.deleteItem(delete -> delete.tableName(table)
                    .key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
        }
    }
}
