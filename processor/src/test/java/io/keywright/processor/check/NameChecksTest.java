package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.DAINTREE;
import static io.keywright.processor.check.Designs.collection;
import static io.keywright.processor.check.Designs.document;
import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.index;
import static io.keywright.processor.check.Designs.stored;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.texts;
import static io.keywright.processor.check.Designs.with;
import static io.keywright.processor.check.Designs.withDelimiter;
import static io.keywright.processor.check.Designs.withKeys;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules about names: of attributes, indexes, types, classes and members. */
class NameChecksTest {

    private static final Entity ORDER = entity("Order").of(text("id"));

    @ParameterizedTest
    @ValueSource(strings = {"", "##", "a", "7", "{", "}", "%", " ", "\t", "é", "💥"})
    void aDelimiterIsOneCharacterThatStandsInNoNameAndNoNumber(String delimiter) {
        assertThat(new DelimiterCheck().check(withDelimiter(table(ORDER), delimiter)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[InvalidDelimiter] The delimiter of @Table on com.daintree.data.Daintree must be one printable"
                                            + " ASCII character other than a letter, a digit, a brace or %: \""
                                            + delimiter
                                            + "\". Write \"#\", or leave it out.");
                    assertThat(problem.at()).isEqualTo(Locator.ofTable(DAINTREE, "delimiter"));
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"#", "|", ":", "/", "-", "_", ".", "~", "!"})
    void punctuationSeparates(String delimiter) {
        assertThat(new DelimiterCheck().check(withDelimiter(table(ORDER), delimiter)))
                .isEmpty();
    }

    @Test
    void anEmptyOrOverlongAttributeNameIsTold() {
        Entity order = entity("Order").of(text("id"), stored(text("note"), ""), stored(text("text"), "ä".repeat(128)));

        assertThat(texts(new AttributeNameCheck().check(withKeys(table(order), "", "SK", "Type"))))
                .satisfiesExactly(
                        first -> assertThat(first)
                                .isEqualTo("[InvalidAttributeName] The attribute of the partition key of the table"
                                        + " com.daintree.data.Daintree must be 1 to 255 bytes long: \"\". Write a short name, or leave"
                                        + " it out."),
                        second -> assertThat(second)
                                .startsWith("[InvalidAttributeName] @Attribute on com.daintree.shop.Order.note must"),
                        third -> assertThat(third)
                                .startsWith("[InvalidAttributeName] @Attribute on com.daintree.shop.Order.text must"));
    }

