package io.keywright.tools.imports;

import io.keywright.schema.Collisions;
import io.keywright.schema.Collisions.Collision;
import io.keywright.schema.Index;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A table while it is read. What no model of Keywright can say is said otherwise here, with a note. */
final class TableDraft {

    static final String DELIMITER = "#";

    private final String name;
    private final QualifiedName type;
    private final String partitionKey;
    private final @Nullable String sortKey;
    private final Notes notes;
    private final List<EntityDraft> entities = new ArrayList<>();
    private final List<Index> indexes = new ArrayList<>();

    TableDraft(String name, QualifiedName type, String partitionKey, @Nullable String sortKey, Notes notes) {
        this.name = name;
        this.type = type;
        this.partitionKey = partitionKey;
        this.sortKey = sortKey;
        this.notes = notes;
    }

    String partitionKey() {
        return partitionKey;
    }

    @Nullable
    String sortKey() {
        return sortKey;
    }

    void note(String text) {
        notes.add(Notes.TABLE, text);
    }

    EntityDraft entity(String entityName, String entityType, String packageName) {
        String javaName = JavaNames.type(
                entityName,
                candidate -> entities.stream().anyMatch(entity -> entity.name().equals(candidate)));
        boolean taken = entityType.equals("UNIQUE")
                || entities.stream().anyMatch(entity -> entity.type().equals(entityType));
        EntityDraft draft =
                new EntityDraft(QualifiedName.of(packageName, javaName), taken ? javaName : entityType, notes);
        if (taken) {
            draft.note("The type \"" + entityType + "\" is taken; \"" + javaName + "\" stands for it.");
        }
        entities.add(draft);
        return draft;
    }

    List<EntityDraft> entities() {
        return List.copyOf(entities);
    }

    /** Whether an entity stores a property under this name. */
    boolean isProperty(String attribute) {
        return entities.stream().anyMatch(entity -> entity.find(attribute).isPresent());
    }

    void index(Index index) {
        indexes.add(index);
    }

    ImportedTable table() {
        if (entities.isEmpty()) {
            throw new RefusedModelException("the table \"" + name + "\" has no entity, and nothing to make one of");
        }
        giveSortKeys();
        tellApart();
        return new ImportedTable(design(), notes);
    }

    /** Either all items of an index have a sort key, or none. */
    private void giveSortKeys() {
        for (Index index : indexes) {
            for (EntityDraft entity : entities) {
                entity.indexKeys().stream()
                        .filter(key -> key.index() == index.number() && key.sk() == null && index.sortKey() != null)
                        .forEach(key -> {
                            entity.note(
                                    "The source gives no sort key in " + index.name() + ": the type stands for it.");
                            entity.indexKey(
                                    index.number(), key.queryName(), key.pk().text(), literal(entity));
                        });
            }
        }
    }

    static String literal(EntityDraft entity) {
        return entity.type().replaceAll("[{}]", "_");
    }

    /** Entities whose keys can be equal would overwrite each other's items. */
    private void tellApart() {
        Set<EntityDraft> prefixed = new HashSet<>();
        for (int round = 0; round <= 2 * entities.size(); round++) {
            List<Collision> collisions = Collisions.of(design());
            if (collisions.isEmpty()) {
                return;
            }
            Collision collision = collisions.get(0);
            EntityDraft second = draft(collision.second());
            EntityDraft changed = prefixed.contains(second) ? draft(collision.first()) : second;
            if (!prefixed.add(changed)) {
                break;
            }
            changed.note("Its key can be that of a " + collision.first().name() + " in the source (" + collision.key()
                    + "): the type before it tells them apart. Keys that are stored already differ.");
            String sort = changed.sk();
            if (sort == null) {
                changed.key(literal(changed) + DELIMITER + changed.pk(), null);
            } else {
                changed.key(changed.pk(), literal(changed) + DELIMITER + sort);
            }
        }
        throw new RefusedModelException("the keys of the entities of \"" + name + "\" cannot be told apart");
    }

    private EntityDraft draft(io.keywright.schema.Entity entity) {
        return entities.stream()
                .filter(draft -> draft.name().equals(entity.name()))
                .findFirst()
                .orElseThrow();
    }

    private Table design() {
        boolean sorted = entities.stream().anyMatch(entity -> entity.sk() != null);
        String typeAttribute = isProperty("Type") || partitionKey.equals("Type") ? "EntityType" : "Type";
        return new Table(
                type,
                name,
                free(partitionKey, "PK"),
                sorted ? free(Optional.ofNullable(sortKey).orElse("SK"), "SK") : null,
                typeAttribute,
                DELIMITER,
                indexes,
                entities.stream().map(EntityDraft::entity).toList(),
                List.of(),
                List.of());
    }

    /** A key attribute is nothing else, so one that is a property too gets another name. */
    private String free(String attribute, String otherwise) {
        if (!isProperty(attribute)) {
            return attribute;
        }
        note("\"" + attribute
                + "\" is a key of the table and a property in the source. Here the key has an attribute of"
                + " its own, \"" + otherwise + "\", so the table of the source cannot be taken over as it is.");
        return otherwise;
    }
}
