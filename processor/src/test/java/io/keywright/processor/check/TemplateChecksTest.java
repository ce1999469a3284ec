package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.absent;
import static io.keywright.processor.check.Designs.document;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.enumOf;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.texts;
import static io.keywright.processor.check.Designs.with;
import static io.keywright.processor.check.Designs.withDelimiter;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.Construction;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules that look at one template at a time. */
class TemplateChecksTest {

    private static final QualifiedName ORDER = QualifiedName.of("com.daintree.shop", "Order");

    private static final Property[] PROPERTIES = {
        text("customerId"),
        text("orderId"),
        property("number", ScalarKind.INT),
        property("count", ScalarKind.LONG),
        property("placedAt", ScalarKind.INSTANT),
        property("day", ScalarKind.LOCAL_DATE),
        property("paid", ScalarKind.BOOLEAN),
        property("key", ScalarKind.UUID),
        property("total", ScalarKind.BIG_DECIMAL),
        property("status", enumOf("OPEN", "IN_WORK", "DONE")),
        property("level", enumOf("LOW", "TOP")),
        property("tags", new ListType(Scalar.of(ScalarKind.STRING))),
        property("address", new DocumentType(QualifiedName.of("com.daintree.shop", "Address"))),
        property("thing", new Unmappable("Object", "it has no one form")),
        absent(text("note"), Property.Presence.NULLABLE),
        absent(text("coupon"), Property.Presence.OPTIONAL)
    };

    /** A table with one entity whose sort key is this template. */
    private static Table sortedBy(String sk) {
        return tableOf(entity("Order").key("CUSTOMER#{customerId}", sk).of(PROPERTIES));
    }

    private static Table partitionedBy(String pk) {
        return tableOf(entity("Order").key(pk, "ORDER").of(PROPERTIES));
    }

    private static Table tableOf(Entity order) {
        return with(
                table(order),
                List.of(document("Address", text("country"), absent(text("zip"), Property.Presence.NULLABLE))));
    }

    private static Locator sortKey() {
        return Locator.ofAnnotation(DAINTREE, ORDER, "Key", -1, "sk");
    }

