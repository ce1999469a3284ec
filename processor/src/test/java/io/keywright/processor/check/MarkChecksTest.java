package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.absent;
import static io.keywright.processor.check.Designs.createdAt;
import static io.keywright.processor.check.Designs.document;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.expiring;
import static io.keywright.processor.check.Designs.immutable;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.stored;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.texts;
import static io.keywright.processor.check.Designs.timeToLive;
import static io.keywright.processor.check.Designs.unique;
import static io.keywright.processor.check.Designs.updatedAt;
import static io.keywright.processor.check.Designs.version;
import static io.keywright.processor.check.Designs.with;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Construction;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import io.keywright.schema.Unique;
import io.keywright.schema.Unique.OnExpiry;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MarkChecksTest {

    private static final Property ID = text("id");
    private static final Property TENANT = text("tenant");
    private static final Unique EXACT = new Unique("", List.of(), null);
    private static final Unique LOWER = new Unique("lower", List.of(), null);

    private static List<Problem> check(Check check, Property... properties) {
        return check.check(table(entity("Customer").of(properties)));
    }

    private static Unique within(String... scope) {
        return new Unique("", List.of(scope), null);
    }

    // Versions.

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"INT", "LONG"})
    void aVersionIsAnIntOrALongBoxedOrNot(ScalarKind kind) {
        assertThat(check(new VersionCheck(), ID, version(property("v", kind)))).isEmpty();
        assertThat(check(new VersionCheck(), ID, version(property("v", new Scalar(kind, true)))))
                .isEmpty();
        assertThat(check(new VersionCheck(), ID, version(absent(property("v", kind), Presence.NULLABLE))))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"INT", "LONG"},
            mode = EnumSource.Mode.EXCLUDE)
    @DisplayName("B94: any other type is no version")
    void anyOtherTypeIsNoVersion(ScalarKind kind) {
        assertThat(check(new VersionCheck(), ID, version(property("v", kind))))
                .extracting(Problem::rule)
                .containsExactly(Rule.INVALID_VERSION);
    }

    @Test
    void anOptionalIsNoVersionAndIsCalledByItsName() {
        assertThat(texts(check(
                        new VersionCheck(), ID, version(absent(property("v", ScalarKind.LONG), Presence.OPTIONAL)))))
                .containsExactly(
                        "[InvalidVersion] @Version on com.daintree.shop.Customer.v must be int, long, Integer or"
                                + " Long: \"Optional<Long>\". Write long v.");
    }

    @Test
    void whatCannotBeStoredIsToldElsewhere() {
        PropertyType broken = new Unmappable("Object", "is none that can be stored");

        assertThat(check(new VersionCheck(), ID, version(property("v", broken))))
                .isEmpty();
        assertThat(check(new UniqueCheck(), ID, unique(property("v", broken), EXACT)))
                .isEmpty();
    }

    @Test
    void ofTwoVersionsTheSecondIsTold() {
        Property one = version(property("one", ScalarKind.LONG));
        Property two = version(property("two", ScalarKind.INT));

        assertThat(check(new VersionCheck(), ID, one, two)).singleElement().satisfies(problem -> {
            assertThat(problem.message())
                    .isEqualTo("@Version on com.daintree.shop.Customer.two may not be a second version beside"
                            + " \"one\": \"two\". Keep one of them.");
            assertThat(problem.at())
                    .isEqualTo(Locator.ofPropertyAnnotation(
                            Designs.DAINTREE, Designs.type("Customer"), "two", "Version", null));
        });
    }

    // Times of writing.

    @Test
    void aTimeOfWritingIsAnInstantThatMayBeAbsent() {
        for (Presence presence : Presence.values()) {
            Property created = createdAt(absent(property("created", ScalarKind.INSTANT), presence));
            Property updated = updatedAt(absent(property("updated", ScalarKind.INSTANT), presence));

            assertThat(check(new TimeOfWritingCheck(), ID, created, updated)).isEmpty();
            assertThat(check(new MarkPlaceCheck(), ID, created, updated)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"INSTANT"},
            mode = EnumSource.Mode.EXCLUDE)
    void anyOtherTypeIsNoTimeOfWriting(ScalarKind kind) {
        assertThat(check(
                        new TimeOfWritingCheck(),
                        ID,
                        createdAt(property("created", kind)),
                        updatedAt(property("updated", kind))))
                .extracting(Problem::rule)
                .containsExactly(Rule.INVALID_TIME_OF_WRITING, Rule.INVALID_TIME_OF_WRITING);
    }

    @Test
    void ofTwoTimesOfOneKindTheSecondIsTold() {
        Property one = updatedAt(property("one", ScalarKind.INSTANT));
        Property two = updatedAt(property("two", ScalarKind.INSTANT));

        assertThat(texts(check(new TimeOfWritingCheck(), ID, one, two)))
                .containsExactly(
                        "[InvalidTimeOfWriting] @UpdatedAt on com.daintree.shop.Customer.two may not be a second time of"
                                + " the last write beside \"one\": \"two\". Keep one of them.");
    }

    @Test
    void whatTheClockSetsIsNoValueOfTheUsersButCanBeKept() {
        Property instant = property("at", ScalarKind.INSTANT);

        assertThat(check(new MarkPlaceCheck(), ID, immutable(createdAt(instant))))
                .isEmpty();
        assertThat(texts(check(new MarkPlaceCheck(), ID, immutable(updatedAt(instant)))))
                .containsExactly("[MisplacedMark] @Immutable on com.daintree.shop.Customer.at may not stand beside"
                        + " @UpdatedAt, which the clock sets: \"@Immutable\". Remove it.");
        assertThat(texts(check(new MarkPlaceCheck(), ID, updatedAt(createdAt(instant)))))
                .containsExactly("[MisplacedMark] @UpdatedAt on com.daintree.shop.Customer.at may not stand beside"
                        + " @CreatedAt, which the clock sets: \"@UpdatedAt\". Remove it.");
        assertThat(texts(check(new MarkPlaceCheck(), ID, unique(createdAt(instant), EXACT))))
                .containsExactly("[MisplacedMark] @Unique on com.daintree.shop.Customer.at may not stand beside"
                        + " @CreatedAt, which the clock sets: \"@Unique\". Remove it.");
    }

    // Times to live.

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"INSTANT", "LONG"})
    void aTimeToLiveIsAnInstantOrALongThatMayBeAbsent(ScalarKind kind) {
        for (Presence presence : Presence.values()) {
            Property expires = stored(absent(property("expires", kind), presence), "ttl");
            Table table = expiring(table(entity("Session").of(ID, timeToLive(expires))), "ttl");

            assertThat(new TimeToLiveCheck().check(table)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"INSTANT", "LONG"},
            mode = EnumSource.Mode.EXCLUDE)
    void anyOtherTypeIsNoTimeToLive(ScalarKind kind) {
        Table table = expiring(table(entity("Session").of(ID, timeToLive(property("ttl", kind)))), "ttl");

        assertThat(new TimeToLiveCheck().check(table))
                .extracting(Problem::rule)
                .containsExactly(Rule.INVALID_TIME_TO_LIVE);
    }

    @Test
    void aTimeToLiveNeedsTheTablesAttributeAndNoOther() {
        Property expires = timeToLive(property("expires", ScalarKind.INSTANT));

        assertThat(texts(check(new TimeToLiveCheck(), ID, expires)))
                .containsExactly(
                        "[InvalidTimeToLive] @TimeToLive on com.daintree.shop.Customer.expires cannot expire in"
                                + " com.daintree.data.Daintree, which has no attribute for a time to live: \"@TimeToLive\". Write"
                                + " @Table(timeToLive = \"ttl\").");
        assertThat(new TimeToLiveCheck().check(expiring(table(entity("Customer").of(ID, expires)), "ttl")))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.message()).contains("\"ttl\": \"expires\". Take @Attribute away.");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofPropertyAnnotation(
                                    Designs.DAINTREE, Designs.type("Customer"), "expires", "Attribute", "value"));
                });
    }

    @Test
    void ofTwoTimesToLiveTheSecondIsToldOnce() {
        Property one = timeToLive(stored(property("one", ScalarKind.INSTANT), "ttl"));
        Property two = timeToLive(stored(property("two", ScalarKind.INSTANT), "ttl"));

        assertThat(new TimeToLiveCheck().check(expiring(table(entity("Customer").of(ID, one, two)), "ttl")))
                .extracting(Problem::message)
                .containsExactly("@TimeToLive on com.daintree.shop.Customer.two may not be a second time to live beside"
                        + " \"one\": \"two\". Keep one of them.");
    }

    // Unique values.

    @ParameterizedTest
    @CsvSource({"STRING,", "STRING, lower", "STRING, upper", "INT,", "UUID,", "INSTANT, date", "BIG_DECIMAL, 8.2"})
    void whatHasATextCanBeUnique(ScalarKind kind, String format) {
        Unique unique = new Unique(format == null ? "" : format, List.of(), null);

        assertThat(check(new UniqueCheck(), ID, unique(property("value", kind), unique)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "STRING | lowr | UNKNOWN_FORMAT | format that exists: \"lowr\". Did you mean \"lower\"?",
                "STRING | date | UNFITTING_FORMAT | \"date\". Write \"lower\" or \"upper\".",
                "STRING | sha256 | UNFITTING_FORMAT | \"sha256\". Write \"lower\" or \"upper\".",
                "STRING | rest | UNFITTING_FORMAT | \"rest\". Write",
                "UUID | lower | UNFITTING_FORMAT | \"lower\". Leave it out: UUID has one text only.",
                "BIG_DECIMAL | '' | UNFITTING_FORMAT | must name a format for BigDecimal: \"@Unique\". Write \"<digits>.<digits>\"",
                "BYTES | '' | INVALID_UNIQUE | cannot compare values without a text: \"byte[]\"."
            })
    void aFormatThatComparesNothingIsRefused(ScalarKind kind, String format, Rule rule, String text) {
        Unique unique = new Unique(format, List.of(), null);

        assertThat(check(new UniqueCheck(), ID, unique(property("value", kind), unique)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.rule()).isEqualTo(rule);
                    assertThat(problem.message()).contains(text);
                });
    }

    @Test
    void aScopeIsOfPropertiesThatAreThereAndHaveAText() {
        DocumentType address = new DocumentType(Designs.type("Address"));
        Property[] properties = {
            ID,
            stored(TENANT, "tn"),
            absent(text("region"), Presence.NULLABLE),
            property("tags", new ListType(Scalar.of(ScalarKind.STRING))),
            property("total", ScalarKind.BIG_DECIMAL),
            property("address", address),
            unique(text("email"), within("tenant", "address.country"))
        };

        for (String[] broken : new String[][] {
            {"tenent", "must name a property of Customer: \"tenent\". Did you mean \"tenant\"?"},
            {"tn", "\"tn\". That is the stored name of \"tenant\": write \"tenant\"."},
            {"nothing", "\"nothing\". It has \"id\", \"tenant\", "},
            {"region", "may not name a property that can be absent: \"region\". Make region required"},
            {"tags", "with one text, which List<String> has not: \"tags\"."},
            {"total", "with one text, which BigDecimal has not: \"total\"."},
            {"address.land", "must name a property of Address: \"address.land\". It has \"country\"."},
            {
                "tenant.x",
                "cannot reach into \"tenant\", which is no @Document of one form: \"tenant.x\". Write \"tenant\"."
            },
            {"email", "may not name the property that is to be unique: \"email\"."}
        }) {
            properties[6] = unique(text("email"), within(broken[0]));
            Table table = with(table(entity("Customer").of(properties)), List.of(document("Address", text("country"))));

            assertThat(new UniqueCheck().check(table)).singleElement().satisfies(problem -> {
                assertThat(problem.rule()).isEqualTo(Rule.INVALID_UNIQUE);
                assertThat(problem.message())
                        .startsWith("scope of @Unique on com.daintree.shop.Customer.email ")
                        .contains(broken[1]);
                assertThat(problem.at())
                        .isEqualTo(Locator.ofPropertyAnnotation(
                                Designs.DAINTREE, Designs.type("Customer"), "email", "Unique", "scope"));
            });
        }
    }

    @Test
    void aScopeOfWhatIsIgnoredIsToldAsSuch() {
        Entity customer = entity("Customer").of(ID, unique(text("email"), within("label")));
        Entity bean = new Entity(
                customer.javaType(),
                customer.name(),
                customer.type(),
                customer.key(),
                List.of(),
                customer.properties(),
                new Construction.Bean(List.of(), List.of("label")));

        assertThat(texts(new UniqueCheck().check(table(bean))))
                .singleElement()
                .asString()
                .endsWith("may not name what is not stored: \"label\". It carries @Ignore: take the annotation away, or"
                        + " name another property.");
    }

    @Test
    void aSoundScopeIsSilentAndARepeatedOneIsNot() {
        assertThat(check(new UniqueCheck(), ID, TENANT, unique(text("email"), within("tenant", "id"))))
                .isEmpty();
        assertThat(texts(check(new UniqueCheck(), ID, TENANT, unique(text("email"), within("tenant", "tenant")))))
                .singleElement()
                .asString()
                .contains("may not name a property twice: \"tenant\". Keep one of them.");
    }

    @Test
    void whatExpiresSaysWhatBecomesOfItsUniqueValues() {
        Property expires = timeToLive(property("ttl", ScalarKind.INSTANT));

        assertThat(check(new UniqueCheck(), ID, unique(text("email"), EXACT), expires))
                .extracting(Problem::rule)
                .containsExactly(Rule.MISSING_ON_EXPIRY);
        for (OnExpiry onExpiry : OnExpiry.values()) {
            Unique said = new Unique("", List.of(), onExpiry);
            assertThat(check(new UniqueCheck(), ID, unique(text("email"), said), expires))
                    .isEmpty();
            assertThat(texts(check(new UniqueCheck(), ID, unique(text("email"), said))))
                    .singleElement()
                    .asString()
                    .startsWith("[InvalidUnique] onExpiry of @Unique on com.daintree.shop.Customer.email");
        }
    }

    // Cases.

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lower | {email:lower}",
                "upper | {email:upper}",
                "'' | {email}",
                "'' | {email:escaped}",
                "'' | {email:sha256}",
                "lower | {id}",
                "lower | {email:shard(4)}"
            })
    void whatIsIndexedInTheSameCaseIsSilent(String format, String placeholder) {
        assertThat(folding(format, placeholder)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "lower | {email} | Write {email:lower}, or @Unique without a format on email.",
                "lower | {email:upper} | Write {email:lower}, or @Unique(format = \"upper\") on email.",
                "lower | {email:escaped} | Write {email:lower}, or @Unique without a format on email.",
                "'' | {email:lower} | Write {email}, or @Unique(format = \"lower\") on email."
            })
    void whatIsIndexedInAnotherCaseIsToldAtTheTemplate(String format, String placeholder, String remedy) {
        assertThat(folding(format, placeholder)).singleElement().satisfies(problem -> {
            assertThat(problem.rule()).isEqualTo(Rule.MIXED_FOLDING);
            assertThat(problem.message()).endsWith(remedy);
            assertThat(problem.at())
                    .isEqualTo(Locator.ofAnnotation(Designs.DAINTREE, Designs.type("Customer"), "Gsi", 1, "pk"));
        });
    }

    private static List<Problem> folding(String format, String placeholder) {
        Entity customer = entity("Customer")
                .gsi(1, "byEmail", "EMAIL#" + placeholder, "CUSTOMER")
                .of(ID, unique(text("email"), new Unique(format, List.of(), null)));
        return new FoldingCheck().check(table(customer));
    }

    @Test
    void aShardComparesNothing() {
        Entity customer = entity("Customer").of(ID, unique(text("email"), new Unique("shard(4)", List.of(), null)));

        assertThat(texts(new UniqueCheck().check(table(customer))))
                .singleElement()
                .asString()
                .startsWith("[UnfittingFormat] format of @Unique")
                .contains(" cannot be a shard, which most values share with others: \"shard(4)\".");
    }

    // Places.

    @Test
    void aPromiseThatTheKeyMakesOrBreaksIsMisplaced() {
        Property version = version(property("version", ScalarKind.INT));
        Property expires = timeToLive(property("ttl", ScalarKind.INSTANT));
        Check check = new MarkPlaceCheck();

        assertThat(texts(check.check(
                        table(entity("A").key("A#{id}", "{version:9}").of(ID, version)))))
                .containsExactly(
                        "[MisplacedMark] @Version on com.daintree.shop.A.version changes with every write and may"
                                + " not be taken by sk of @Key on com.daintree.shop.A: \"{version:9}\". Take another property"
                                + " there, or remove the annotation.");
        assertThat(check.check(
                        table(entity("A").gsi(1, "x", "X#{version}", null).of(ID, version))))
                .hasSize(1);
        assertThat(check.check(table(entity("A").key("A#{id}", "{ttl:seconds}").of(ID, expires))))
                .hasSize(1);
        assertThat(check.check(
                        table(entity("A").gsi(1, "x", "X#{id}", "{ttl:seconds}").of(ID, expires))))
                .isEmpty();
        assertThat(check.check(table(entity("A").of(immutable(ID))))).hasSize(1);
        assertThat(check.check(table(entity("A").gsi(1, "x", "X#{name}", null).of(ID, immutable(text("name"))))))
                .isEmpty();
        assertThat(check.check(table(entity("A").of(ID, immutable(version)))))
                .extracting(Problem::message)
                .containsExactly(
                        "@Immutable on com.daintree.shop.A.version may not stand beside @Version, which changes"
                                + " with every write: \"@Immutable\". Remove it.");
        assertThat(check.check(table(entity("A").of(ID, immutable(expires))))).isEmpty();
    }

    @Test
    void whatTheKeyAloneMakesUniqueNeedsNoGuard() {
        Check check = new MarkPlaceCheck();
        Property email = unique(text("email"), EXACT);

        assertThat(check.check(table(entity("A").key("A#{email}", "A").of(email))))
                .hasSize(1);
        assertThat(check.check(table(entity("A").key("A#{email:lower}", "A").of(unique(text("email"), LOWER)))))
                .hasSize(1);
        assertThat(check.check(table(entity("A").key("T#{tenant}", "A#{email}").of(TENANT, email))))
                .as("unique in all tenants")
                .isEmpty();
        assertThat(check.check(table(entity("A")
                        .key("T#{tenant}", "A#{email}")
                        .of(TENANT, unique(text("email"), within("tenant"))))))
                .hasSize(1);
    }

    @Test
    void aPromiseInADocumentIsMisplacedWhicheverItIs() {
        Table table = with(
                table(entity("A").of(ID, property("part", new DocumentType(Designs.type("Part"))))),
                List.of(document(
                        "Part",
                        version(property("version", ScalarKind.LONG)),
                        immutable(text("name")),
                        unique(text("sku"), EXACT),
                        timeToLive(property("ttl", ScalarKind.INSTANT)))));

        assertThat(texts(new MarkPlaceCheck().check(table)))
                .hasSize(4)
                .allSatisfy(text -> assertThat(text)
                        .startsWith("[MisplacedAnnotation] @")
                        .contains("may not stand in a @Document, which is a part of items"));
    }

    // Guards.

    @Test
    void aKeyThatAGuardCanHaveIsToldWithBothTemplatesAndAKeyOfBoth() {
        Entity customer = entity("Customer").key("CUSTOMER#{id}", "X").of(ID, unique(text("email"), LOWER));
        Entity note = entity("Note").key("{id:rest}", "{id:rest}").of(ID);
        String hash = "a".repeat(64);

        assertThat(new CollisionCheck()
                        .check(table(customer, note)).stream()
                                .filter(problem -> problem.message().contains("guard"))
                                .toList())
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.message())
                            .isEqualTo(
                                    "@Key on com.daintree.shop.Note with \"{id:rest} / {id:rest}\" may not give keys that"
                                            + " a guard of @Unique on Customer.email, \"UNIQUE#Customer#email#<sha256 of"
                                            + " email>\", can have too: \"UNIQUE#Customer#email#" + hash
                                            + " / UNIQUE#Customer#email#" + hash
                                            + "\". Write another literal in it, such as"
                                            + " \"NOTE#…\".");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(Designs.DAINTREE, note.javaType(), "Key", -1, "pk"));
                });
    }

    @Test
    void guardsThatCanMeetAreToldAtTheTypeThatHoldsTheDelimiter() {
        Entity one = entity("One").key("A#{id}", "X").of(ID, unique(text("email"), within("id")));
        Entity two = entity("Two").typed("One#email").key("B#{id}", "X").of(ID, unique(text("phone"), EXACT));

        assertThat(new CollisionCheck().check(table(one, two))).singleElement().satisfies(problem -> {
            assertThat(problem.message())
                    .startsWith(
                            "com.daintree.shop.Two may not have guards, \"UNIQUE#One#email#phone#<sha256 of phone>\",")
                    .contains("@Unique on One.email, \"UNIQUE#One#email#{id}#<sha256 of email>\",")
                    .endsWith("Write @Entity(type = …) without \"#\".");
            assertThat(problem.at())
                    .isEqualTo(Locator.ofAnnotation(Designs.DAINTREE, two.javaType(), "Entity", -1, "type"));
        });
    }
}
