package kept;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.ImmutableChangedException;
import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.testing.DynamoDbExtension;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every promise on every write of a whole item. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    private DynamoDbClient client;
    private String table;
    private KeptTable kept;

    @Override
    public void accept(DynamoDbClient dynamoDb) {
        client = dynamoDb;
        table = DynamoDbExtension.tableName("kept");
        KeptTable.createTable(client, table);
        at(NOON);
        versionsAndTimes();
        immutables();
        versionsOfBeans();
        guards();
        expiry();
        transactions();
        updates();
        timesAlone();
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

    private void versionsAndTimes() {
        User created = kept.user().create(ada());
        assertThat(created).isEqualTo(new User("u-1", "t-1", "Ada@Example.com", "1#2", "GB", null, 1, NOON, NOON));
        assertThat(kept.user().get("u-1")).contains(created);
        assertThat(kept.user().byCreation("t-1").list()).containsExactly(created);
        assertThat(kept.user().byUpdate("u-1").list()).containsExactly(created);
        assertThatThrownBy(() -> kept.user().create(created)).isInstanceOf(ItemAlreadyExistsException.class);
        assertThatThrownBy(() -> kept.user().put(ada()))
                .isInstanceOfSatisfying(VersionConflictException.class, conflict -> {
                    assertThat(conflict.expected()).isZero();
                    assertThat(conflict.found()).hasValue(1);
                    assertThat(conflict.stored(User.class)).contains(created);
                });

        at(NOON.plusSeconds(60));
        User second = kept.user().put(created);
        assertThat(second)
                .isEqualTo(new User("u-1", "t-1", "Ada@Example.com", "1#2", "GB", null, 2, NOON, NOON.plusSeconds(60)));
        assertThat(kept.user().byUpdate("u-1").list()).containsExactly(second);
        User third = kept.user().replace(second);
        assertThat(third.version()).isEqualTo(3);
        assertThat(kept.user().get("u-1")).contains(third);
        for (User old : List.of(created, second)) {
            assertThatThrownBy(() -> kept.user().put(old)).isInstanceOf(VersionConflictException.class);
            assertThatThrownBy(() -> kept.user().replace(old)).isInstanceOf(VersionConflictException.class);
            assertThatThrownBy(() -> kept.user().delete(old)).isInstanceOf(VersionConflictException.class);
        }
        assertThatThrownBy(() -> kept.user().delete("u-1").ifVersion(2).execute())
                .isInstanceOf(VersionConflictException.class);
        assertThat(kept.user().delete("u-1").ifVersion(3).execute()).contains(third);
        assertThatThrownBy(() -> kept.user().put(third))
                .isInstanceOfSatisfying(
                        VersionConflictException.class,
                        conflict -> assertThat(conflict.found()).isEmpty());
        assertThatThrownBy(() -> kept.user().replace(third)).isInstanceOf(ItemNotFoundException.class);
        assertThat(kept.user().delete(third)).isEmpty();
        assertThat(kept.user().delete("u-1").anyVersion().execute()).isEmpty();
        assertThat(items()).isEmpty();
    }

    private void immutables() {
        User created = kept.user().create(ada());
        for (User changed : List.of(created.withCountry("FR"), created.withNickname("A"))) {
            assertThatThrownBy(() -> kept.user().put(changed)).isInstanceOf(ImmutableChangedException.class);
            assertThatThrownBy(() -> kept.user().replace(changed)).isInstanceOf(ImmutableChangedException.class);
        }
        assertThatThrownBy(() -> kept.user().put(created.withCountry("FR").withNickname("A")))
                .isInstanceOfSatisfying(ImmutableChangedException.class, changed -> {
                    assertThat(changed.properties()).containsExactly("country", "nickname");
                    assertThat(changed).hasMessage("User.country, nickname cannot change once it is stored.");
                });
        assertThat(kept.user().put(created).version()).isEqualTo(2);
        kept.user().delete("u-1").anyVersion().execute();
    }

    private void versionsOfBeans() {
        Cart cart = new Cart();
        cart.setCartId("c-1");
        cart.setExpiresAt(NOON.getEpochSecond());
        Cart created = kept.cart().create(cart);
        assertThat(cart.getVersion()).isNull();
        assertThat(created.getVersion()).isEqualTo(1);
        assertThat(kept.cart().put(created).getVersion()).isEqualTo(2);
        assertThatThrownBy(() -> kept.cart().put(created)).isInstanceOf(VersionConflictException.class);
        assertThat(raw("CART#c-1", "CART").get("ttl").n()).isEqualTo("1714564800");
        cart.setExpiresAt(NOON.toEpochMilli());
        assertThatThrownBy(() -> kept.cart().put(cart))
                .isInstanceOf(InvalidEntityException.class)
                .hasMessageContaining("milliseconds");
        cart.setExpiresAt(0);
        assertThatThrownBy(() -> kept.cart().put(cart)).isInstanceOf(InvalidEntityException.class);
        kept.cart().delete("c-1").anyVersion().execute();
    }

    private void guards() {
        User ada = kept.user().create(ada());
        assertThat(items()).hasSize(3);
        Map<String, AttributeValue> guard = guard("User", "email");
        assertThat(guard.get("PK")).isEqualTo(guard.get("SK"));
        assertThat(guard.get("PK").s())
                .isEqualTo("UNIQUE#User#email#b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72");
        assertThat(guard.get("Type").s()).isEqualTo("UNIQUE");
        assertThat(guard.get("owner").m().get("PK").s()).isEqualTo("USER#u-1");
        assertThat(guard.get("value").s()).isEqualTo("ada@example.com");
        assertThat(guard("User", "phone").get("PK").s()).isEqualTo("UNIQUE#User#phone#t-1#" + GuardText.of("1#2"));

        User other = new User("u-2", "t-2", "ADA@example.COM", "1#2", "GB", null, 0, null, null);
        assertThatThrownBy(() -> kept.user().create(other))
                .isInstanceOfSatisfying(UniqueConflictException.class, conflict -> {
                    assertThat(conflict.property()).isEqualTo("email");
                    assertThat(conflict.value()).isEqualTo("ADA@example.COM");
                    assertThat(conflict.ownerPartition()).isEqualTo("USER#u-1");
                    assertThat(conflict.getMessage()).doesNotContainIgnoringCase("ada@");
                });
        assertThat(kept.user().get("u-2")).isEmpty();
        User bob = kept.user().create(other.withEmail("bob"));
        assertThatThrownBy(() -> kept.user().put(bob.withEmail("ada@example.com")))
                .isInstanceOf(UniqueConflictException.class);

        // Renamed, and unchanged where nothing but the case is another one.
        User renamed = kept.user().put(ada.withEmail("ADA@EXAMPLE.COM").withPhone(null));
        assertThat(items()).hasSize(5);
        renamed = kept.user().put(renamed.withEmail("countess"));
        User free = kept.user().put(bob.withEmail("ada@example.com"));
        assertThat(free.version()).isEqualTo(2);
        assertThat(kept.user().delete(renamed)).contains(renamed);
        assertThat(kept.user().delete("u-2").anyVersion().execute()).contains(free);
        assertThat(items()).isEmpty();

        Handle handle = kept.handle().put(new Handle("h-1", null, 7));
        assertThat(items()).hasSize(2);
        assertThatThrownBy(() -> kept.handle().put(new Handle("h-2", null, 7)))
                .isInstanceOf(UniqueConflictException.class);
        kept.handle().put(new Handle("h-1", "#", 8));
        assertThat(kept.handle().put(new Handle("h-2", "x", 7)).number()).isEqualTo(7);
        assertThat(kept.handle().delete("h-1")).contains(new Handle("h-1", "#", 8));
        assertThat(kept.handle().delete(new Handle("h-2", "not what is stored", 0)))
                .contains(new Handle("h-2", "x", 7));
        assertThat(kept.handle().delete("h-1")).isEmpty();
        assertThat(items()).isEmpty();
        assertThatThrownBy(() -> kept.handle().prepareCreate(handle).toRequest())
                .isInstanceOf(IllegalStateException.class);
    }

    private void expiry() {
        at(NOON);
        Instant end = NOON.plus(Duration.ofHours(1));
        kept.seat().create(new Seat("s-1", "12A", "T-1", end.plusMillis(5)));
        assertThat(guard("Seat", "place").get("ttl").n()).isEqualTo(Long.toString(end.getEpochSecond()));
        assertThat(guard("Seat", "ticket")).doesNotContainKey("ttl");
        assertThat(kept.seat().get("s-1")).map(Seat::expiresAt).contains(end);
        assertThatThrownBy(() -> kept.seat().create(new Seat("s-2", "12A", "T-2", end)))
                .isInstanceOf(UniqueConflictException.class);

        // A later end is the guard's, too.
        Instant later = end.plusSeconds(60);
        kept.seat().put(new Seat("s-1", "12A", "T-1", later));
        assertThat(guard("Seat", "place").get("ttl").n()).isEqualTo(Long.toString(later.getEpochSecond()));

        // DynamoDB has not deleted it yet, and the place is free all the same; the ticket is kept.
        at(later);
        assertThatThrownBy(() -> kept.seat().create(new Seat("s-2", "12A", "T-1", null)))
                .isInstanceOfSatisfying(
                        UniqueConflictException.class,
                        conflict -> assertThat(conflict.property()).isEqualTo("ticket"));
        kept.seat().create(new Seat("s-2", "12A", "T-2", null));
        assertThatThrownBy(() -> kept.seat().put(new Seat("s-1", "12A", "T-1", later.plusSeconds(60))))
                .isInstanceOf(UniqueConflictException.class);
        assertThat(kept.seat().delete("s-1")).isPresent();
        assertThat(guard("Seat", "place").get("owner").m().get("PK").s()).isEqualTo("SEAT#s-2");
        kept.seat().delete("s-2");
        assertThat(items()).isEmpty();
    }

    private void transactions() {
        User ada = kept.user().create(ada());
        User bob = kept.user().create(new User("u-2", "t-1", "bob", null, "GB", null, 0, null, null));

        // Two swap their values in one transaction.
        kept.table()
                .transaction()
                .put(ada.withEmail("bob"))
                .put(bob.withEmail("ada@example.com"))
                .commit();
        assertThat(kept.user().get("u-1").map(User::email)).contains("bob");
        assertThat(kept.user().get("u-2").map(User::email)).contains("ada@example.com");
        assertThat(owner(GuardText.of("bob"))).contains("USER#u-1");
        assertThat(owner(GuardText.of("ada@example.com"))).contains("USER#u-2");

        assertThatThrownBy(() -> kept.table()
                        .transaction()
                        .create(new User("u-3", "t-1", "new", null, "GB", null, 0, null, null))
                        .create(new User("u-4", "t-1", "bob", null, "GB", null, 0, null, null))
                        .commit())
                .isInstanceOfSatisfying(TransactionCancelledException.class, cancelled -> {
                    assertThat(cancelled.reason(UniqueConflictException.class))
                            .map(UniqueConflictException::value)
                            .contains("bob");
                    assertThat(cancelled.actions()).singleElement().satisfies(action -> assertThat(action.index())
                            .isEqualTo(1));
                });
        assertThatThrownBy(() -> kept.table().transaction().put(ada).commit())
                .isInstanceOfSatisfying(TransactionCancelledException.class, cancelled -> assertThat(
                                cancelled.reason(VersionConflictException.class))
                        .isPresent());
        assertThatThrownBy(() -> kept.table()
                        .transaction()
                        .create(new Handle("h-1", "same", 1))
                        .create(new Handle("h-2", "same", 2))
                        .commit())
                .isInstanceOf(UniqueConflictException.class);
        assertThatThrownBy(() -> kept.table().transaction().delete(ada).commit())
                .isInstanceOf(TransactionCancelledException.class);
        kept.table()
                .transaction()
                .delete(kept.user().delete("u-1").anyVersion())
                .delete(kept.user().delete("u-2").ifVersion(2))
                .commit();
        assertThat(items()).isEmpty();
    }

    private void updates() {
        at(NOON);
        User ada = kept.user().create(ada());
        kept.user().create(new User("u-2", "t-1", "bob", "2", "GB", null, 0, null, null));
        Instant later = NOON.plusSeconds(60);
        at(later);

        // Counted and dated, whatever is changed, the key of the index by time included.
        User moved = kept.user().update("u-1").phone("3").execute();
        assertThat(moved)
                .isEqualTo(new User("u-1", "t-1", "Ada@Example.com", "3", "GB", null, 2, NOON, later));
        assertThat(kept.user().byUpdate("u-1").list()).containsExactly(moved);
        assertThat(kept.user().byUpdate("u-1").updatedAtFrom(later).list()).containsExactly(moved);

        // Versions.
        assertThatThrownBy(() -> kept.user().update(ada).phone("4").execute())
                .isInstanceOfSatisfying(VersionConflictException.class, conflict -> {
                    assertThat(conflict.expected()).isEqualTo(1);
                    assertThat(conflict.found()).hasValue(2);
                });
        assertThatThrownBy(() -> kept.user().update("u-1").ifVersion(1).phone("4").execute())
                .isInstanceOf(VersionConflictException.class);
        User third = kept.user().update(moved).removePhone().execute();
        assertThat(third.version()).isEqualTo(3);
        assertThatThrownBy(() -> kept.user().update("nobody").phone("4").execute())
                .isInstanceOf(ItemNotFoundException.class);

        // Unique values: taken, renamed, released, unchanged.
        assertThat(items()).hasSize(5);
        assertThatThrownBy(() -> kept.user().update("u-1").email("BOB").execute())
                .isInstanceOfSatisfying(UniqueConflictException.class, conflict -> {
                    assertThat(conflict.property()).isEqualTo("email");
                    assertThat(conflict.value()).isEqualTo("BOB");
                });
        assertThatThrownBy(() -> kept.user().update(third).phone("2").execute())
                .isInstanceOf(UniqueConflictException.class);
        User fourth = kept.user().update(third).phone("9").email("ada").execute();
        assertThat(fourth.version()).isEqualTo(4);
        assertThat(owner(GuardText.of("ada"))).contains("USER#u-1");
        assertThat(owner(GuardText.of("9"))).contains("USER#u-1");
        assertThat(owner(GuardText.of("ada@example.com"))).isEmpty();
        User fifth = kept.user().update(fourth).email("ADA").execute();
        assertThat(fifth.email()).isEqualTo("ADA");
        assertThat(items()).hasSize(6);
        // Within another tenant it is another value.
        User sixth = kept.user().update("u-1").tenant("t-9").knowingCreatedAt(NOON).execute();
        assertThat(sixth.tenant()).isEqualTo("t-9");
        assertThat(guardKeys()).contains("UNIQUE#User#phone#t-9#" + GuardText.of("9"));
        assertThat(guardKeys()).doesNotContain("UNIQUE#User#phone#t-1#" + GuardText.of("9"));

        kept.table()
                .transaction()
                .update(kept.user().update("u-1").email("bob"))
                .update(kept.user().update("u-2").email("ada"))
                .commit();
        assertThat(owner(GuardText.of("bob"))).contains("USER#u-1");
        assertThat(owner(GuardText.of("ada"))).contains("USER#u-2");
        assertThat(kept.user().get("u-1").map(User::version)).contains(7L);
        kept.user().delete("u-1").anyVersion().execute();
        kept.user().delete("u-2").anyVersion().execute();

        kept.handle().create(new Handle("h-1", "x", 1));
        Handle counted = kept.handle().update("h-1").incrementNumber(4).execute();
        assertThat(counted.number()).isEqualTo(5);
        kept.handle().create(new Handle("h-2", "y", 1));
        assertThatThrownBy(() -> kept.handle().update("h-2").incrementNumber(4).execute())
                .isInstanceOf(UniqueConflictException.class);
        kept.handle().delete("h-1");
        kept.handle().delete("h-2");

        kept.seat().create(new Seat("s-1", "1A", "T-1", NOON));
        kept.seat().update("s-1").expiresAt(later.plusSeconds(60)).execute();
        assertThat(guard("Seat", "place").get("ttl").n())
                .isEqualTo(Long.toString(later.plusSeconds(60).getEpochSecond()));
        kept.seat().update("s-1").removeExpiresAt().execute();
        assertThat(guard("Seat", "place")).doesNotContainKey("ttl");
        kept.seat().delete("s-1");
        assertThat(items()).isEmpty();
    }

    private void timesAlone() {
        at(NOON);
        kept.table().batch().put(new Note("n-1", "a", null, null)).execute();
        assertThat(kept.note().get("n-1")).contains(new Note("n-1", "a", NOON, NOON));
        Note fresh = kept.note().upsert("n-2").text("b").execute();
        assertThat(fresh).isEqualTo(new Note("n-2", "b", NOON, NOON));
        Instant later = NOON.plusSeconds(1);
        at(later);
        assertThat(kept.note().upsert("n-2").text("c").execute()).isEqualTo(new Note("n-2", "c", NOON, later));
        assertThat(kept.note().put(fresh)).isEqualTo(new Note("n-2", "b", NOON, later));
        assertThat(kept.note().put(new Note("n-2", null, null, null)))
                .isEqualTo(new Note("n-2", null, later, later));
        assertThat(kept.note().create(new Note("n-3", null, NOON, NOON)).createdAt()).isEqualTo(later);
        kept.table().transaction().put(new Note("n-1", "d", NOON, null)).commit();
        assertThat(kept.note().get("n-1")).contains(new Note("n-1", "d", NOON, later));
        for (String id : List.of("n-1", "n-2", "n-3")) {
            kept.note().delete(id);
        }
    }

    private java.util.Set<String> guardKeys() {
        return items().values().stream().map(item -> item.get("PK").s()).collect(java.util.stream.Collectors.toSet());
    }

    private Map<String, AttributeValue> raw(String partition, String sort) {
        return items().get(partition + " / " + sort);
    }

    private Map<String, AttributeValue> guard(String entity, String property) {
        return items().entrySet().stream()
                .filter(item -> item.getKey().startsWith("UNIQUE#" + entity + "#" + property + "#"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    private Optional<String> owner(String hash) {
        return items().values().stream()
                .filter(item -> item.get("PK").s().endsWith(hash))
                .map(item -> item.get("owner").m().get("PK").s())
                .findFirst();
    }

    private Map<String, Map<String, AttributeValue>> items() {
        Map<String, Map<String, AttributeValue>> items = new TreeMap<>();
        client.scan(scan -> scan.tableName(table).consistentRead(true))
                .items()
                .forEach(item -> items.put(item.get("PK").s() + " / " + item.get("SK").s(), item));
        return items;
    }
}
