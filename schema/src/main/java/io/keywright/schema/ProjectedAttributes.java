package io.keywright.schema;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which attributes an index has to be told to hold. */
public final class ProjectedAttributes {

    private ProjectedAttributes() {}

    /**
     * What DynamoDB knows as the index's non-key attributes; empty for an index that holds all. The type attribute is
     * always among them, since no item can be decoded without it; so an index of keys only includes one attribute. A
     * named property that entities store under different names, or stored under others before, is included under all of
     * these.
     */
    public static List<String> of(Table table, Index index) {
        if (index.projection() == Index.Projection.ALL) {
            return List.of();
        }
        Set<String> names = new LinkedHashSet<>();
        names.add(table.typeAttribute());
        for (String property : index.include()) {
            table.entities().stream()
                    .filter(entity ->
                            entity.indexKey(index.number(), index.local()).isPresent())
                    .flatMap(entity -> entity.property(property).stream())
                    .flatMap(found -> found.storedNames().stream())
                    .forEach(names::add);
        }
        return List.copyOf(names);
    }

    /** Whether a query of the index sees the property that a component writes. */
    public static boolean holds(Table table, Index index, Component component) {
        return index.projection() == Index.Projection.ALL
                || of(table, index).contains(component.path().get(0).attribute());
    }
}
