package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.schema.Collection;
import io.keywright.schema.Property;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import org.jspecify.annotations.Nullable;

/** Positions that several rules have in common. */
final class Places {

    private Places() {}

    /** Where a property's stored name is given: its alias, or the property itself. */
    static Locator attribute(Table table, Structure structure, Property property) {
        return isAliased(property)
                ? alias(table, structure, property)
                : Locator.ofProperty(table.type(), structure.javaType(), property.name());
    }

    /** A property's alias, where it is known to have one. */
    static Locator alias(Table table, Structure structure, Property property) {
        return Locator.ofPropertyAnnotation(table.type(), structure.javaType(), property.name(), "Attribute", "value");
    }

    /** Where a property's former names are given. */
    static Locator formerly(Table table, Structure structure, Property property) {
        return Locator.ofPropertyAnnotation(
                table.type(), structure.javaType(), property.name(), "Attribute", "formerly");
    }

    static boolean isAliased(Property property) {
        return !property.attribute().equals(property.name());
    }

    /** A member of {@code @Entity}. */
    static Locator entity(Table table, Structure entity, String member) {
        return Locator.ofAnnotation(table.type(), entity.javaType(), "Entity", -1, member);
    }

    /** A member of {@code @ItemCollection}. */
    static Locator collection(Table table, Collection collection, @Nullable String member) {
        return Locator.ofAnnotation(table.type(), collection.javaType(), "ItemCollection", -1, member);
    }
}
