package io.keywright.tools.imports;

import io.keywright.schema.Construction;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.TemplateParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An entity while it is read: properties are found in the course of reading its keys, too. */
final class EntityDraft {

    private final QualifiedName javaType;
    private final String type;
    private final Notes notes;
    private final Map<String, Property> byAttribute = new LinkedHashMap<>();
    private final Map<Integer, IndexKey> indexKeys = new LinkedHashMap<>();
    private String pk = "";
    private @Nullable String sk;
    private @Nullable String queryName;

    EntityDraft(QualifiedName javaType, String type, Notes notes) {
        this.javaType = javaType;
        this.type = type;
        this.notes = notes;
    }

    String name() {
        return javaType.simpleName();
    }

    String type() {
        return type;
    }

    void note(String text) {
        notes.add(name(), text);
    }

    /** Adds what is stored under this name; a name that is there already is left as it is. */
    Property add(String attribute, PropertyType stored, boolean required) {
        return byAttribute.computeIfAbsent(attribute, name -> {
            String javaName = JavaNames.property(name, this::isProperty);
            boolean present = required || stored instanceof SetType;
            return property(javaName, name, present ? stored : boxed(stored), present);
        });
    }

    private boolean isProperty(String javaName) {
        return byAttribute.values().stream()
                .anyMatch(property -> property.name().equals(javaName));
    }

    private static Property property(String javaName, String attribute, PropertyType type, boolean required) {
        return new Property(
                javaName,
                attribute,
                type,
                required ? Presence.REQUIRED : Presence.NULLABLE,
                new Property.Accessor(javaName, Property.Accessor.Kind.METHOD));
    }

    private static PropertyType boxed(PropertyType type) {
        return type instanceof Scalar scalar ? Scalar.of(scalar.kind()) : type;
    }

    Optional<Property> find(String attribute) {
        return Optional.ofNullable(byAttribute.get(attribute));
    }

    List<Property> properties() {
        return List.copyOf(byAttribute.values());
    }

    void remove(String attribute) {
        byAttribute.remove(attribute);
    }

    /** Says that a component of the primary key is always there. */
    void require(String attribute) {
        Property found = byAttribute.get(attribute);
        if (found != null && found.optional()) {
            note("\"" + attribute + "\" could be absent in the source, which a component of the primary key cannot.");
            byAttribute.put(attribute, property(found.name(), attribute, found.type(), true));
        }
    }

    /** What a placeholder says of a property, so that it can be written into a key. */
    String placeholder(Property property, boolean sort, String width) {
        if (!(property.type() instanceof Scalar scalar)) {
            throw new RefusedModelException(name() + "." + property.name() + " is " + word(property.type())
                    + ", which cannot be written into a key");
        }
        String format = "";
        if (scalar.kind() == ScalarKind.LONG && (sort || !width.isEmpty())) {
            format = ":" + (width.isEmpty() ? "19" : width);
            if (width.isEmpty()) {
                note("\"" + property.attribute()
                        + "\" is a number in a sort key: written with 19 digits, so that the text"
                        + " sorts as the numbers do, and none is below zero. Keys that are stored already differ.");
            }
        } else if (scalar.kind() == ScalarKind.BIG_DECIMAL) {
            format = ":signed19.9";
            note("\"" + property.attribute()
                    + "\" is a decimal number in a key: written with 19 digits before the point"
                    + " and 9 behind it. Keys that are stored already differ.");
        } else if (scalar.kind() == ScalarKind.BYTES) {
            throw new RefusedModelException(
                    name() + "." + property.name() + " is binary, which cannot be written into a key");
        }
        return "{" + property.name() + format + "}";
    }

    static String word(PropertyType type) {
        return type instanceof ListType ? "a list" : type instanceof MapType ? "a map" : "a set";
    }

    void key(String partition, @Nullable String sort) {
        pk = partition;
        sk = sort;
    }

    String pk() {
        return pk;
    }

    @Nullable
    String sk() {
        return sk;
    }

    void query(String name) {
        if (queryName == null) {
            queryName = JavaNames.query(name, query -> isQueryBeside(query, 0));
        }
    }

    /** Whether another place than that index has a query of this name. */
    private boolean isQueryBeside(String name, int number) {
        return (number != 0 && name.equals(queryName))
                || indexKeys.values().stream()
                        .anyMatch(
                                key -> key.index() != number && key.queryName().equals(name));
    }

    void indexKey(int number, String query, String partition, @Nullable String sort) {
        indexKeys.put(
                number,
                new IndexKey(
                        number,
                        false,
                        JavaNames.query(query, name -> isQueryBeside(name, number)),
                        TemplateParser.parse(partition),
                        sort == null ? null : TemplateParser.parse(sort)));
    }

    List<IndexKey> indexKeys() {
        return List.copyOf(indexKeys.values());
    }

    Entity entity() {
        KeyTemplate sortKey = sk == null ? null : TemplateParser.parse(sk);
        List<Property> properties = properties();
        List<IndexKey> keys = new ArrayList<>(indexKeys.values());
        keys.sort((one, other) -> Integer.compare(one.index(), other.index()));
        return new Entity(
                javaType,
                name(),
                type,
                new EntityKey(TemplateParser.parse(pk), sortKey, queryName),
                keys,
                properties,
                new Construction.Constructor(
                        properties.stream().map(Property::name).toList()));
    }
}
