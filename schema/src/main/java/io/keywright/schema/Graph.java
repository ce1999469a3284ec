package io.keywright.schema;

import org.jspecify.annotations.Nullable;

/**
 * What an entity is in a graph of entities.
 *
 * @param edge what it connects; null where it is no edge
 * @param mark the attribute of a head whose node is being deleted; null where it is no head of a node
 */
public record Graph(@Nullable Edge edge, @Nullable String mark) {

    /** It is neither edge nor node. */
    public static final Graph NONE = new Graph(null, null);

    /** Whether it is the head of a node. */
    public boolean isNode() {
        return mark != null;
    }

    /**
     * The entities that an edge connects.
     *
     * @param from the one in whose partition it lies
     * @param to the other one
     */
    public record Edge(QualifiedName from, QualifiedName to) {}
}
