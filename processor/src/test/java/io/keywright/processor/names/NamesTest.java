package io.keywright.processor.names;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.Collection;
import io.keywright.schema.Construction;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class NamesTest {

    @Test
    void generatedClassesAreCalledAfterTheirEntityAndLieBesideTheTable() {
        Entity order = entity("Order", "ofCustomer", List.of(), "orderId");
        EntityNames names = Names.of(table(order)).entity(order);

        assertThat(names.keys()).hasToString("com.daintree.data.OrderKeys");
        assertThat(names.mapper()).hasToString("com.daintree.data.OrderMapper");
        assertThat(names.attributes()).hasToString("com.daintree.data.OrderAttributes");
        assertThat(names.repository()).hasToString("com.daintree.data.OrderRepository");
        assertThat(names.accessor()).isEqualTo("order");
    }

    @Test
    void whatBelongsToTheTableCarriesItsName() {
        Names names = Names.of(table());

        assertThat(names.facade()).hasToString("com.daintree.data.DaintreeTable");
        assertThat(names.descriptor()).hasToString("com.daintree.data.DaintreeDescriptor");
        Document address = new Document(
                QualifiedName.of("com.daintree.shop", "Address"),
                "Address",
                List.of(),
                new Construction.Constructor(List.of()));
        assertThat(names.mapper(address)).hasToString("com.daintree.data.Daintree_AddressMapper");
        assertThat(names.attributes(address)).hasToString("com.daintree.data.Daintree_AddressAttributes");
        Collection items = new Collection(QualifiedName.of("com.daintree.shop", "Shop", "Item"), "item", 0, List.of());
        assertThat(names.decoder(items)).hasToString("com.daintree.data.Shop_ItemDecoder");
    }

    @Test
    void aNestedEntityIsReachedUnderItsWholeName() {
        Entity line = entity("Shop_OrderLine", null, List.of(), "id");

        assertThat(Names.of(table(line)).entity(line).accessor()).isEqualTo("shopOrderLine");
    }

    @Test
    void anAccessorGivesWayToTheFacadesOwnMethodsToObjectAndToKeywords() {
        List<Entity> entities = Stream.of("Table", "Class", "Default", "Notify", "Transaction", "Open")
                .map(name -> entity(name, null, List.of(), "id"))
                .toList();
        Names names = Names.of(table(entities.toArray(new Entity[0])));

        assertThat(entities.stream().map(entity -> names.entity(entity).accessor()))
                .containsExactly("table_", "class_", "default_", "notify_", "transaction", "open_");
    }

    @Test
    void anAccessorOfTwoIsNeverGivenTwice() {
        Entity one = entity("OrderLine", null, List.of(), "id");
        Entity two = entity("Order_Line", null, List.of(), "id");
        Names names = Names.of(table(one, two));

        assertThat(names.entity(one).accessor()).isEqualTo("orderLine");
        assertThat(names.entity(two).accessor()).isEqualTo("orderLine_");
    }

    @Test
    void aQueryHasAStageForEachNumberOfFixedComponents() {
        IndexKey byStatus =
                new IndexKey(1, false, "byStatus", template("status"), template("placedAt", "a.b", "orderId"));
        Entity order = entity("Order", null, List.of(byStatus), "orderId");
        QueryNames query = Names.of(table(order)).entity(order).indexQueries().get(0);

        assertThat(query.method()).isEqualTo("byStatus");
        assertThat(query.stages()).containsExactly("ByStatus", "ByStatusPlacedAt", "ByStatusPlacedAtAB");
        assertThat(query.conditions())
                .extracting(QueryNames.Conditions::exact)
                .containsExactly("placedAt", "aB", "orderId");
        assertThat(query.conditions().get(0).between()).isEqualTo("placedAtBetween");
    }

    @Test
    void aConditionGivesWayToTheQuerysOwnMethods() {
        IndexKey index = new IndexKey(1, false, "all", template("id"), template("limit", "page", "default", "wait"));
        Entity order = entity("Order", null, List.of(index), "id");

        assertThat(Names.of(table(order)).entity(order).indexQueries().get(0).conditions())
                .extracting(QueryNames.Conditions::exact)
                .containsExactly("limit_", "page_", "default_", "wait_");
    }

    @Test
    void aReferenceInADocumentGivesWayToWhatItInheritsAndTakesNoOthersName() {
        QualifiedName type = QualifiedName.of("com.daintree.shop", "Place");
        List<Property> properties = Stream.of("path", "path_", "child", "child_", "child__", "wait", "default", "city")
                .map(NamesTest::property)
                .toList();
        Document place = new Document(type, "Place", properties, new Construction.Constructor(List.of()));
        Names names = Names.of(new Table(
                QualifiedName.of("com.daintree.data", "Daintree"),
                "Daintree",
                "PK",
                "SK",
                "Type",
                "#",
                List.of(),
                List.of(),
                List.of(place),
                List.of()));

        assertThat(properties.stream().map(property -> names.reference(place, property)))
                .containsExactly("path__", "path_", "child___", "child_", "child__", "wait_", "default_", "city");
    }

    @Test
    void namesThatNoFileCanHaveAreShortenedByThemselvesAlone() {
        String[] components = Stream.iterate(1, i -> i + 1)
                .limit(20)
                .map(i -> "aComponentWithALongName" + i)
                .toArray(String[]::new);
        IndexKey index = new IndexKey(1, false, "by", template("id"), template(components));
        IndexKey long_ = new IndexKey(2, false, "ö".repeat(300), template("id"), null);
        Entity order = entity("Ö".repeat(200), null, List.of(long_, index), "id");
        Entity alone = entity("Order", null, List.of(index), "id");
        EntityNames names = Names.of(table(order)).entity(order);

        List<String> classes = names.indexQueries().stream()
                .flatMap(query -> query.stages().stream())
                .map(stage -> names.repository().simpleName() + "$" + stage + ".class")
                .toList();
        assertThat(classes)
                .hasSize(21)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.getBytes(StandardCharsets.UTF_8).length <= 255);
        assertThat(Names.of(table(alone)).entity(alone).indexQueries().get(0).stages())
                .contains("ByAComponentWithALongName1")
                .last()
                .asString()
                .matches("ByAComponentWithALongName1AComponentWithALongName2\\w+_[0-9a-f]{8}");
    }

    @Test
    void aStageGivesWayToAQueryOfItsNameAndBothToTheRepository() {
        IndexKey first = new IndexKey(1, false, "by", template("id"), template("a", "b"));
        IndexKey second = new IndexKey(2, false, "byA", template("id"), null);
        IndexKey third = new IndexKey(3, false, "orderRepository", template("id"), null);
        Entity order = entity("Order", null, List.of(first, second, third), "id");
        List<QueryNames> queries = Names.of(table(order)).entity(order).indexQueries();

        assertThat(queries.get(0).stages()).containsExactly("By", "ByA_");
        assertThat(queries.get(1).type()).isEqualTo("ByA");
        assertThat(queries.get(2).type()).isEqualTo("OrderRepository_");
    }

    @Test
    void nestedClassesNeverDifferByCaseAlone() {
        IndexKey first = new IndexKey(1, false, "byid", template("id"), null);
        IndexKey second = new IndexKey(2, false, "byId", template("id"), null);
        Entity order = entity("Order", null, List.of(first, second), "id");

        assertThat(Names.of(table(order)).entity(order).indexQueries())
                .extracting(QueryNames::type)
                .containsExactly("Byid", "ById_");
    }

    @Test
    void anIndexNeverTakesAMethodOfThePrimaryKeyNorOneDerivedFromAnother() {
        List<IndexKey> keys = new ArrayList<>();
        int number = 1;
        for (String name : List.of("primary", "a", "aPartition")) {
            keys.add(new IndexKey(number++, false, name, template("id"), null));
        }
        Entity order = entity("Order", null, keys, "id");

        assertThat(Names.of(table(order)).entity(order).indexMethods())
                .flatExtracting(EntityNames.KeyMethods::key, EntityNames.KeyMethods::partition)
                .containsExactly(
                        "primary_", "primary_Partition", "a", "aPartition_", "aPartition", "aPartitionPartition");
    }

    @Test
    void aParameterIsNamedAfterItsPathOnceAndGivesWayToKeywordsVariablesAndOthers() {
        List<Placeholder> placeholders = Stream.of(
                        "address.country", "default", "item", "addressCountry", "default", "")
                .map(path -> new Placeholder(path, ""))
                .toList();

        assertThat(Names.parameters(placeholders, "item").values())
                .containsExactly("addressCountry", "default_", "item_", "addressCountry_", "value");
    }

    @Test
    void propertiesWhoseConstantsAreEqualStillGetTwo() {
        Entity order = entity("Order", null, List.of(), "fooBar", "foo_bar");

        assertThat(Names.of(table(order)).entity(order).constants()).containsExactly("FOO_BAR", "FOO_BAR_");
    }

    private static Table table(Entity... entities) {
        return new Table(
                QualifiedName.of("com.daintree.data", "Daintree"),
                "Daintree",
                "PK",
                "SK",
                "Type",
                "#",
                List.of(),
                List.of(entities),
                List.of(),
                List.of());
    }

    private static Entity entity(String name, @Nullable String query, List<IndexKey> indexKeys, String... properties) {
        return new Entity(
                QualifiedName.of("com.daintree.shop", name),
                name,
                name,
                new EntityKey(template("id"), template("id"), query),
                indexKeys,
                Stream.of(properties).map(NamesTest::property).toList(),
                new Construction.Constructor(List.of(properties)));
    }

    private static Property property(String name) {
        return new Property(
                name,
                name,
                Scalar.of(ScalarKind.STRING),
                Property.Presence.REQUIRED,
                new Property.Accessor(name, Property.Accessor.Kind.METHOD));
    }

    private static KeyTemplate template(String... paths) {
        List<Segment> segments =
                Stream.of(paths).<Segment>map(path -> new Placeholder(path, "")).toList();
        return new KeyTemplate(String.join("#", paths), segments, List.of());
    }
}
