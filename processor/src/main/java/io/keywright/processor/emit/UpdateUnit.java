package io.keywright.processor.emit;

import com.squareup.javapoet.TypeName;
import io.keywright.schema.Property;
import java.util.List;

/**
 * A property that keys of indexes are made of, and that the primary key does not tell.
 *
 * @param root the property of the entity
 * @param parts what the keys read of it: the property itself, or paths into it if it is a document
 * @param settable whether an update can change it; not if it is in the primary key, which tells too little of it
 */
record UpdateUnit(Property root, List<Part> parts, boolean settable) {

    UpdateUnit {
        parts = List.copyOf(parts);
    }

    /** Whether every update changes it by itself. */
    boolean isTimeOfUpdate() {
        return root.marks().updatedAt();
    }

    boolean isDocument() {
        return parts.get(0).path().size() > 1;
    }

    /**
     * A value that keys of indexes are made of.
     *
     * @param path the properties from the entity inwards
     * @param field the update's field, and the parameter, that hold it
     */
    record Part(List<Property> path, String field) {

        Part {
            path = List.copyOf(path);
        }

        boolean optional() {
            return path.stream().anyMatch(Property::optional);
        }

        Property property() {
            return path.get(path.size() - 1);
        }

        TypeName type() {
            return JavaTypes.of(property());
        }

        String text() {
            return String.join(".", path.stream().map(Property::name).toList());
        }
    }
}
