package io.keywright.tools.doctor;

import io.keywright.runtime.error.KeywrightException;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemSize;
import io.keywright.schema.Entity;
import io.keywright.schema.Guard;
import io.keywright.schema.Index;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import io.keywright.tools.generated.GeneratedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Looks at one item, without asking DynamoDB: it is read by its mapper and written anew, and both are compared. */
final class Examination {

    /** Nine tenths of what DynamoDB takes. */
    static final int LARGE = 400 * 1024 / 10 * 9;

    private final Table model;
    private final Map<String, Entity> entities = new HashMap<>();
    private final Map<Entity, EntityMapper<Object>> mappers = new LinkedHashMap<>();

    Examination(GeneratedTable table) {
        model = table.model();
        for (Entity entity : model.entities()) {
            mappers.put(entity, table.mapper(entity));
            entity.types().forEach(type -> entities.put(type, entity));
        }
    }

    Diagnosis of(Map<String, AttributeValue> item) {
        Diagnosis diagnosis = new Diagnosis(item, key(item));
        AttributeValue stored = item.get(model.typeAttribute());
        String type = stored == null ? null : stored.s();
        int size = ItemSize.of(item);
        if (size >= LARGE) {
            diagnosis.found(Kind.LARGE_ITEM, String.valueOf(type), size / 1024 + " KB of 400");
        }
        if (type == null) {
            untyped(diagnosis);
        } else if (entities.containsKey(type)) {
            typed(diagnosis, Objects.requireNonNull(entities.get(type)), type);
        } else if (!isGuard(item)) {
            diagnosis.found(Kind.UNKNOWN_TYPE, type, "no entity of the model has this type");
        }
        return diagnosis;
    }

    /** Whether it holds a unique value for another item. */
    boolean isGuard(Map<String, AttributeValue> item) {
        AttributeValue type = item.get(model.typeAttribute());
        return type != null && Guard.PREFIX.equals(type.s()) && !entities.containsKey(Guard.PREFIX);
    }

    /** The mapper of the items of this type; empty for an unknown one. */
    Optional<EntityMapper<Object>> mapper(@Nullable String type) {
        return Optional.ofNullable(type == null ? null : entities.get(type)).map(mappers::get);
    }

    /** The attributes of an item's primary key. */
    Map<String, AttributeValue> key(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> key = new LinkedHashMap<>();
        for (String name : model.sortKey() == null
                ? List.of(model.partitionKey())
                : List.of(model.partitionKey(), model.sortKey())) {
            key.put(name, Objects.requireNonNull(item.get(name), name));
        }
        return key;
    }

    /** The one entity whose mapper reads the item and gives it the key that it has. */
    private void untyped(Diagnosis diagnosis) {
        List<Entity> fitting = new ArrayList<>();
        mappers.forEach((entity, mapper) -> {
            try {
                Map<String, AttributeValue> written = mapper.toItem(mapper.fromItem(diagnosis.item));
                if (key(written).equals(diagnosis.key)) {
                    fitting.add(entity);
                }
            } catch (KeywrightException unfit) {
                // It is of another entity.
            }
        });
        if (fitting.size() == 1) {
            Entity entity = fitting.get(0);
            diagnosis.found(Kind.MISSING_TYPE, entity.type(), "key and attributes are those of " + entity.type());
            diagnosis.set.put(model.typeAttribute(), AttributeValue.fromS(entity.type()));
            typed(diagnosis, entity, entity.type());
        } else {
            diagnosis.found(
                    Kind.MISSING_TYPE, "", fitting.isEmpty() ? "it fits no entity" : "it fits several entities");
        }
    }

    private void typed(Diagnosis diagnosis, Entity entity, String type) {
        EntityMapper<Object> mapper = Objects.requireNonNull(mappers.get(entity));
        Map<String, AttributeValue> expected;
        try {
            Object object = mapper.fromItem(diagnosis.item);
            expected = mapper.toItem(object);
            diagnosis.read(entity, object);
        } catch (KeywrightException unreadable) {
            diagnosis.found(Kind.UNREADABLE, type, String.valueOf(unreadable.getMessage()));
            return;
        }
        if (!key(expected).equals(diagnosis.key)) {
            diagnosis.found(Kind.KEY_DISAGREES, type, "the attributes give another primary key");
            diagnosis.set.clear();
            return;
        }
        if (!type.equals(entity.type())) {
            diagnosis.found(Kind.OLD_TYPE, type, "it is called " + entity.type() + " now");
            diagnosis.set.put(model.typeAttribute(), AttributeValue.fromS(entity.type()));
        }
        entity.properties().forEach(property -> names(diagnosis, type, property));
        model.indexes().forEach(index -> index(diagnosis, type, index, expected));
    }

    private static void names(Diagnosis diagnosis, String type, Property property) {
        for (String former : property.evolution().formerly()) {
            AttributeValue old = diagnosis.item.get(former);
            if (old != null) {
                diagnosis.found(Kind.OLD_ATTRIBUTE, type, former + " is called " + property.attribute() + " now");
                diagnosis.remove.add(former);
                if (!diagnosis.item.containsKey(property.attribute())) {
                    diagnosis.set.put(property.attribute(), old);
                }
            }
        }
    }

    private void index(Diagnosis diagnosis, String type, Index index, Map<String, AttributeValue> expected) {
        List<String> attributes = new ArrayList<>();
        if (!index.local()) {
            attributes.add(index.partitionKey());
        }
        if (index.sortKey() != null) {
            attributes.add(index.sortKey());
        }
        long there = attributes.stream().filter(diagnosis.item::containsKey).count();
        boolean same =
                attributes.stream().allMatch(name -> Objects.equals(diagnosis.item.get(name), expected.get(name)));
        if (same) {
            return;
        }
        Kind kind = there == 0
                ? Kind.MISSING_INDEX_KEY
                : there < attributes.size() ? Kind.HALF_INDEX_KEY : Kind.STALE_INDEX_KEY;
        diagnosis.found(kind, type, index.name());
        for (String name : attributes) {
            AttributeValue value = expected.get(name);
            if (value != null) {
                diagnosis.set.put(name, value);
            } else if (diagnosis.item.containsKey(name)) {
                diagnosis.remove.add(name);
            }
        }
    }
}
