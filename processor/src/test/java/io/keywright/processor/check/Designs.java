package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import io.keywright.schema.Unique;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tables written by hand, as the reader would have read them from a sound source. */
final class Designs {

    static final QualifiedName DAINTREE = QualifiedName.of("com.daintree.data", "Daintree");

    private Designs() {}

    /** The table {@code Daintree} with default names and with the indexes that its entities are in. */
    static Table table(Entity... entities) {
        List<Index> indexes = new ArrayList<>();
        for (Entity entity : entities) {
            for (IndexKey key : entity.indexKeys()) {
                boolean known = indexes.stream()
                        .anyMatch(index -> index.number() == key.index() && index.local() == key.local());
                if (!known) {
                    indexes.add(index(key.index(), key.local()));
                }
            }
        }
        return table(indexes, entities);
    }

    static Table table(List<Index> indexes, Entity... entities) {
        return new Table(
                DAINTREE, "Daintree", "PK", "SK", "Type", "#", indexes, List.of(entities), List.of(), List.of());
    }

    static Table withKeys(Table table, String partitionKey, @Nullable String sortKey, String type) {
        return new Table(
                table.type(),
                table.name(),
                partitionKey,
                sortKey,
                type,
                table.delimiter(),
                table.indexes(),
                table.entities(),
                table.documents(),
                table.collections());
    }

    static Table withDelimiter(Table table, String delimiter) {
        return new Table(
                table.type(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                delimiter,
                table.indexes(),
                table.entities(),
                table.documents(),
                table.collections());
    }

    static Table with(Table table, List<Document> documents, Collection... collections) {
        return new Table(
                table.type(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.delimiter(),
                table.indexes(),
                table.entities(),
                documents,
                Arrays.asList(collections));
    }

    static Table expiring(Table table, String timeToLive) {
        return new Table(
                table.type(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                timeToLive,
                table.delimiter(),
                table.indexes(),
                table.entities(),
                table.documents(),
                table.collections());
    }

    static Index index(int number, boolean local) {
        String name = (local ? "LSI" : "GSI") + number;
        return new Index(number, local, name, local ? "PK" : name + "PK", name + "SK", Index.Projection.ALL, List.of());
    }

    static Index index(int number, String name, String partitionKey, @Nullable String sortKey) {
        return new Index(number, false, name, partitionKey, sortKey, Index.Projection.ALL, List.of());
    }

    static Index including(int number, Index.Projection projection, String... include) {
        String name = "GSI" + number;
        return new Index(number, false, name, name + "PK", name + "SK", projection, List.of(include));
    }

    static EntityDesign entity(String name) {
        return new EntityDesign(QualifiedName.of("com.daintree.shop", name));
    }

    static Document document(String name, Property... properties) {
        return new Document(
                QualifiedName.of("com.daintree.shop", name),
                name,
                List.of(properties),
                EntityDesign.constructor(List.of(properties)));
    }

    static Collection collection(String javaName, String method, int index, Entity... members) {
        return new Collection(
                QualifiedName.of("com.daintree.shop", javaName),
                method,
                index,
                Stream.of(members).map(Entity::javaType).toList());
    }

    static Property text(String name) {
        return property(name, ScalarKind.STRING);
    }

    static Property property(String name, ScalarKind kind) {
        return property(name, Scalar.of(kind));
    }

    static Property property(String name, PropertyType type) {
        return new Property(
                name,
                name,
                type,
                Property.Presence.REQUIRED,
                new Property.Accessor(name, Property.Accessor.Kind.METHOD));
    }

    static Property stored(Property property, String attribute) {
        return property.storedAs(attribute);
    }

    static Property absent(Property property, Property.Presence presence) {
        return new Property(
                property.name(),
                property.attribute(),
                property.type(),
                presence,
                property.accessor(),
                property.marks());
    }

    static Property version(Property property) {
        return marked(property, property.marks().with(Marks.Kind.VERSION));
    }

    static Property immutable(Property property) {
        return marked(property, property.marks().with(Marks.Kind.IMMUTABLE));
    }

    static Property timeToLive(Property property) {
        return marked(property, property.marks().with(Marks.Kind.TIME_TO_LIVE));
    }

    static Property createdAt(Property property) {
        return marked(property, property.marks().with(Marks.Kind.CREATED_AT));
    }

    static Property updatedAt(Property property) {
        return marked(property, property.marks().with(Marks.Kind.UPDATED_AT));
    }

    static Property unique(Property property, Unique unique) {
        return marked(property, property.marks().with(unique));
    }

    private static Property marked(Property property, Marks marks) {
        return new Property(
                property.name(),
                property.attribute(),
                property.type(),
                property.presence(),
                property.accessor(),
                marks);
    }

    static QualifiedName type(String name) {
        return QualifiedName.of("com.daintree.shop", name);
    }

    static EnumType enumOf(String... constants) {
        return EnumType.byName(QualifiedName.of("com.daintree.shop", "Status"), List.of(constants));
    }

    /** The problems as they are printed. */
    static List<String> texts(List<Problem> problems) {
        return problems.stream().map(Problem::text).toList();
    }
}
