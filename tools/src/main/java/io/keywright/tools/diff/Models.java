package io.keywright.tools.diff;

import io.keywright.schema.Document;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.Optional;

/**
 * The two models, and what of one is what of the other.
 *
 * @param before the former model
 * @param after the later model
 */
record Models(Table before, Table after) {

    /** Whether a later property takes up the stored values of a former one. */
    static boolean continues(Property former, Property later) {
        return later.storedNames().contains(former.attribute());
    }

    /** The later property that reads what the former one has stored. */
    static Optional<Property> later(Property former, Structure structure) {
        return structure.properties().stream()
                .filter(property -> continues(former, property))
                .findFirst();
    }

    Optional<Document> formerDocument(DocumentType type) {
        return before.document(type);
    }

    Optional<Document> laterDocument(DocumentType type) {
        return after.document(type);
    }
}
