package io.keywright.processor.check;

import io.keywright.schema.Entity;
import io.keywright.schema.Resolution.UnknownProperty;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.Optional;

/** What a name that is no property may have been meant for. */
final class UnknownProperties {

    private UnknownProperties() {}

    /** The entity or document in which the name was looked for. */
    static Optional<? extends Structure> within(Table table, UnknownProperty unknown) {
        Optional<Entity> entity = table.entity(unknown.within());
        return entity.isPresent() ? entity : table.document(unknown.within());
    }

    /** Whether it is there and not stored. */
    static boolean isIgnored(Table table, UnknownProperty unknown) {
        return within(table, unknown)
                .filter(structure -> structure.ignores(unknown.name()))
                .isPresent();
    }

    /** The property that is stored under this name. */
    static Optional<String> stored(Table table, UnknownProperty unknown) {
        return within(table, unknown)
                .flatMap(structure -> StoredNames.property(unknown.name(), structure.properties()));
    }
}
