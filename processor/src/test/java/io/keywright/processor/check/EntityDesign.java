package io.keywright.processor.check;

import io.keywright.schema.Construction;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Property;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.TemplateParser;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An entity in the making; what is not said is as an annotation would have it. */
final class EntityDesign {

    private final QualifiedName javaType;
    private final List<IndexKey> indexKeys = new ArrayList<>();
    private String name;
    private String type;
    private EntityKey key = new EntityKey(template("ID#{id}"), template("ID"), null);

    EntityDesign(QualifiedName javaType) {
        this.javaType = javaType;
        this.name = javaType.flatName();
        this.type = javaType.simpleName();
    }

    EntityDesign named(String other) {
        name = other;
        return this;
    }

    EntityDesign typed(String other) {
        type = other;
        return this;
    }

    EntityDesign key(String pk, @Nullable String sk) {
        return key(pk, sk, null);
    }

    EntityDesign key(String pk, @Nullable String sk, @Nullable String query) {
        key = new EntityKey(template(pk), sk == null ? null : template(sk), query);
        return this;
    }

    EntityDesign gsi(int index, String query, String pk, @Nullable String sk) {
        indexKeys.add(new IndexKey(index, false, query, template(pk), sk == null ? null : template(sk)));
        return this;
    }

    EntityDesign lsi(int index, String query, String sk) {
        indexKeys.add(new IndexKey(index, true, query, key.pk(), template(sk)));
        return this;
    }

    Entity of(Property... properties) {
        return new Entity(javaType, name, type, key, indexKeys, List.of(properties), constructor(List.of(properties)));
    }

    static Construction constructor(List<Property> properties) {
        return new Construction.Constructor(
                properties.stream().map(Property::name).toList());
    }

    private static KeyTemplate template(String text) {
        return TemplateParser.parse(text);
    }
}