    @Test
    void everyTemplateIsLookedAtOnceAtItsOwnPlace() {
        Entity order = entity("Order")
                .key("A#{a}", "B#{b}")
                .gsi(2, "byC", "C#{c}", "D#{d}")
                .lsi(1, "byE", "E#{e}")
                .of(text("id"));

        assertThat(new PlaceholderCheck().check(table(order)))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofAnnotation(DAINTREE, ORDER, "Key", -1, "pk"),
                        Locator.ofAnnotation(DAINTREE, ORDER, "Key", -1, "sk"),
                        Locator.ofAnnotation(DAINTREE, ORDER, "Gsi", 2, "pk"),
                        Locator.ofAnnotation(DAINTREE, ORDER, "Gsi", 2, "sk"),
                        Locator.ofAnnotation(DAINTREE, ORDER, "Lsi", 1, "sk"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ORDER#{orderId | must close each brace: \"ORDER#{orderId\" opens one at character 7",
                "ORDER#orderId} | must open each brace that it closes: \"ORDER#orderId}\" closes one at character 14",
                "ORDER#{{orderId}} | may not hold a brace inside a placeholder: \"ORDER#{{orderId}}\" opens one at character 8",
                "ORDER#{} | must name a property in each placeholder: \"ORDER#{}\" has an empty one at character 7",
                "ORDER#{orderId:} | must name a format behind each colon: \"ORDER#{orderId:}\" has none at character 15",
                "' ' | may not be blank: \" \"."
            })
    void brokenBracesAreToldWithTheirPlace(String sk, String sentence) {
        assertThat(new BraceCheck().check(sortedBy(sk))).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .startsWith("[MalformedTemplate] sk of @Key on com.daintree.shop.Order " + sentence);
            assertThat(problem.at()).isEqualTo(sortKey());
        });
    }

    @Test
    void aTemplateOfPairsHasNoBraceProblem() {
        assertThat(new BraceCheck().check(sortedBy("ORDER#{orderId}#{placedAt:date}")))
                .isEmpty();
    }

    @Test
    void anUnknownPlaceholderSuggestsTheNearestProperty() {
        assertThat(texts(new PlaceholderCheck().check(sortedBy("ORDER#{orderID2}"))))
                .containsExactly(
                        "[UnknownPlaceholder] {orderID2} in sk of @Key on com.daintree.shop.Order must name a property of Order:"
                                + " \"orderID2\". Did you mean \"orderId\"?");
    }

    @Test
    void anUnknownPlaceholderNearNothingListsTheProperties() {
        Entity order = entity("Order").key("A#{orderId}", "B#{zzzzzzzz}").of(text("orderId"), text("name"));

        assertThat(texts(new PlaceholderCheck().check(table(order))))
                .singleElement()
                .asString()
                .endsWith("\"zzzzzzzz\". It has \"orderId\" and \"name\".");
    }

    @Test
    void aPathNamesTheDocumentThatLacksTheProperty() {
        assertThat(texts(new PlaceholderCheck().check(sortedBy("C#{address.contry}"))))
                .containsExactly(
                        "[UnknownPlaceholder] {address.contry} in sk of @Key on com.daintree.shop.Order must name a property of"
                                + " Address: \"contry\". Did you mean \"country\"?");
        assertThat(new PlaceholderCheck().check(sortedBy("C#{address.country}")))
                .isEmpty();
    }

    @Test
    void aPathCannotReachIntoWhatIsNoDocument() {
        assertThat(texts(new PlaceholderCheck().check(sortedBy("C#{orderId.country}"))))
                .singleElement()
                .asString()
                .startsWith(
                        "[UnknownPlaceholder] {orderId.country} in sk of @Key on com.daintree.shop.Order cannot reach into"
                                + " \"orderId\", which is no @Document but String: \"orderId.country\".");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{placedAt:second} | Did you mean \"seconds\"?",
                "{number:08} | Write a number of digits from 1 to 38, without zeros before it, such as {number:8},"
                        + " or {number:signed8} where it can be negative.",
                "{key:uper} | UUID has one form only: write {key}.",
                "{orderId:uper} | Did you mean \"upper\"?",
                "{placedAt:YYYY-MM} | Did you mean \"yyyy-MM\"?",
                "{placedAt:YYYY-MM-dd} | Did you mean \"yyyy-MM-dd\"?",
                "{placedAt:yyyy-MM-DD} | Did you mean \"yyyy-MM-dd\"?",
                "{placedAt:yyyy-mm-dd-hh-MM} | Did you mean \"yyyy-MM-dd-HH-mm\"?",
                "{placedAt:yyyy-MM-d} | none left out before another), or none for its own.",
                "{placedAt:ESCAPED} | none left out before another), or none for its own.",
                "{placedAt:HH-mm} | none left out before another), or none for its own.",
                "{total:8.02} | such as {total:8.2}, or {total:signed8.2} where it can be negative.",
                "{orderId:md5} | String has \"lower\", \"upper\", \"sha256\", \"rest\" and \"escaped\", or none for its own."
            })
    void anUnknownFormatSaysWhatTheTypeHas(String sk, String remedy) {
        assertThat(texts(new PlaceholderCheck().check(sortedBy(sk))))
                .singleElement()
                .asString()
                .startsWith("[UnknownFormat] " + sk
                        + " in sk of @Key on com.daintree.shop.Order must name a format that exists")
                .endsWith(remedy);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{orderId:date}",
                "{number:lower}",
                "{placedAt:8}",
                "{paid:rest}",
                "{status:upper}",
                "{orderId:signed8}",
                "{number:8.2}",
                "{total:8}",
                "{key:sha256}"
            })
    void aFormatOfAnotherTypeDoesNotFit(String sk) {
        assertThat(texts(new PlaceholderCheck().check(sortedBy(sk))))
                .singleElement()
                .asString()
                .startsWith("[UnfittingFormat] " + sk + " in sk of @Key on com.daintree.shop.Order cannot write ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{tags}", "{address}"})
    void whatHasNoTextIsNoComponent(String sk) {
        assertThat(texts(new PlaceholderCheck().check(sortedBy(sk))))
                .singleElement()
                .asString()
                .startsWith("[NotAComponent] " + sk
                        + " in sk of @Key on com.daintree.shop.Order cannot be written into a key as ");
    }

    @Test
    void aDecimalMustSayHowManyDigitsItHas() {
        assertThat(texts(new PlaceholderCheck().check(sortedBy("T#{total}"))))
                .containsExactly(
                        "[UnfittingFormat] {total} in sk of @Key on com.daintree.shop.Order must name a format for"
                                + " BigDecimal: \"T#{total}\". Write how many digits there are before and behind the"
                                + " point, 38 in all at most, such as {total:8.2}, or {total:signed8.2} where it can be"
                                + " negative.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{orderId:escaped}", "{placedAt:yyyy-MM}", "{total:signed8.2}", "{number:signed8}"})
    void aFormatThatNeverWritesTheDelimiterIsFine(String sk) {
        assertThat(new PlaceholderCheck().check(sortedBy(sk))).isEmpty();
    }

    @Test
    void aPropertyThatCannotBeStoredIsNotToldASecondTime() {
        assertThat(new PlaceholderCheck().check(sortedBy("{thing}"))).isEmpty();
        assertThat(new PlaceholderCheck().check(sortedBy("{thing.part}"))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "-, {day}",
        "-, {placedAt:date}",
        "-, {key}",
        ":, {placedAt:seconds}",
        ":, {placedAt}",
        "., {placedAt:nanos}",
        "_, {status}",
        "-, {number}"
    })
    void aFormatThatCanWriteTheDelimiterIsRefused(String delimiter, String pk) {
        Table table = withDelimiter(partitionedBy(pk), delimiter);

        assertThat(texts(new PlaceholderCheck().check(table)))
                .singleElement()
                .asString()
                .startsWith("[DelimiterInFormat] " + pk
                        + " in pk of @Key on com.daintree.shop.Order may not be text that can hold the"
                        + " delimiter of Daintree: \"" + delimiter + "\".");
    }

    @ParameterizedTest
    @CsvSource({":, {day}", "-, {number:8}", "., {placedAt:seconds}", "_, {level}", "-, {orderId}", "-, {orderId:rest}"
    })
    void aFormatThatKeepsClearOfTheDelimiterIsFine(String delimiter, String pk) {
        assertThat(new PlaceholderCheck().check(withDelimiter(partitionedBy(pk), delimiter)))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"{note}, note, nullable", "{coupon}, coupon, an Optional", "{address.zip}, zip, nullable"})
    @DisplayName("B42: what can be absent is no part of a primary key")
    void whatCanBeAbsentIsNoPartOfAPrimaryKey(String sk, String property, String how) {
        assertThat(texts(new PrimaryKeyCheck().check(sortedBy(sk))))
                .containsExactly("[NullableKey] " + sk
                        + " in sk of @Key on com.daintree.shop.Order may not take a property that can be"
                        + " absent: \"" + property + "\" is " + how + ". Make it required, or use it in an index,"
                        + " which leaves out items without it.");
    }

    @Test
    void whatCanBeAbsentMakesAnIndexSparse() {
        Entity order = entity("Order")
                .key("A#{customerId}", "B")
                .gsi(1, "byNote", "NOTE#{note}", "{coupon}")
                .lsi(1, "byCoupon", "{coupon}")
                .of(PROPERTIES);

        assertThat(new PrimaryKeyCheck().check(table(order))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"number, 10", "count, 19"})
    void aNumberInASortKeyHasAWidth(String property, int digits) {
        assertThat(texts(new WidthCheck().check(sortedBy("N#{" + property + "}"))))
                .containsExactly("[MissingWidth] {" + property
                        + "} in sk of @Key on com.daintree.shop.Order must have a width, since text"
                        + " sorts 10 before 2: \"N#{" + property + "}\". Write {" + property + ":" + digits
                        + "}, or as many digits as its largest value will ever have.");
        assertThat(new WidthCheck().check(sortedBy("N#{" + property + ":8}"))).isEmpty();
    }

    @Test
    void aNumberInAPartitionKeyNeedsNoWidthAndOneInAnIndexSortKeyDoes() {
        Entity order = entity("Order")
                .key("A#{number}", "B")
                .gsi(1, "byNumber", "N#{number}", "{number}")
                .lsi(1, "byCount", "{count}")
                .of(PROPERTIES);

        assertThat(new WidthCheck().check(table(order)))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofAnnotation(DAINTREE, ORDER, "Gsi", 1, "sk"),
                        Locator.ofAnnotation(DAINTREE, ORDER, "Lsi", 1, "sk"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{customerId}{orderId}",
                "{customerId}-{orderId}",
                "{customerId}X{orderId}",
                "{orderId:lower}x{customerId}",
                "{status}{orderId}",
                "{status}O{orderId}",
                "{paid}{orderId}",
                "{paid}e{orderId}",
                "{number}1{orderId}",
                "{number}-{orderId}",
                "{number}{count}"
            })
    @DisplayName("B3: values that run together are ambiguous")
    void valuesThatRunTogetherAreAmbiguous(String pk) {
        assertThat(texts(new NeighbourCheck().check(partitionedBy(pk))))
                .singleElement()
                .asString()
                .startsWith("[AmbiguousNeighbours] ")
                .contains(" in pk of @Key on com.daintree.shop.Order must have the delimiter \"#\" between them, not ")
                .contains("one key: \"" + pk + "\". Write ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{customerId}#{orderId}",
                "{customerId}-#x{orderId}",
                "{number:8}{orderId}",
                "{day}{orderId}",
                "{placedAt}{orderId}",
                "{key}x{orderId}",
                "{level}{orderId}",
                "{orderId:lower}X{customerId}",
                "{status}|{orderId}",
                "{status}x{orderId}",
                "{number}/{orderId}",
                "{paid}T{orderId}",
                "{customerId}#{orderId:rest}",
                "{customerId}#{orderId:rest}#END"
            })
    void valuesThatCanBeToldApartAreNot(String pk) {
        assertThat(new NeighbourCheck().check(partitionedBy(pk))).isEmpty();
    }

    @Test
    void theRemedyForNeighboursIsTheTemplateWithTheDelimiter() {
        assertThat(texts(new NeighbourCheck().check(sortedBy("{customerId}{orderId}"))))
                .containsExactly(
                        "[AmbiguousNeighbours] {customerId} and {orderId} in sk of @Key on com.daintree.shop.Order must have the"
                                + " delimiter \"#\" between them, not nothing, or two different items could have one key:"
                                + " \"{customerId}{orderId}\". Write \"{customerId}#{orderId}\".");
    }

    @Test
    void theRemedyForNeighboursPutsTheTablesDelimiterInThePlaceOfAnother() {
        Table table = Designs.withDelimiter(sortedBy("{customerId}#{orderId}"), ":");

        assertThat(texts(new NeighbourCheck().check(table)))
                .singleElement()
                .asString()
                .endsWith(" Write \"{customerId}:{orderId}\".");
    }

    @Test
    void aStoredNameIsToldWithTheProperty() {
        Entity entity = entity("User")
                .key("USER#{em}", "{nr:5}")
                .of(Designs.stored(text("email"), "em"), Designs.stored(property("number", ScalarKind.INT), "nr"));

        assertThat(texts(new PlaceholderCheck().check(Designs.table(entity))))
                .satisfiesExactly(
                        text -> assertThat(text).endsWith(" That is the stored name of \"email\": write {email}."),
                        text -> assertThat(text).endsWith(" That is the stored name of \"number\": write {number:5}."));
    }

    @Test
    void aBeanOfWhichNoPropertyCouldBeReadHasBeenToldAlready() {
        Entity user = entity("User").key("USER#{email}", "USER").of();
        Entity bean = new Entity(
                user.javaType(),
                user.name(),
                user.type(),
                user.key(),
                List.of(),
                List.of(),
                new Construction.Bean(List.of()));

        assertThat(new PlaceholderCheck().check(Designs.table(bean))).isEmpty();
        assertThat(texts(new PlaceholderCheck().check(Designs.table(user))))
                .singleElement()
                .asString()
                .endsWith(": \"email\". It has no properties: give it one, or write a constant.");
    }

    @Test
    void whatIsIgnoredIsToldAsSuchAndNotTakenForAMisspelling() {
        Entity user = entity("User").key("USER#{label}", "USER").of(text("lable"));
        Entity bean = new Entity(
                user.javaType(),
                user.name(),
                user.type(),
                user.key(),
                List.of(),
                user.properties(),
                new Construction.Bean(List.of(), List.of("label")));

        assertThat(texts(new PlaceholderCheck().check(Designs.table(bean))))
                .containsExactly("[NotStored] {label} in pk of @Key on com.daintree.shop.User may not take what is not"
                        + " stored: \"label\" carries @Ignore. Take the annotation away, or take another property.");
    }

    @Test
    void anImpossibleWidthIsToldAsSuch() {
        assertThat(texts(new PlaceholderCheck().check(sortedBy("{number:0}"))))
                .singleElement()
                .asString()
                .contains("{number:0} in sk of @Key on ", " must have a width of 1 to 38 digits: \"0\".");
    }

    @Test
    void eachPairOfNeighboursIsTold() {
        assertThat(new NeighbourCheck().check(sortedBy("{customerId}{orderId}{key}")))
                .hasSize(2);
    }

    @Test
    void restIsTheLastPlaceholder() {
        assertThat(texts(new NeighbourCheck().check(sortedBy("{orderId:rest}#{key}"))))
                .containsExactly(
                        "[RestNotLast] {orderId:rest} in sk of @Key on com.daintree.shop.Order must be the last placeholder,"
                                + " since it may hold the delimiter: \"{orderId:rest}#{key}\". Move it behind {key}, or write"
                                + " {orderId:escaped}, which writes the delimiter otherwise, or {orderId}, which refuses"
                                + " values that hold it.");
    }

    @Test
    void aBrokenTemplateIsJudgedForItsBracesAlone() {
        Table table = sortedBy("{customerId}{number");

        assertThat(new NeighbourCheck().check(table)).isEmpty();
        assertThat(new WidthCheck().check(table)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(
            value = ScalarKind.class,
            names = {"BYTES", "CHARACTER", "DURATION", "ZONE_ID"})
    void aScalarWithoutOneTextIsNoComponent(ScalarKind kind) {
        Entity order = entity("Order").key("A#{id}", "B").of(property("id", kind));

        assertThat(texts(new PlaceholderCheck().check(table(order))))
                .singleElement()
                .asString()
                .startsWith("[NotAComponent] ");
    }
}
