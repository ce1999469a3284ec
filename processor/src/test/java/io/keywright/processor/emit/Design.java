package io.keywright.processor.emit;

import io.keywright.schema.Construction.Constructor;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import io.keywright.schema.TemplateParser;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Records by hand: what the reader would give for records of package {@code shop} and a table in {@code data}. */
final class Design {

    static final PropertyType STRING = Scalar.of(ScalarKind.STRING);
    static final PropertyType INSTANT = Scalar.of(ScalarKind.INSTANT);
    static final PropertyType LONG = new Scalar(ScalarKind.LONG, true);

    private Design() {}

    static Table table(List<Index> indexes, List<Entity> entities, List<Document> documents) {
        return new Table(
                QualifiedName.of("data", "App"),
                "App",
                "PK",
                "SK",
                "Type",
                "#",
                indexes,
                entities,
                documents,
                List.of());
    }

    static Index global(int number) {
        return new Index(
                number,
                false,
                "GSI" + number,
                "GSI" + number + "PK",
                "GSI" + number + "SK",
                Index.Projection.ALL,
                List.of());
    }

    static Entity entity(String name, EntityKey key, List<IndexKey> indexKeys, Property... properties) {
        List<Property> all = List.of(properties);
        return new Entity(
                QualifiedName.of("shop", name),
                name,
                name,
                key,
                indexKeys,
                all,
                new Constructor(all.stream().map(Property::name).toList()));
    }

    static EntityKey key(String pk, String sk, @Nullable String query) {
        return new EntityKey(template(pk), template(sk), query);
    }

    static IndexKey place(int index, String query, String pk, String sk) {
        return new IndexKey(index, false, query, template(pk), template(sk));
    }

    static KeyTemplate template(String text) {
        return TemplateParser.parse(text);
    }

    static Property required(String name, PropertyType type) {
        return property(name, name, type, Presence.REQUIRED);
    }

    static Property nullable(String name, PropertyType type) {
        return property(name, name, type, Presence.NULLABLE);
    }

    static Property property(String name, String attribute, PropertyType type, Presence presence) {
        return new Property(name, attribute, type, presence, new Accessor(name, Accessor.Kind.METHOD));
    }
}
