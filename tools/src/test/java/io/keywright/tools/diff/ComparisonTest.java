package io.keywright.tools.diff;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.ModelJson;
import io.keywright.schema.Table;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ComparisonTest {

    private static final String MODEL = """
            {
              "format": 1, "table": "data/Shop", "name": "Shop", "partitionKey": "PK", "sortKey": "SK",
              "typeAttribute": "Type", "delimiter": "#",
              "indexes": [
                {"number": 1, "name": "GSI1", "partitionKey": "GSI1PK", "sortKey": "GSI1SK", "projection": "ALL"}
              ],
              "entities": [
                {
                  "class": "shop/Order", "name": "Order", "type": "Order",
                  "key": {"query": "ofCustomer", "pk": "C#{customerId}", "sk": "ORDER#{orderId}"},
                  "indexKeys": [
                    {"index": 1, "query": "byStatus", "pk": "STATUS#{status}#{orderId:shard(4)}", "sk": "{placedAt:seconds}"}
                  ],
                  "properties": [
                    {"name": "customerId", "attribute": "customerId", "type": "STRING", "method": "customerId"},
                    {"name": "orderId", "attribute": "orderId", "type": "STRING", "method": "orderId"},
                    {"name": "placedAt", "attribute": "placedAt", "type": "INSTANT", "method": "placedAt"},
                    {"name": "status", "attribute": "status", "type": {"enum": "shop/Status", "constants": ["NEW", "PAID"]},
                      "method": "status"},
                    {"name": "amount", "attribute": "amount", "type": "int", "method": "amount"},
                    {"name": "note", "attribute": "note", "type": "STRING", "presence": "NULLABLE", "method": "note"},
                    {"name": "code", "attribute": "code", "type": "STRING", "method": "code", "unique": {"scope": []}},
                    {"name": "address", "attribute": "address", "type": {"document": "shop/Address"}, "method": "address"}
                  ],
                  "construction": {"constructor": ["customerId", "orderId", "placedAt", "status", "amount", "note", "code", "address"]}
                }
              ],
              "documents": [
                {
                  "class": "shop/Address", "name": "Address",
                  "properties": [{"name": "city", "attribute": "city", "type": "STRING", "method": "city"}],
                  "construction": {"constructor": ["city"]}
                }
              ],
              "collections": []
            }
            """;

    private static final Table BEFORE = ModelJson.read(MODEL);

    private static Comparison comparison(String old, String replacement) {
        assertThat(MODEL).contains(old);
        return Comparison.of(BEFORE, ModelJson.read(MODEL.replace(old, replacement)));
    }

    @Test
    void aModelDoesNotDifferFromItself() {
        Comparison comparison = Comparison.of(BEFORE, ModelJson.read(MODEL));

        assertThat(comparison.changes()).isEmpty();
        assertThat(comparison.steps()).isEmpty();
        assertThat(comparison.effect()).isEqualTo(Effect.SAFE);
        assertThat(ComparisonText.of(comparison)).isEqualTo("Nothing changed.\n");
    }

    static List<Arguments> edits() {
        return List.of(
                edit(Effect.SAFE, "Order.note", "\"name\": \"note\"", "\"name\": \"remark\"", "Order.remark"),
                edit(Effect.SAFE, "name", "\"name\": \"Shop\"", "\"name\": \"Store\"", "table"),
                edit(Effect.SAFE, "boxed", "\"type\": \"int\"", "\"type\": \"INT\"", ""),
                edit(Effect.SAFE, "query name", "ofCustomer", "byCustomer", "Order"),
                edit(
                        Effect.SAFE,
                        "nullable property",
                        "{\"name\": \"amount\"",
                        "{\"name\": \"gift\", \"attribute\": \"gift\", \"type\": \"BOOLEAN\", \"presence\": \"NULLABLE\","
                                + " \"method\": \"gift\"}, {\"name\": \"amount\"",
                        "Order.gift"),
                edit(
                        Effect.SAFE,
                        "property with default",
                        "{\"name\": \"amount\"",
                        "{\"name\": \"gift\", \"attribute\": \"gift\", \"type\": \"BOOLEAN\", \"default\": \"false\","
                                + " \"method\": \"gift\"}, {\"name\": \"amount\"",
                        "Order.gift"),
                edit(
                        Effect.BREAKING,
                        "required property",
                        "{\"name\": \"amount\"",
                        "{\"name\": \"gift\", \"attribute\": \"gift\", \"type\": \"BOOLEAN\", \"method\": \"gift\"},"
                                + " {\"name\": \"amount\"",
                        "Order.gift"),
                edit(
                        Effect.ROLLOUT,
                        "renamed attribute",
                        "\"attribute\": \"amount\"",
                        "\"attribute\": \"a\", \"formerly\": [\"amount\"]",
                        "Order.amount"),
                edit(
                        Effect.BREAKING,
                        "attribute renamed without formerly",
                        "\"attribute\": \"amount\"",
                        "\"attribute\": \"a\"",
                        "Order.amount"),
                edit(
                        Effect.ROLLOUT,
                        "renamed type",
                        "\"type\": \"Order\"",
                        "\"type\": \"Purchase\", \"formerly\": [\"Order\"]",
                        "Order"),
                edit(
                        Effect.BREAKING,
                        "type renamed without formerly",
                        "\"type\": \"Order\"",
                        "\"type\": \"P\"",
                        "Order"),
                edit(Effect.BREAKING, "primary key", "ORDER#{orderId}", "O#{orderId}", "Order"),
                edit(Effect.BACKFILL, "index key", "{placedAt:seconds}", "{placedAt:date}", "Order.byStatus"),
                edit(Effect.BACKFILL, "shards", "shard(4)", "shard(8, formerly = 4)", "Order.byStatus"),
                edit(Effect.BACKFILL, "shards without formerly", "shard(4)", "shard(8)", "Order.byStatus"),
                edit(Effect.ROLLOUT, "wider number", "\"type\": \"int\"", "\"type\": \"long\"", "Order.amount"),
                edit(Effect.BREAKING, "narrower number", "\"type\": \"int\"", "\"type\": \"short\"", "Order.amount"),
                edit(Effect.BREAKING, "number to text", "\"type\": \"int\"", "\"type\": \"STRING\"", "Order.amount"),
                edit(
                        Effect.ROLLOUT,
                        "may be absent",
                        "\"type\": \"int\"",
                        "\"type\": \"INT\", \"presence\": \"NULLABLE\"",
                        "Order.amount"),
                edit(
                        Effect.BREAKING,
                        "has to be there",
                        "\"type\": \"STRING\", \"presence\": \"NULLABLE\"",
                        "\"type\": \"STRING\"",
                        "Order.note"),
                edit(
                        Effect.ROLLOUT,
                        "new constant",
                        "[\"NEW\", \"PAID\"]",
                        "[\"NEW\", \"PAID\", \"SENT\"]",
                        "Order.status"),
                edit(Effect.BREAKING, "constant gone", "[\"NEW\", \"PAID\"]", "[\"NEW\"]", "Order.status"),
                edit(Effect.BACKFILL, "no longer unique", ", \"unique\": {\"scope\": []}", "", "Order.code"),
                edit(
                        Effect.BACKFILL,
                        "unique otherwise",
                        "\"unique\": {\"scope\": []}",
                        "\"unique\": {\"format\": \"lower\", \"scope\": []}",
                        "Order.code"),
                edit(
                        Effect.ROLLOUT,
                        "version",
                        "\"method\": \"amount\"",
                        "\"method\": \"amount\", \"version\": true",
                        "Order.amount"),
                edit(
                        Effect.BREAKING,
                        "in a document",
                        "\"type\": \"STRING\", \"method\": \"city\"",
                        "\"type\": \"UUID\", \"method\": \"city\"",
                        "Address.city"),
                edit(Effect.BREAKING, "delimiter and guards", "\"delimiter\": \"#\"", "\"delimiter\": \"|\"", "table"),
                edit(
                        Effect.BREAKING,
                        "type attribute",
                        "\"typeAttribute\": \"Type\"",
                        "\"typeAttribute\": \"T\"",
                        "table"),
                edit(
                        Effect.BREAKING,
                        "projection",
                        "\"projection\": \"ALL\"",
                        "\"projection\": \"KEYS_ONLY\"",
                        "index GSI1"));
    }

    private static Arguments edit(Effect effect, String what, String old, String replacement, String subject) {
        return Arguments.of(effect, what, old, replacement, subject);
    }

    @ParameterizedTest(name = "{1}: {0}")
    @MethodSource("edits")
    void anEditHasItsEffectAndNamesWhatChanged(
            Effect effect, String what, String old, String replacement, String subject) {
        Comparison comparison = comparison(old, replacement);

        assertThat(comparison.effect()).isEqualTo(effect);
        assertThat(comparison.changes().stream()
                        .filter(change -> change.effect() == effect)
                        .map(Change::subject)
                        .distinct())
                .containsExactlyElementsOf(subject.isEmpty() ? List.of() : List.of(subject));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    ORDER#{orderId}   | O#{orderId}
                    {placedAt:seconds} | {placedAt:millis}
                    "type": "int"     | "type": "STRING"
                    """)
    void backAgainIsAChangeToo(String old, String replacement) {
        Table other = ModelJson.read(MODEL.replace(old, replacement));

        assertThat(Comparison.of(other, BEFORE).effect())
                .isEqualTo(Comparison.of(BEFORE, other).effect())
                .isGreaterThan(Effect.ROLLOUT);
    }

    @Test
    void aBackfillNamesItsCommandAndComesAfterTheProgramsAreDeployed() {
        Comparison comparison = comparison("{placedAt:seconds}", "{placedAt:date}");

        assertThat(comparison.changes().get(0).advice()).contains("keywright doctor --repair --type Order");
        assertThat(comparison.steps())
                .containsExactly(new Step.Deploy(), new Step.Rewrite(new Change.Backfill("Order", false)));
    }

    @Test
    void whatIsNoLongerReadIsWrittenAgainByTheFormerModelFirst() {
        UnaryOperator<String> renamed = model -> model.replace("\"attribute\": \"note\"", "\"attribute\": \"n\"");
        Table before = ModelJson.read(
                MODEL.replace("\"attribute\": \"note\"", "\"attribute\": \"n\", \"formerly\": [\"note\"]"));
        Comparison comparison = Comparison.of(before, ModelJson.read(renamed.apply(MODEL)));

        assertThat(comparison.effect()).isEqualTo(Effect.BACKFILL);
        assertThat(comparison.steps())
                .containsExactly(new Step.Rewrite(new Change.Backfill("Order", true)), new Step.Deploy());
    }

    @Test
    void aRenameThatTakesAwayTheOldestNameOfAUniquePropertyWouldFreeWhatIsTaken() {
        Table before = ModelJson.read(
                MODEL.replace("\"attribute\": \"code\"", "\"attribute\": \"c\", \"formerly\": [\"code\"]"));
        Comparison comparison =
                Comparison.of(before, ModelJson.read(MODEL.replace("\"attribute\": \"code\"", "\"attribute\": \"c\"")));

        assertThat(comparison.effect()).isEqualTo(Effect.BREAKING);
        assertThat(ComparisonText.of(comparison)).contains("what is taken would seem free");
    }

    @Test
    void anEntityThatIsGoneLeavesUnknownItemsBehindAndANewOneHarmsNobody() {
        Table empty = new Table(
                BEFORE.type(), "Shop", "PK", "SK", "Type", "#", BEFORE.indexes(), List.of(), List.of(), List.of());

        assertThat(Comparison.of(BEFORE, empty).effect()).isEqualTo(Effect.BREAKING);
        assertThat(Comparison.of(empty, BEFORE).effect()).isEqualTo(Effect.SAFE);
    }

    @Test
    void eachIndexIsCreatedOrDeletedByAnUpdateOfItsOwnTheNewOnesFirst() {
        String more = "\"projection\": \"ALL\"},"
                + "{\"number\": 2, \"name\": \"GSI2\", \"partitionKey\": \"GSI2PK\", \"projection\": \"ALL\"},"
                + "{\"number\": 3, \"name\": \"GSI3\", \"partitionKey\": \"GSI3PK\", \"projection\": \"KEYS_ONLY\"}";
        Table after = ModelJson.read(
                MODEL.replace("\"projection\": \"ALL\"}", more).replace("\"name\": \"GSI1\"", "\"name\": \"GSI9\""));
        Comparison comparison = Comparison.of(BEFORE, after);

        assertThat(comparison.steps().stream().map(ComparisonText::text))
                .containsExactly(
                        "UpdateTable creates the index GSI9. Wait until it is active.",
                        "UpdateTable creates the index GSI2. Wait until it is active.",
                        "UpdateTable creates the index GSI3. Wait until it is active.",
                        "Deploy all programs that write.",
                        "UpdateTable deletes the index GSI1. Wait until it is gone.");
        assertThat(ComparisonJson.of(comparison))
                .contains("\"GlobalSecondaryIndexUpdates\"", "\"NonKeyAttributes\": [\"Type\"]");
    }

    @Test
    void anIndexThatChangesUnderItsNameIsDeletedFirst() {
        Comparison comparison = comparison("\"projection\": \"ALL\"", "\"projection\": \"KEYS_ONLY\"");

        assertThat(comparison.steps().subList(0, 2))
                .hasExactlyElementsOfTypes(Step.DeleteIndex.class, Step.CreateIndex.class);
    }

    @Test
    void aLocalIndexIsCreatedWithItsTableOnly() {
        Comparison comparison = comparison(
                "\"projection\": \"ALL\"}",
                "\"projection\": \"ALL\"}, {\"number\": 1, \"local\": true, \"name\": \"LSI1\", \"partitionKey\": \"PK\","
                        + " \"sortKey\": \"LSI1SK\", \"projection\": \"ALL\"}");

        assertThat(comparison.effect()).isEqualTo(Effect.BREAKING);
        assertThat(comparison.steps()).contains(new Step.NewTable("local indexes"));
    }

    @Test
    void timeToLiveIsSwitchedOffBeforeItIsSwitchedOnForAnotherAttribute() {
        UnaryOperator<String> with =
                attribute -> MODEL.replace("\"delimiter\"", "\"timeToLive\": \"" + attribute + "\", \"delimiter\"");
        Comparison comparison = Comparison.of(ModelJson.read(with.apply("ttl")), ModelJson.read(with.apply("expires")));

        assertThat(comparison.steps()).contains(new Step.ChangeTimeToLive("ttl", "expires"));
    }

    @Test
    void everyChangeThatIsNotSafeSaysWhatToDo() {
        for (Arguments edit : edits()) {
            Object[] values = edit.get();
            assertThat(comparison((String) values[2], (String) values[3]).changes())
                    .filteredOn(change -> change.effect() != Effect.SAFE)
                    .allSatisfy(change -> assertThat(change.advice()).isNotBlank());
        }
    }
}
