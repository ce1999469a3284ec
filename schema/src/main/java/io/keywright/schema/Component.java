package io.keywright.schema;

import java.util.List;

/**
 * A placeholder that has been found in its entity: which property it takes, and how its value becomes text.
 *
 * @param placeholder as written
 * @param path the properties from the entity inwards; one unless the placeholder reaches into documents
 * @param format how the value is written
 */
public record Component(KeyTemplate.Placeholder placeholder, List<Property> path, KeyFormat format) {

    public Component {
        path = List.copyOf(path);
    }

    /** The property whose value is written. */
    public Property property() {
        return path.get(path.size() - 1);
    }

    /** Whether any property on the path can be absent. */
    public boolean optional() {
        return path.stream().anyMatch(Property::optional);
    }
}
