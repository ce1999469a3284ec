package till;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.testing.DynamoDbExtension;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is one of several documents, wherever it stands. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Card CARD = new Card("4711", 2);
    private static final Online.Wire WIRE = new Online.Wire("AT61", List.of(new Cash(), CARD));

    private DynamoDbClient client;
    private String table;
    private BillRepository bills;

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        table = DynamoDbExtension.tableName("till");
        TillTable.createTable(client, table);
        bills = TillTable.open(client, table).bill();
        eachComesBackAsItself();
        formerTagsAreReadAndDefaultsHold();
        theTagIsStoredOnlyWhereTheTypeIsTheInterface();
        anUnknownTagAndAMissingOneNameTheirPlace();
        whatADocumentRefusesIsTheCause();
    }

    private static Bill bill(String id, Payment payment) {
        Passport passport = new Passport();
        passport.setNumber("P1");
        return new Bill(
                id,
                payment,
                List.of(CARD, WIRE, new Cash(), new Online.Wallet("a@b")),
                Map.of("deposit", new Cash(), "rest", WIRE),
                Optional.of(new Online.Wallet("c@d")),
                passport,
                CARD);
    }

    private void eachComesBackAsItself() {
        for (Payment payment : List.of(CARD, WIRE, new Cash(), new Online.Wallet("x@y"))) {
            Bill bill = bill("1", payment);
            bills.put(bill);
            assertThat(bills.get("1")).contains(bill);
        }
    }

    private void theTagIsStoredOnlyWhereTheTypeIsTheInterface() {
        Map<String, AttributeValue> item = BillMapper.INSTANCE.toItem(bill("2", CARD));

        assertThat(item.get("payment").m())
                .containsOnlyKeys("kind", "number", "slot")
                .containsEntry("kind", s("CARD"));
        assertThat(item.get("online").m()).containsEntry("Type", s("Wallet")).doesNotContainKey("kind");
        assertThat(item.get("history").l().get(1).m()).containsEntry("kind", s("WIRE"));
        assertThat(item.get("proof").m()).containsOnlyKeys("Type", "number");
        assertThat(item.get("card").m()).containsOnlyKeys("number", "slot");
        assertThat(BillAttributes.PAYMENT.tag().path()).isEqualTo("payment.kind");
    }

    private void formerTagsAreReadAndDefaultsHold() {
        Map<String, AttributeValue> item = new HashMap<>(BillMapper.INSTANCE.toItem(bill("3", CARD)));
        item.put("payment", m(Map.of("kind", s("Giro"), "i", s("AT61"), "parts", AttributeValue.fromL(List.of()))));
        item.put("proof", m(Map.of("Type", s("CARD"), "number", s("1"))));
        put(item);

        Bill read = bills.get("3").orElseThrow();

        assertThat(read.payment()).isEqualTo(new Online.Wire("AT61", List.of()));
        assertThat(read.proof()).isEqualTo(new Card("1", 1));
        bills.put(read);
        assertThat(BillMapper.INSTANCE.toItem(read).get("payment").m()).containsEntry("kind", s("WIRE"));
    }

    private void anUnknownTagAndAMissingOneNameTheirPlace() {
        UnmappableItemException unknown = broken("payment", m(Map.of("kind", s("s3cret"))));
        assertThat(unknown.path()).isEqualTo("payment.kind");
        assertThat(unknown.value()).isEqualTo(s("s3cret"));
        assertThat(unknown)
                .hasMessage("Bill.payment.kind cannot be read: expected the tag of a document of Payment,"
                        + " found another text (S).");

        UnmappableItemException missing =
                broken("history", AttributeValue.fromL(List.of(m(Map.of("kind", s("Cash"))), m(Map.of()))));
        assertThat(missing.path()).isEqualTo("history[1].kind");
        assertThat(missing.found()).isEqualTo("nothing");

        UnmappableItemException inside = broken(
                "byPurpose",
                m(Map.of(
                        "rest",
                        m(Map.of(
                                "kind", s("WIRE"),
                                "i", s("AT"),
                                "parts", AttributeValue.fromL(List.of(m(Map.of("kind", s("CARD"))))))))));
        assertThat(inside.path()).isEqualTo("byPurpose[rest].parts[0].number");

        UnmappableItemException noMap = broken("payment", s("Cash"));
        assertThat(noMap.path()).isEqualTo("payment");
        assertThat(noMap.expected()).isEqualTo("a map (M) for Payment");
    }

    private void whatADocumentRefusesIsTheCause() {
        UnmappableItemException failure = broken("payment", m(Map.of("kind", s("Wallet"), "mail", s(" "))));

        assertThat(failure.path()).isEqualTo("payment");
        assertThat(failure).hasCauseInstanceOf(IllegalArgumentException.class);
    }

    private UnmappableItemException broken(String attribute, AttributeValue value) {
        Map<String, AttributeValue> item = new HashMap<>(BillMapper.INSTANCE.toItem(bill("9", CARD)));
        item.put(attribute, value);
        put(item);
        return catchThrowableOfType(UnmappableItemException.class, () -> bills.get("9"));
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(request -> request.tableName(table).item(item));
    }

    private static AttributeValue s(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue m(Map<String, AttributeValue> map) {
        return AttributeValue.fromM(map);
    }
}
