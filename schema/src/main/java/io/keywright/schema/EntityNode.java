package io.keywright.schema;

import java.util.List;
import java.util.Optional;

/**
 * The head of a node, with what belongs to it.
 *
 * @param entity the head
 * @param mark the attribute of a head whose node is being deleted
 * @param within the other entities whose items can lie in its partition
 * @param pointing the edges that end at it, and lie in its partition of an index
 */
public record EntityNode(Entity entity, String mark, List<Entity> within, List<EntityEdge> pointing) {

    public EntityNode {
        within = List.copyOf(within);
        pointing = List.copyOf(pointing);
    }

    /** A node's head; empty if the entity is none. */
    public static Optional<EntityNode> of(Table table, Entity entity) {
        String mark = entity.graph().mark();
        if (mark == null) {
            return Optional.empty();
        }
        KeyTexts partition = KeyTexts.of(table, entity, entity.key().pk());
        List<Entity> within = table.entities().stream()
                .filter(other -> !other.javaType().equals(entity.javaType()))
                .filter(other -> KeyTexts.of(table, other, other.key().pk()).meet(partition))
                .toList();
        List<EntityEdge> pointing = EntityEdge.of(table).stream()
                .filter(edge -> edge.to().node().javaType().equals(entity.javaType()))
                .toList();
        return Optional.of(new EntityNode(entity, mark, within, pointing));
    }

    /** Whether an edge's index calls the node's partition as the table does, so that the head's primary key tells it. */
    public boolean isCalledAsPrimary(EntityEdge edge) {
        return !edge.to().together()
                || entity.indexKey(edge.to().index(), false)
                        .filter(key -> key.pk().text().equals(entity.key().pk().text()))
                        .isPresent();
    }
}