    @Test
    void theAttributesOfADocumentAreLookedAtToo() {
        Document address = document("Address", stored(text("zip"), ""));

        assertThat(new AttributeNameCheck().check(with(table(ORDER), List.of(address))))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofPropertyAnnotation(DAINTREE, address.javaType(), "zip", "Attribute", "value"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ab", "by status", "über", "a/b"})
    void anIndexNameIsOneThatDynamoDbTakes(String name) {
        assertThat(new IndexNameCheck().check(table(List.of(index(3, name, "A", "B")), ORDER)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[InvalidIndexName] The name of index 3 of com.daintree.data.Daintree must be 3 to 255 characters"
                                            + " of a-z, A-Z, 0-9, _, . and -: \"" + name
                                            + "\". Write such a name, or leave it"
                                            + " out for \"GSI3\".");
                    assertThat(problem.at()).isEqualTo(Locator.ofIndex(DAINTREE, 3, false, "name"));
                });
    }

    @Test
    void twoIndexesMayNotHaveOneNameGlobalOrLocal() {
        assertThat(texts(new IndexNameCheck()
                        .check(table(
                                List.of(index(1, "LSI1", "A", "B"), index(2, "lsi1", "C", "D"), index(1, true)),
                                ORDER))))
                .containsExactly(
                        "[DuplicateIndexName] The name of local index 1 of com.daintree.data.Daintree may not be that of index 1"
                                + " too: \"LSI1\". Write a name of its own, or {n} in the pattern, or leave it out for"
                                + " \"LSI1\".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "by-status", "class", "1st", "a.b"})
    void aQueryIsCalledByAJavaName(String name) {
        Entity order = entity("Order").gsi(2, name, "A#{id}", "B").of(text("id"));

        assertThat(new DeclaredNameCheck().check(table(order))).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo(
                            "[InvalidName] name of @Gsi(index = 2) on com.daintree.shop.Order must be a Java name: \""
                                    + name + "\". Write what the query shall be called, such as \"byStatus\".");
            assertThat(problem.at()).isEqualTo(Locator.ofAnnotation(DAINTREE, order.javaType(), "Gsi", 2, "name"));
        });
    }

    @Test
    void theQueryOfThePrimaryKeyMayBeLeftOutButNotMisnamed() {
        assertThat(new DeclaredNameCheck().check(table(ORDER))).isEmpty();
        Entity misnamed = entity("Order").key("A#{id}", "B", "of customer").of(text("id"));
        assertThat(texts(new DeclaredNameCheck().check(table(misnamed))))
                .containsExactly(
                        "[InvalidName] name of @Key on com.daintree.shop.Order must be a Java name: \"of customer\". Write what"
                                + " the query shall be called, such as \"ofCustomer\", or leave it out.");
    }

    @Test
    void entitiesAndCollectionsAreCalledByJavaNames() {
        Entity order = entity("Order").named("my order").of(text("id"));
        Collection items = collection("OrderItem", "all items", 0, order);

        assertThat(texts(new DeclaredNameCheck().check(with(table(order), List.of(), items))))
                .containsExactly(
                        "[InvalidName] name of @Entity on com.daintree.shop.Order must be a Java name: \"my order\". Write what its"
                                + " generated classes shall be called after, such as \"Order\".",
                        "[InvalidName] name of @ItemCollection on com.daintree.shop.OrderItem must be a Java name: \"all items\". Write"
                                + " what the method shall be called, such as \"orderItem\".");
    }

    @Test
    void twoEntitiesMayNotWriteOneType() {
        Entity cart = entity("Cart").typed("Order").of(text("id"));

        assertThat(new DuplicateTypeCheck().check(table(ORDER, cart)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo("[DuplicateType] com.daintree.shop.Cart may not have the type of"
                                    + " com.daintree.shop.Order: \"Order\". Write @Entity(type = …) with a text that no other"
                                    + " entity of Daintree has.");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, cart.javaType(), "Entity", -1, "type"));
                });
        assertThat(new DuplicateTypeCheck().check(table(ORDER, entity("ORDER").of())))
                .isEmpty();
    }

    @Test
    void twoPropertiesMayNotBeStoredUnderOneNameAndTheAliasIsWhereItIsTold() {
        Entity order = entity("Order").of(stored(text("first"), "name"), text("name"), stored(text("last"), "name"));

        assertThat(new DuplicateAttributeCheck().check(table(order)))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofPropertyAnnotation(DAINTREE, order.javaType(), "first", "Attribute", "value"),
                        Locator.ofPropertyAnnotation(DAINTREE, order.javaType(), "last", "Attribute", "value"));
    }

    @Test
    void aDocumentsPropertiesMayNotBeStoredUnderOneNameEither() {
        Document address = document("Address", text("zip"), stored(text("code"), "zip"));

        assertThat(texts(new DuplicateAttributeCheck().check(with(table(ORDER), List.of(address)))))
                .containsExactly(
                        "[DuplicateAttribute] The properties \"code\" and \"zip\" of com.daintree.shop.Address may not be stored"
                                + " under one name: \"zip\". Write @Attribute with another name on one of them.");
    }

    @Test
    void entitiesOfOneNameClashOnceNotOncePerClass() {
        Entity other = new EntityDesign(QualifiedName.of("com.daintree.billing", "Order")).of(text("id"));

        assertThat(new TypeClashCheck().check(table(ORDER, other)))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.text())
                            .isEqualTo(
                                    "[NameClash] com.daintree.billing.Order cannot have a generated class of this name,"
                                            + " which com.daintree.shop.Order has already: \"OrderKeys\". Write @Entity(name = …) with"
                                            + " another name.");
                    assertThat(problem.at())
                            .isEqualTo(Locator.ofAnnotation(DAINTREE, other.javaType(), "Entity", -1, "name"));
                });
        assertThat(new MemberClashCheck().check(table(ORDER, other))).isEmpty();
        Entity renamed =
                new EntityDesign(other.javaType()).named("BillingOrder").of(text("id"));
        assertThat(new TypeClashCheck().check(table(ORDER, renamed))).isEmpty();
    }

    @Test
    void classesThatDifferByCaseAloneClash() {
        assertThat(texts(new TypeClashCheck().check(table(ORDER, entity("ORDER").of(text("id"))))))
                .singleElement()
                .asString()
                .contains("\"ORDERKeys\"");
    }

    @Test
    void aGeneratedClassClashesWithAClassOfTheDesignInItsPackage() {
        Entity order = new EntityDesign(QualifiedName.of("com.daintree.data", "Order")).of(text("id"));
        Entity keys = new EntityDesign(QualifiedName.of("com.daintree.data", "OrderKeys")).of(text("id"));

        assertThat(texts(new TypeClashCheck().check(table(keys, order))))
                .containsExactly("[NameClash] com.daintree.data.Order cannot have a generated class of this name, which"
                        + " is a class of the same package: \"OrderKeys\". Write @Entity(name = …) with another name.");
        Entity elsewhere = new EntityDesign(QualifiedName.of("com.daintree.shop", "OrderKeys")).of(text("id"));
        assertThat(new TypeClashCheck().check(table(elsewhere, order))).isEmpty();
    }

    @Test
    void documentsOfOneNameClashAndSoDoesAnEntityWithWhatBelongsToTheTable() {
        Document one = document("Address", text("zip"));
        Document two = new Document(
                QualifiedName.of("com.daintree.billing", "Address"), "Address", one.properties(), one.construction());
        Entity address = entity("Daintree_Address").of(text("id"));

        assertThat(new TypeClashCheck().check(with(table(address), List.of(one, two))))
                .extracting(Problem::at)
                .containsExactly(
                        Locator.ofAnnotation(DAINTREE, one.javaType(), "Document", -1, "name"),
                        Locator.ofAnnotation(DAINTREE, two.javaType(), "Document", -1, "name"));
    }

    @Test
    void entitiesAndCollectionsMayNotBeReachedByOneMethod() {
        Entity line = entity("OrderLine").of(text("id"));
        Entity nested = entity("Nested").named("Order_Line").of(text("id"));
        Collection lines = collection("Lines", "orderLine", 0, line);
        Collection same = collection("Others", "lines", 0, line);
        Collection again = collection("More", "lines", 0, line);

        assertThat(texts(new MemberClashCheck().check(with(table(line, nested), List.of(), lines, same, again))))
                .containsExactly(
                        "[NameClash] com.daintree.shop.Nested cannot be reached by the method of this name, which OrderLine has already:"
                                + " \"orderLine\". Write @Entity(name = …) with another name.",
                        "[NameClash] The collection com.daintree.shop.Lines cannot be reached by the method of this name, which OrderLine"
                                + " has already: \"orderLine\". Write @ItemCollection(name = …) with another name.",
                        "[NameClash] The collection com.daintree.shop.More cannot be reached by the method of this name, which the"
                                + " collection Others has already: \"lines\". Write @ItemCollection(name = …) with"
                                + " another name.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"get", "create", "put", "delete", "update", "prepareGet", "prepareAnything"})
    void aQueryMayNotTakeTheNameOfAnOperation(String name) {
        Entity order = entity("Order").gsi(1, name, "A#{id}", "B").of(text("id"));

        assertThat(texts(new MemberClashCheck().check(table(order))))
                .singleElement()
                .asString()
                .startsWith(
                        "[NameClash] name of @Gsi(index = 1) on com.daintree.shop.Order cannot be one that the repository keeps for"
                                + " its own operation: \"" + name + "\". Write another, such as \"by");
    }

    @Test
    void twoQueriesOfAnEntityMayNotHaveOneNameAlsoByCase() {
        Entity order = entity("Order")
                .key("A#{id}", "B", "byId")
                .gsi(1, "byId", "A#{id}", "B")
                .gsi(2, "byid", "A#{id}", "B")
                .of(text("id"));

        assertThat(texts(new MemberClashCheck().check(table(order))))
                .containsExactly(
                        "[NameClash] name of @Gsi(index = 1) on com.daintree.shop.Order cannot be one that @Key has already: \"byId\"."
                                + " Write another, such as \"byById\".",
                        "[NameClash] name of @Gsi(index = 2) on com.daintree.shop.Order cannot be one that @Key has already: \"byid\"."
                                + " Write another, such as \"byByid\".");
    }

    @Test
    void queriesOfDifferentEntitiesMayHaveOneName() {
        Entity order = entity("Order").gsi(1, "byId", "A#{id}", "B").of(text("id"));
        Entity cart = entity("Cart").gsi(1, "byId", "A#{id}", "B").of(text("id"));

        assertThat(new MemberClashCheck().check(table(order, cart))).isEmpty();
    }

    @Test
    void propertiesMayNotHaveOneConstant() {
        Entity order = entity("Order").of(text("fooBar"), text("foo_bar"));

        assertThat(texts(new MemberClashCheck().check(table(order))))
                .containsExactly(
                        "[NameClash] The properties \"fooBar\" and \"foo_bar\" of com.daintree.shop.Order cannot both be"
                                + " referred to by one constant: \"FOO_BAR\". Rename one of them.");
    }

    @Test
    void oneEntityMayNotBeInTwoTablesOfAPackage() {
        io.keywright.schema.Table other = new io.keywright.schema.Table(
                QualifiedName.of("com.daintree.data", "Archive"),
                "Archive",
                "PK",
                "SK",
                "Type",
                "#",
                List.of(),
                List.of(ORDER),
                List.of(),
                List.of());

        assertThat(Checks.across(List.of(table(ORDER), other))).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo(
                            "[NameClash] com.daintree.data.Archive cannot list an entity whose generated classes Daintree of the same"
                                    + " package has already: \"Order\". Put one of the tables into a package of its own, or"
                                    + " list the entity once.");
            assertThat(problem.at()).isEqualTo(Locator.ofEntityListing(other.type(), ORDER.javaType()));
        });
        assertThat(Checks.across(List.of(table(ORDER)))).isEmpty();
    }
}
