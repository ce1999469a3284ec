package io.keywright.schema;

import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Short words for building models by hand. */
public final class TestModel {

    static final PropertyType STRING = Scalar.of(ScalarKind.STRING);
    static final PropertyType INT = new Scalar(ScalarKind.INT, true);
    static final PropertyType LONG = new Scalar(ScalarKind.LONG, true);
    static final PropertyType BOOLEAN = new Scalar(ScalarKind.BOOLEAN, true);
    static final PropertyType INSTANT = Scalar.of(ScalarKind.INSTANT);
    static final PropertyType OFFSET_DATE_TIME = Scalar.of(ScalarKind.OFFSET_DATE_TIME);
    static final PropertyType ZONED_DATE_TIME = Scalar.of(ScalarKind.ZONED_DATE_TIME);
    static final PropertyType LOCAL_DATE_TIME = Scalar.of(ScalarKind.LOCAL_DATE_TIME);
    static final PropertyType LOCAL_DATE = Scalar.of(ScalarKind.LOCAL_DATE);
    static final PropertyType YEAR_MONTH = Scalar.of(ScalarKind.YEAR_MONTH);
    static final PropertyType YEAR = Scalar.of(ScalarKind.YEAR);
    static final PropertyType UUID = Scalar.of(ScalarKind.UUID);
    static final PropertyType STATUS = enumType("Status", "PENDING", "SHIPPED");
    static final PropertyType ADDRESS = new DocumentType(shop("Address"));

    private TestModel() {}

    static QualifiedName shop(String... names) {
        return QualifiedName.of("com.daintree.shop", names);
    }

    static EnumType enumType(String name, String... constants) {
        return EnumType.byName(shop(name), List.of(constants));
    }

    static Property property(String name, PropertyType type) {
        return property(name, type, Presence.REQUIRED);
    }

    static Property property(String name, PropertyType type, Presence presence) {
        return new Property(name, name, type, presence, new Accessor(name, Accessor.Kind.METHOD));
    }

    static EntityKey key(String pk, @Nullable String sk) {
        return key(pk, sk, null);
    }

    static EntityKey key(String pk, @Nullable String sk, @Nullable String query) {
        return new EntityKey(TemplateParser.parse(pk), parse(sk), query);
    }

    static IndexKey gsi(int number, String query, String pk, @Nullable String sk) {
        return new IndexKey(number, false, query, TemplateParser.parse(pk), parse(sk));
    }

    static IndexKey lsi(int number, String query, String pk, String sk) {
        return new IndexKey(number, true, query, TemplateParser.parse(pk), parse(sk));
    }

    private static @Nullable KeyTemplate parse(@Nullable String text) {
        return text == null ? null : TemplateParser.parse(text);
    }

    static Entity entity(String name, EntityKey key, List<IndexKey> indexKeys, Property... properties) {
        List<String> names = Arrays.stream(properties).map(Property::name).toList();
        return new Entity(
                shop(name), name, name, key, indexKeys, List.of(properties), new Construction.Constructor(names));
    }

    static Index globalIndex(int number, Index.Projection projection, String... include) {
        String name = "GSI" + number;
        return new Index(number, false, name, name + "PK", name + "SK", projection, List.of(include));
    }

    static Index localIndex(int number, Index.Projection projection, String... include) {
        String name = "LSI" + number;
        return new Index(number, true, name, "PK", name + "SK", projection, List.of(include));
    }

    static Table table(Entity... entities) {
        return table(List.of(), entities);
    }

    static Table table(List<Index> indexes, Entity... entities) {
        return new Table(
                QualifiedName.of("com.daintree.data", "Daintree"),
                "Daintree",
                "PK",
                "SK",
                "Type",
                "#",
                indexes,
                List.of(entities),
                List.of(address()),
                List.of());
    }

    static Table withCollections(Table table, Collection... collections) {
        return new Table(
                table.type(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.delimiter(),
                table.indexes(),
                table.entities(),
                table.documents(),
                List.of(collections));
    }

    static Table withProjections(Table table, Projection... projections) {
        return new Table(
                table.type(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.timeToLive(),
                table.delimiter(),
                table.indexes(),
                table.entities(),
                table.documents(),
                table.collections(),
                List.of(projections));
    }

    static Document address() {
        return new Document(
                shop("Address"),
                "Address",
                List.of(property("street", STRING), property("country", STRING, Presence.NULLABLE)),
                new Construction.Constructor(List.of("street", "country")));
    }

    /** A customer with orders, an index over both, and one of each kind of projection. */
    public static Table daintree() {
        Entity customer = entity(
                "Customer",
                key("CUSTOMER#{customerId}", "CUSTOMER#{customerId}"),
                List.of(gsi(1, "byEmail", "EMAIL#{email:lower}", "CUSTOMER")),
                property("customerId", STRING),
                property("email", STRING),
                new Property(
                        "firstName", "fn", STRING, Presence.REQUIRED, new Accessor("firstName", Accessor.Kind.METHOD)),
                property("address", ADDRESS, Presence.NULLABLE));
        Entity order = entity(
                "Order",
                key("CUSTOMER#{customerId}", "ORDER#{orderId}", "ofCustomer"),
                List.of(
                        gsi(2, "byStatus", "STATUS#{status}", "{placedAt:seconds}#{orderId}"),
                        lsi(1, "ofCustomerByTime", "CUSTOMER#{customerId}", "{placedAt}")),
                property("customerId", STRING),
                property("orderId", STRING),
                property("placedAt", INSTANT),
                property("status", STATUS),
                property("total", Scalar.of(ScalarKind.BIG_DECIMAL)));
        List<Index> indexes = List.of(
                globalIndex(1, Index.Projection.KEYS_ONLY),
                globalIndex(2, Index.Projection.INCLUDE, "total", "placedAt"),
                localIndex(1, Index.Projection.ALL));
        return withCollections(
                table(indexes, customer, order),
                new Collection(
                        QualifiedName.of("com.daintree.data", "Daintree", "CustomerItem"),
                        "customerItem",
                        0,
                        List.of(shop("Customer"), shop("Order"))));
    }
}
