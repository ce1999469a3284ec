package io.keywright.processor.check;

import io.keywright.schema.Property;
import java.util.Collection;
import java.util.Optional;

/** Where a property is meant, its stored name may have been written. */
final class StoredNames {

    private StoredNames() {}

    /** The property that is stored under this name. */
    static Optional<String> property(String attribute, Collection<Property> properties) {
        return properties.stream()
                .filter(property -> property.attribute().equals(attribute))
                .map(Property::name)
                .findFirst();
    }

    /** The clause that says so; what to write follows. */
    static String clause(String property) {
        return " That is the stored name of " + Wording.quoted(property) + ": write ";
    }
}
