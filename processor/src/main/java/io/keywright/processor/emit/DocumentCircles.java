package io.keywright.processor.emit;

import io.keywright.schema.Document;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Documents that hold each other. One that holds itself alone makes no circle of classes. */
final class DocumentCircles {

    private DocumentCircles() {}

    /** Whether the documents in a type reach this class by way of another. */
    static boolean leadsBack(Table table, PropertyType type, QualifiedName structure) {
        Set<QualifiedName> reached = new HashSet<>();
        Deque<PropertyType> next = new ArrayDeque<>();
        content(type).filter(document -> !document.name().equals(structure)).ifPresent(next::add);
        while (!next.isEmpty()) {
            Optional<Document> document = content(next.remove()).flatMap(held -> table.document(held.name()));
            if (document.isPresent() && reached.add(document.get().javaType())) {
                document.get().properties().stream().map(Property::type).forEach(next::add);
            }
        }
        return reached.contains(structure);
    }

    /** The document that a type is, or holds. */
    private static Optional<DocumentType> content(PropertyType type) {
        if (type instanceof DocumentType document) {
            return Optional.of(document);
        } else if (type instanceof ListType list) {
            return content(list.element());
        } else if (type instanceof SetType set) {
            return content(set.element());
        }
        return type instanceof MapType map ? content(map.value()) : Optional.empty();
    }
}
