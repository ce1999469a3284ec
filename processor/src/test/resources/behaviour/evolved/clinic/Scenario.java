package clinic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import clinic.Patient.Level;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.error.UnexpectedTypeException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.testing.DynamoDbExtension;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What older programs wrote, item by item as they wrote it, read by the program of today. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant SINCE = Instant.parse("2024-05-01T12:00:00.000000001Z");
    private static final String TEXT = "2024-05-01T12:00:00.000000001Z";
    private static final LocalDate DAY = LocalDate.of(2024, 5, 1);

    private DynamoDbClient client;
    private String table;
    private ClinicTable clinic;

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        table = DynamoDbExtension.tableName("clinic");
        ClinicTable.createTable(client, table);
        clinic = ClinicTable.open(client, table);
        theOldestItemIsReadOnEveryWay();
        theNewNameWinsAndWritingLeavesTheNewNamesOnly();
        anItemBetweenTwoRenamingsIsRead();
        filtersAndRangesSeeTheFormerNames();
        namesOfTypesThatWereNeverOursStayForeign();
        whatNoRuleCoversIsAnErrorThatNamesIt();
        typesThatGrewAreRead();
        whatSettersThrowIsTheCause();
        whatIsReadByDefaultIsKnownToUpdates();
        whatIsReadAsNullIsKnownToUpdates();
        whatIsReadDifferentlyIsOutdated();
        anOldItemIsDeletedByItsKey();
    }

    /** As the first program wrote it: other names, fewer properties, an attribute that nobody knows any more. */
    private Map<String, AttributeValue> oldest(String id) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("PK", s("CLINIC#c"));
        item.put("SK", s("PATIENT#2024-05-01#" + id));
        item.put("GSI1PK", s("MOVED#c"));
        item.put("GSI1SK", s("2024-05-01#" + id));
        item.put("GSI2PK", s("LEVEL#REGULAR#c"));
        item.put("GSI2SK", s("2024-05-01T12:00:00Z#" + id));
        item.put("Type", s("Client"));
        item.put("clinic", s("c"));
        item.put("id", s(id));
        item.put("begin", s(TEXT));
        item.put("address", m(Map.of("postCode", s("1010"), "movedAt", s(TEXT))));
        item.put("shoeSize", n("42"));
        return item;
    }

    private static Patient patient(String id) {
        return new Patient(
                "c",
                id,
                SINCE,
                new Address("1010", "AT", 0.5, SINCE, null, Optional.empty()),
                Level.REGULAR,
                0,
                Long.MIN_VALUE,
                true,
                '\'',
                new BigDecimal("12.5"),
                Instant.parse("2024-01-01T00:00:00Z"),
                List.of(),
                java.util.Set.of(),
                Map.of(),
                "none",
                null,
                Optional.empty());
    }

    private void theOldestItemIsReadOnEveryWay() {
        put(oldest("1"));
        Patient expected = patient("1");

        assertThat(clinic.patient().get("c", DAY, "1")).contains(expected);
        assertThat(clinic.patient().ofClinic("c").list()).containsExactly(expected);
        assertThat(clinic.patient().byMove("c").list()).containsExactly(expected);
        assertThat(clinic.patient().keysByLevel(Level.REGULAR, "c").list())
                .containsExactly(PatientMapper.INSTANCE.key(expected));
        assertThat(clinic.ward("c").list()).containsExactly(expected);
        assertThat(PatientMapper.INSTANCE.fromItem(oldest("1"))).isEqualTo(expected);
    }

    private void theNewNameWinsAndWritingLeavesTheNewNamesOnly() {
        Map<String, AttributeValue> item = oldest("2");
        item.put("s", s(TEXT));
        item.put("begin", s("1999-01-01T00:00:00Z"));
        item.put("nick", AttributeValue.fromNul(true));
        item.put("alias", s("old"));
        put(item);
        Patient read = clinic.patient().get("c", DAY, "2").orElseThrow();

        assertThat(read).isEqualTo(patient("2"));

        clinic.patient().put(read);
        Map<String, AttributeValue> written = raw(read);
        assertThat(written).containsEntry("Type", s("Pat")).containsEntry("s", s(TEXT)).containsKey("adr");
        assertThat(written.get("adr").m()).containsOnlyKeys("z", "m", "country", "share");
        assertThat(written).doesNotContainKeys("begin", "since", "address", "alias", "shoeSize", "phone", "age");
        assertThat(clinic.patient().get("c", DAY, "2")).contains(read);
    }

    private void anItemBetweenTwoRenamingsIsRead() {
        Map<String, AttributeValue> item = oldest("3");
        item.put("Type", s("Patient"));
        item.remove("begin");
        item.put("since", s(TEXT));
        item.put("alias", s("Tri"));
        put(item);

        Patient read = clinic.patient().get("c", DAY, "3").orElseThrow();

        assertThat(read.since()).isEqualTo(SINCE);
        assertThat(read.nickname()).isEqualTo("Tri");
    }

    private void filtersAndRangesSeeTheFormerNames() {
        assertThat(clinic.patient().ofClinic("c").since(SINCE).list()).extracting(Patient::id).containsExactly("1", "2", "3");
        assertThat(clinic.patient().ofClinic("c").sinceAfter(SINCE).list()).isEmpty();
        assertThat(clinic.patient().ofClinic("c").sinceFrom(SINCE).list()).hasSize(3);
        assertThat(clinic.patient().ofClinic("c").since(DAY).list()).hasSize(3);
        assertThat(clinic.patient().byMove("c").addressMovedFrom(SINCE).list()).hasSize(3);
        assertThat(clinic.patient().byMove("c").addressMovedBefore(SINCE).list()).isEmpty();
        assertThat(clinic.patient().keysByLevel(Level.REGULAR, "c").sinceFrom(SINCE.plusNanos(1)).list()).isEmpty();
        assertThat(clinic.patient().keysByLevel(Level.REGULAR, "c").sinceFrom(SINCE).list()).hasSize(3);
        assertThat(clinic.patient().ofClinic("c").filter(PatientAttributes.NICKNAME.eq("Tri")).list()).hasSize(1);
    }

    private void namesOfTypesThatWereNeverOursStayForeign() {
        Map<String, AttributeValue> item = oldest("4");
        item.put("Type", s("Guest"));
        put(item);

        assertThatThrownBy(() -> clinic.patient().get("c", DAY, "4")).isInstanceOf(UnexpectedTypeException.class);
        assertThat(clinic.patient().ofClinic("c").list()).hasSize(3);
        assertThat(clinic.ward("c").list()).hasSize(3);
        assertThatThrownBy(() -> clinic.patient().delete(PatientKeys.primary("c", DAY, "4")))
                .isInstanceOf(UnexpectedTypeException.class);
        client.deleteItem(request -> request.tableName(table).key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))));
    }

    private void whatNoRuleCoversIsAnErrorThatNamesIt() {
        broken("address", null, "address", "address (stored as \"adr\")", "nothing");
        broken("begin", n("1"), "since", "since (stored as \"begin\")", "a number (N)");
        broken("level", s("ROYAL"), "level", "level", "another text (S)");
        broken("points", n("2147483648"), "points", "points", "another number (N)");
        broken("points", n("1.5"), "points", "points", "another number (N)");
        broken("active", s("yes"), "active", "active", "a text (S)");
        broken(
                "address",
                m(Map.of("movedAt", s(TEXT))),
                "address.zip",
                "address.zip (stored as \"address.z\")",
                "nothing");
        broken(
                "scores",
                m(Map.of("s3cret", n("1"), "other", n("9999999999"))),
                "scores[other]",
                "scores[]",
                "another number (N)");
        broken("notes", l(s("a"), n("1")), "notes[1]", "notes[1]", "a number (N)");
        broken("rooms", AttributeValue.fromNs(List.of("1", "99999999999")), "rooms[]", "rooms[]", "another number (N)");
    }

    private void broken(String attribute, AttributeValue value, String path, String shown, String found) {
        Map<String, AttributeValue> item = oldest("9");
        if (value == null) {
            item.remove(attribute);
        } else {
            item.put(attribute, value);
        }
        put(item);
        check(() -> clinic.patient().get("c", DAY, "9"), path, shown, found);
        check(() -> clinic.patient().ofClinic("c").list(), path, shown, found);
        check(() -> clinic.patient().byMove("c").list(), path, shown, found);
        check(() -> clinic.ward("c").list(), path, shown, found);
        check(() -> PatientMapper.INSTANCE.fromItem(item), path, shown, found);
        check(() -> clinic.patient().delete(PatientKeys.primary("c", DAY, "9")), path, shown, found);
    }

    private static void check(ThrowingCallable call, String path, String shown, String found) {
        UnmappableItemException failure = catchThrowableOfType(UnmappableItemException.class, call);
        assertThat(failure.entity()).isEqualTo("Patient");
        assertThat(failure.path()).isEqualTo(path);
        assertThat(failure.found()).isEqualTo(found);
        assertThat(failure.value() == null).isEqualTo(found.equals("nothing"));
        assertThat(failure.partition()).isEqualTo("CLINIC#c");
        assertThat(failure.sort()).isEqualTo("PATIENT#2024-05-01#9");
        assertThat(failure)
                .hasMessageStartingWith("Patient." + shown + " cannot be read: expected ")
                .hasMessageNotContaining("s3cret")
                .hasMessageNotContaining("2147483648")
                .hasMessageNotContaining("ROYAL")
                .hasMessageNotContaining("CLINIC#c");
    }

    /** An int that became a long, a list that became a set. */
    private void typesThatGrewAreRead() {
        Map<String, AttributeValue> item = oldest("5");
        item.put("balance", n("7"));
        item.put("rooms", l(n("1"), n("2")));
        put(item);

        Patient read = clinic.patient().get("c", DAY, "5").orElseThrow();

        assertThat(read.balance()).isEqualTo(7);
        assertThat(read.rooms()).containsExactlyInAnyOrder(1, 2);
        assertThat(clinic.patient().delete(read)).contains(read);
    }

    private void whatSettersThrowIsTheCause() {
        Map<String, AttributeValue> item = new HashMap<>(Map.of(
                "PK", s("CLINIC#d"),
                "SK", s("DOCTOR#1"),
                "Type", s("Surgeon"),
                "clinic", s("d"),
                "id", s("1"),
                "forename", s("Ada")));
        put(item);
        assertThat(clinic.doctor().get("d", "1").orElseThrow().getFirstName()).isEqualTo("Ada");
        assertThat(clinic.ward("d").list()).hasSize(1);

        item.put("forename", s(" "));
        put(item);
        UnmappableItemException failure =
                catchThrowableOfType(UnmappableItemException.class, () -> DoctorMapper.INSTANCE.fromItem(item));
        assertThat(failure).hasCauseInstanceOf(IllegalArgumentException.class);
        assertThat(failure.partition()).isEqualTo("CLINIC#d");
        assertThatThrownBy(() -> clinic.doctor().get("d", "1"))
                .isInstanceOf(UnmappableItemException.class)
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    private Map<String, AttributeValue> surgeon(String id) {
        return new HashMap<>(Map.of(
                "PK", s("CLINIC#e"),
                "SK", s("DOCTOR#" + id),
                "Type", s("Surgeon"),
                "clinic", s("e"),
                "id", s(id),
                "forename", s("Ada"),
                "home", m(Map.of("postCode", s("1010"), "movedAt", s(TEXT)))));
    }

    /** An index that is made of properties with defaults has no stored values to compare with. */
    private void whatIsReadByDefaultIsKnownToUpdates() {
        put(surgeon("1"));
        Doctor read = clinic.doctor().get("e", "1").orElseThrow();

        clinic.doctor().update(read).room("r").execute();
        assertThat(raw("e", "1"))
                .containsEntry("GSI3PK", s("FIELD#GENERAL"))
                .containsEntry("GSI3SK", s("AT#2000-01-01#r"))
                .doesNotContainKeys("fld", "lastSeen");
        clinic.doctor().update("e", "1").phone("1").knowingRank(Doctor.Rank.JUNIOR).knowingFee((short) 7).execute();
        assertThat(raw("e", "1")).containsEntry("GSI4PK", s("RANK#JUNIOR#e")).containsEntry("GSI4SK", s("07#1"));

        Map<String, AttributeValue> nothing = surgeon("2");
        nothing.put("fld", AttributeValue.fromNul(true));
        nothing.put("subject", s("SURGERY"));
        nothing.put("rank", AttributeValue.fromNul(true));
        nothing.put("home", m(Map.of("z", s("1"), "country", AttributeValue.fromNul(true), "m", s(TEXT))));
        put(nothing);
        clinic.doctor().update(clinic.doctor().get("e", "2").orElseThrow()).room("r").phone("2").execute();
        assertThat(raw("e", "2"))
                .containsEntry("GSI3PK", s("FIELD#GENERAL"))
                .containsEntry("GSI3SK", s("AT#2000-01-01#r"))
                .containsEntry("GSI4PK", s("RANK#JUNIOR#e"));
    }

    private void whatIsReadAsNullIsKnownToUpdates() {
        Map<String, AttributeValue> item = surgeon("3");
        item.put("home", AttributeValue.fromNul(true));
        item.put("room", AttributeValue.fromNul(true));
        put(item);
        clinic.doctor().update(clinic.doctor().get("e", "3").orElseThrow()).field("EYES").execute();
        assertThat(raw("e", "3")).containsEntry("fld", s("EYES")).doesNotContainKey("GSI3PK");

        item.remove("home");
        put(item);
        clinic.doctor()
                .update("e", "3")
                .field("EYES")
                .knowingLastSeen(LocalDate.of(2000, 1, 1))
                .knowingHome(null)
                .knowingRoom(null)
                .execute();
        assertThat(raw("e", "3")).containsEntry("fld", s("EYES"));
    }

    private void whatIsReadDifferentlyIsOutdated() {
        Map<String, AttributeValue> item = surgeon("4");
        item.put("subject", s("EYES"));
        put(item);
        outdated("field", () -> clinic.doctor()
                .update("e", "4")
                .room("r")
                .knowingField("GENERAL")
                .knowingLastSeen(LocalDate.of(2000, 1, 1))
                .knowingHome("AT")
                .execute());
        outdated("lastSeen", () -> clinic.doctor()
                .update("e", "4")
                .room("r")
                .knowingField("EYES")
                .knowingLastSeen(LocalDate.of(2000, 1, 2))
                .knowingHome("AT")
                .execute());
        // The document is there and says nothing of the country, which is another thing than no document.
        outdated("home.country", () -> clinic.doctor()
                .update("e", "4")
                .room("r")
                .knowingField("EYES")
                .knowingLastSeen(LocalDate.of(2000, 1, 1))
                .knowingHome(null)
                .execute());
        item.remove("home");
        put(item);
        outdated("home.country", () -> clinic.doctor()
                .update("e", "4")
                .room("r")
                .knowingField("EYES")
                .knowingLastSeen(LocalDate.of(2000, 1, 1))
                .knowingHome("AT")
                .execute());
    }

    private static void outdated(String property, ThrowingCallable call) {
        assertThat(catchThrowableOfType(OutdatedValueException.class, call).properties()).containsExactly(property);
    }

    private Map<String, AttributeValue> raw(String name, String id) {
        Map<String, AttributeValue> key = Map.of("PK", s("CLINIC#" + name), "SK", s("DOCTOR#" + id));
        return client.getItem(request -> request.tableName(table).key(key)).item();
    }

    private void anOldItemIsDeletedByItsKey() {
        assertThat(clinic.patient().delete(PatientKeys.primary("c", DAY, "1"))).contains(patient("1"));
        assertThat(clinic.patient().get("c", DAY, "1")).isEmpty();
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(request -> request.tableName(table).item(item));
    }

    private Map<String, AttributeValue> raw(Patient patient) {
        Map<String, AttributeValue> item = PatientMapper.INSTANCE.toItem(patient);
        return client.getItem(request ->
                        request.tableName(table).key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))))
                .item();
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue n(String number) {
        return AttributeValue.fromN(number);
    }

    private static AttributeValue m(Map<String, AttributeValue> map) {
        return AttributeValue.fromM(map);
    }

    private static AttributeValue l(AttributeValue... elements) {
        return AttributeValue.fromL(List.of(elements));
    }
}
