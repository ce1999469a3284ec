package old;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ImmutableChangedException;
import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.NumberOverflowException;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.error.UniqueConflictException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.error.VersionConflictException;
import io.keywright.testing.DynamoDbExtension;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Promises, and items that older programs or other ones wrote. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
    private static final AttributeValue NULL = AttributeValue.fromNul(true);
    private static final AttributeValue SHORT = AttributeValue.fromS("2024-05-01T12:00:00Z");

    private final Ticking clock = new Ticking();
    private DynamoDbClient client;
    private String table;
    private OldTable old;

    @Override
    public void accept(DynamoDbClient dynamoDb) {
        client = dynamoDb;
        table = DynamoDbExtension.tableName("old");
        OldTable.createTable(client, table);
        old = OldTable.open(client, table, TableOptions.builder().clock(clock).build());
        aMissingVersionIsZero();
        sumsFitTheirNumbers();
        versionsEnd();
        valuesInKeysAreGuarded();
        absentIsAValueOfSomeImmutables();
        otherStoredFormsAreNoChange();
        expiryIsWholeSeconds();
        otherFormsOfComponentsAreKnown();
        guardsFollowFromUniqueValuesAlone();
        nullOfAUniqueNumber();
        oneOfTwoGivesBackWhatIsNotTheOthers();
        oneTransactionHasOneTime();
        namesOfVariables();
    }

    private void aMissingVersionIsZero() {
        for (AttributeValue version : new AttributeValue[] {null, NULL}) {
            raw("METER#m", "METER", "Meter", attributes("meterId", s("m"), "note", s("old"), "version", version));
            Meter read = old.meter().get("m").orElseThrow();
            assertThat(read).isEqualTo(new Meter("m", 0, null, null, "old"));
            assertThatThrownBy(() -> old.meter().put(read))
                    .isInstanceOfSatisfying(
                            VersionConflictException.class,
                            conflict -> assertThat(conflict.stored(Meter.class)).contains(read));
            assertThat(old.meter().replace(read).version()).isEqualTo(1);
            raw("METER#m", "METER", "Meter", attributes("meterId", s("m"), "note", s("old"), "version", version));
            if (version == null) {
                assertThat(old.meter().update("m").note("new").execute().version())
                        .isEqualTo(1);
                raw("METER#m", "METER", "Meter", attributes("meterId", s("m"), "note", s("old")));
            }
            assertThat(old.meter().delete(read)).contains(read);
        }
    }

    private void sumsFitTheirNumbers() {
        old.meter().create(new Meter("m", 0, (byte) 100, Long.MIN_VALUE + 2, "x"));
        assertThat(old.meter().update("m").incrementSmall((byte) 27).execute().small())
                .isEqualTo(Byte.MAX_VALUE);
        assertThatThrownBy(() -> old.meter().update("m").incrementSmall((byte) 1).execute())
                .isInstanceOfSatisfying(NumberOverflowException.class, overflow -> {
                    assertThat(overflow.property()).isEqualTo("small");
                    assertThat(overflow.stored(Meter.class)).isPresent();
                })
                .hasMessage("Meter.small is not changed, since the result would not fit its type.");
        assertThat(old.meter().update("m").incrementLarge(-2L).execute().large())
                .isEqualTo(Long.MIN_VALUE);
        assertThatThrownBy(() -> old.meter().update("m").incrementLarge(-1L).execute())
                .isInstanceOf(NumberOverflowException.class);
        assertThatThrownBy(() -> old.table()
                        .transaction()
                        .update(old.meter().update("m").incrementLarge(-1L))
                        .commit())
                .hasMessageContaining("Meter.large is not changed");
        assertThat(old.meter().get("m").orElseThrow().version()).isEqualTo(3);
        old.meter().delete("m").anyVersion().execute();
    }

    private void versionsEnd() {
        String most = Integer.toString(Integer.MAX_VALUE);
        raw(
                "METER#m",
                "METER",
                "Meter",
                attributes("meterId", s("m"), "note", s("x"), "version", AttributeValue.fromN(most)));
        Meter last = old.meter().get("m").orElseThrow();
        assertThatThrownBy(() -> old.meter().put(last)).isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> old.meter().replace(last)).isInstanceOf(InvalidEntityException.class);
        assertThatThrownBy(() -> old.meter().update("m").note("y").execute())
                .isInstanceOfSatisfying(
                        NumberOverflowException.class,
                        overflow -> assertThat(overflow.property()).isEqualTo("version"));
        assertThat(old.meter().get("m")).contains(last);
        assertThat(old.meter().delete(last)).contains(last);
    }

    private void valuesInKeysAreGuarded() {
        old.login().create(new Login("t-1", "a@x", null));
        assertThatThrownBy(() -> old.login().upsert("t-2", "a@x").note("n").execute())
                .isInstanceOf(UniqueConflictException.class);
        assertThat(old.login().upsert("t-1", "a@x").note("n").execute().note()).isEqualTo("n");
        old.login().upsert("t-1", "b@x").execute();
        assertThatThrownBy(() -> old.login().create(new Login("t-2", "b@x", null)))
                .isInstanceOf(UniqueConflictException.class);
        old.login().delete("t-1", "a@x");
        old.login().delete("t-1", "b@x");
        assertThat(items()).isEmpty();
    }

    private static Pass pass(String id) {
        return new Pass(id, "g", Set.of(), "DE", null, Pass.Level.SILVER, NOON, null);
    }

    private void absentIsAValueOfSomeImmutables() {
        Pass created = old.pass().create(pass("p"));
        assertThatThrownBy(() -> old.pass().put(created.withZones("a"))).isInstanceOf(ImmutableChangedException.class);
        assertThatThrownBy(() -> old.pass().replace(created.withZones("a")))
                .isInstanceOf(ImmutableChangedException.class);
        assertThat(old.pass().put(created)).isEqualTo(created);
        raw("PASS#p", "PASS", "Pass", attributes("passId", s("p"), "group", s("g"), "level", s("s"), "since", SHORT));
        assertThat(old.pass().get("p").orElseThrow().country()).isEqualTo("AT");
        assertThatThrownBy(() -> old.pass().put(created))
                .isInstanceOfSatisfying(
                        ImmutableChangedException.class,
                        changed -> assertThat(changed.properties()).containsExactly("country"));
        assertThat(old.pass().put(created.withCountry("AT")).country()).isEqualTo("AT");
        // Of what every item has, one that lacks it is an older one.
        raw("PASS#p", "PASS", "Pass", attributes("passId", s("p"), "group", s("g"), "country", s("DE"), "since", SHORT));
        assertThat(old.pass().put(created)).isEqualTo(created);
        old.pass().delete("p");
    }

    private void otherStoredFormsAreNoChange() {
        Map<String, AttributeValue> stored = attributes(
                "passId",
                s("p"),
                "group",
                s("g"),
                "level",
                s("SILVER"),
                "nickname",
                NULL,
                "zones",
                AttributeValue.fromL(List.of()),
                "country",
                NULL,
                "since",
                SHORT);
        for (boolean inTransaction : new boolean[] {false, true}) {
            raw("PASS#p", "PASS", "Pass", stored);
            Pass read = old.pass().get("p").orElseThrow();
            assertThat(read.withCountry("DE")).isEqualTo(pass("p"));
            for (Pass changed : List.of(read.withLevel(Pass.Level.GOLD), read.withCountry("FR"), read.withZones("z"))) {
                assertThatThrownBy(() -> old.pass().put(changed)).isInstanceOf(ImmutableChangedException.class);
            }
            if (inTransaction) {
                old.table().transaction().put(read.withGroup("h")).commit();
            } else {
                assertThat(old.pass().replace(read.withGroup("h"))).isEqualTo(read.withGroup("h"));
            }
            assertThat(item("PASS#p", "PASS").get("level")).isEqualTo(s("s"));
            assertThat(old.pass().get("p")).contains(read.withGroup("h"));
            old.pass().delete("p");
        }
    }

    private void expiryIsWholeSeconds() {
        Instant fraction = NOON.plusMillis(750);
        Pass cut = new Pass("p", "g", Set.of(), "DE", null, Pass.Level.GOLD, NOON, NOON);
        Pass created = old.pass().create(new Pass("p", "g", Set.of(), "DE", null, Pass.Level.GOLD, NOON, fraction));
        assertThat(created).isEqualTo(cut);
        assertThat(old.pass().get("p")).contains(cut);
        assertThat(old.pass().byExpiry("g").expiresAt(NOON).list()).containsExactly(cut);
        Pass later = old.pass()
                .update("p")
                .expiresAt(fraction.plusSeconds(5))
                .knowingGroup("g")
                .knowingSince(NOON)
                .execute();
        assertThat(later.expiresAt()).isEqualTo(NOON.plusSeconds(5));
        assertThat(old.pass().byExpiry("g").expiresAt(NOON.plusSeconds(5)).list())
                .containsExactly(later);
        old.pass()
                .update("p")
                .group("h")
                .knowingSince(NOON)
                .knowingExpiresAt(fraction.plusSeconds(5))
                .execute();
        assertThat(old.pass().byExpiry("h").list()).containsExactly(later.withGroup("h"));
        assertThat(item("PASS#p", "PASS").get("GSI1SK")).isEqualTo(s("2024-05-01T12:00:05.000000000Z#2024-05-01T12:00:00Z#p"));
        old.pass().delete("p");
    }

    private void otherFormsOfComponentsAreKnown() {
        raw(
                "PASS#p",
                "PASS",
                "Pass",
                attributes(
                        "passId", s("p"), "group", s("g"), "level", s("SILVER"), "since", SHORT, "ttl", n("5.0")));
        Pass read = old.pass().get("p").orElseThrow();
        Pass moved = old.pass().update(read).group("h").execute();
        assertThat(old.pass().byExpiry("h").list()).containsExactly(moved);
        raw(
                "PASS#p",
                "PASS",
                "Pass",
                attributes("passId", s("p"), "group", s("g"), "level", s("s"), "since", s("2024-05-01T12:00:01Z"), "ttl", n("5")));
        assertThatThrownBy(() -> old.pass().update(read).group("h").execute())
                .isInstanceOfSatisfying(
                        OutdatedValueException.class,
                        outdated -> assertThat(outdated.properties()).containsExactly("since"));
        old.pass().delete("p");
    }

    private static Ticket ticket(String id) {
        return new Ticket(id, Optional.of("1"), "a@x", 7L, "main", new Ticket.Place("Wien"), "T");
    }

    private void guardsFollowFromUniqueValuesAlone() {
        Ticket good = old.ticket().create(ticket("t"));
        assertThat(items()).hasSize(4);
        Map<String, AttributeValue> broken = new HashMap<>(item("TICKET#t", "TICKET"));
        // The item as an older program wrote it: without the hall, which is the default, under another name, and without what
        // is required since.
        broken.remove("hall");
        broken.remove("title");
        broken.put("seat", broken.remove("s"));
        raw(broken);
        assertThatThrownBy(() -> old.ticket().get("t")).isInstanceOf(UnmappableItemException.class);
        assertThatThrownBy(() -> old.ticket().update("t").email("b@x").execute())
                .isInstanceOf(UnmappableItemException.class);
        old.ticket().create(new Ticket("u", Optional.empty(), "a@x", null, "main", good.place(), "free again"));
        old.ticket().delete("u");
        assertThat(old.ticket().put(good)).isEqualTo(good);
        assertThat(items()).hasSize(4);
        raw(broken);
        assertThatThrownBy(() -> old.ticket().delete("t")).isInstanceOf(UnmappableItemException.class);
        assertThat(items()).isEmpty();

        // What has no text had no guard.
        for (String email : List.of("", "was@x")) {
            broken.put("email", s(email));
            broken.put("number", s("seven"));
            broken.put("seat", s("1#2"));
            broken.put("hall", s("a#b"));
            raw(broken);
            old.ticket().put(ticket("t"));
            assertThat(items()).hasSize(4);
            old.ticket().delete("t");
            assertThat(items()).isEmpty();
        }
        assertThatThrownBy(() ->
                        old.ticket().put(new Ticket("t", Optional.empty(), "", null, "main", good.place(), "empty")))
                .isInstanceOf(InvalidKeyException.class);
        // Where nothing is unique, the scope needs no text.
        old.ticket().put(new Ticket("t", Optional.empty(), null, null, "main", new Ticket.Place("a"), "none"));
        assertThat(items()).hasSize(1);
        old.ticket().delete("t");
    }

    private void nullOfAUniqueNumber() {
        Map<String, AttributeValue> stored = attributes(
                "ticketId",
                s("t"),
                "number",
                NULL,
                "title",
                s("T"),
                "place",
                AttributeValue.fromM(Map.of("c", s("Wien"))));
        raw("TICKET#t", "TICKET", "Ticket", stored);
        assertThatThrownBy(() -> old.ticket().update("t").incrementNumber(1L).execute())
                .isNotInstanceOf(NullPointerException.class)
                .isNotInstanceOf(ConditionFailedException.class);
        assertThat(old.ticket().update("t").number(3L).execute().number()).isEqualTo(3);
        old.ticket().delete("t");
        assertThat(items()).isEmpty();
    }

    private void oneOfTwoGivesBackWhatIsNotTheOthers() {
        for (boolean swapped : new boolean[] {false, true}) {
            for (boolean claimed : new boolean[] {false, true}) {
                clock.set(NOON);
                Stall first = old.stall().create(new Stall("s-1", "12A", NOON.plusSeconds(1), null, null));
                clock.set(NOON.plusSeconds(60));
                Stall second = old.stall().create(new Stall("s-2", "12A", null, null, null));
                OldTransaction transaction = old.table().transaction();
                transaction.delete(swapped ? second : first).delete(swapped ? first : second);
                if (claimed) {
                    transaction.create(new Stall("s-3", "12A", null, null, null));
                }
                transaction.commit();
                assertThat(items()).hasSize(claimed ? 2 : 0);
                old.stall().delete("s-3");
                assertThat(items()).isEmpty();
            }
        }
    }

    private void oneTransactionHasOneTime() {
        clock.set(NOON);
        clock.step = Duration.ofHours(1);
        StallUpdate update = old.stall().update("s-1").note("n");
        old.stall().create(new Stall("s-1", "1", null, null, null));
        Instant before = clock.now;
        old.table()
                .transaction()
                .update(update)
                .create(new Stall("s-2", "2", NOON, null, null))
                .put(new Stall("s-3", "3", null, null, null))
                .commit();
        for (String id : List.of("s-1", "s-2", "s-3")) {
            assertThat(old.stall().get(id).orElseThrow().updatedAt()).isEqualTo(before);
            old.stall().delete(id);
        }
        clock.step = Duration.ZERO;
    }

    private void namesOfVariables() {
        Message message = old.message().create(new Message("i", "k", true, "t", "a", "topic", 1));
        Message second = old.message()
                .update("i", "k", true, "t", "a")
                .topic("other")
                .knowingRank(1)
                .execute();
        assertThat(old.message().byTopic("other", "t", "i").list()).containsExactly(second);
        Message third = old.message().update(second).rank(2).execute();
        assertThat(old.message().byTopic("other", "t", "i").list()).containsExactly(third);
        assertThatThrownBy(() -> old.message().create(message)).isInstanceOf(ItemAlreadyExistsException.class);
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue n(String number) {
        return AttributeValue.fromN(number);
    }

    private static Map<String, AttributeValue> attributes(Object... namesAndValues) {
        Map<String, AttributeValue> item = new HashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            if (namesAndValues[i + 1] != null) {
                item.put((String) namesAndValues[i], (AttributeValue) namesAndValues[i + 1]);
            }
        }
        return item;
    }

    private void raw(String pk, String sk, String type, Map<String, AttributeValue> attributes) {
        Map<String, AttributeValue> item = new HashMap<>(attributes);
        item.put("PK", s(pk));
        item.put("SK", s(sk));
        item.put("Type", s(type));
        raw(item);
    }

    private void raw(Map<String, AttributeValue> item) {
        client.putItem(request -> request.tableName(table).item(item));
    }

    private Map<String, AttributeValue> item(String pk, String sk) {
        return client.getItem(request ->
                        request.tableName(table).key(Map.of("PK", s(pk), "SK", s(sk))).consistentRead(true))
                .item();
    }

    private List<Map<String, AttributeValue>> items() {
        return client.scan(request -> request.tableName(table).consistentRead(true))
                .items();
    }

    /** A clock that goes on whenever it is asked. */
    private static final class Ticking extends Clock {

        private Instant now = NOON;
        private Duration step = Duration.ZERO;

        void set(Instant time) {
            now = time;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            Instant told = now;
            now = now.plus(step);
            return told;
        }
    }
}
