package io.keywright.processor.emit;

import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.Table;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** Documents that hold each other. One that holds itself alone makes no circle of classes. */
final class DocumentCircles {

    private DocumentCircles() {}

    /** Whether the documents in a type lead to this one by way of another. */
    static boolean leadsBack(Table table, PropertyType type, DocumentType structure) {
        Set<DocumentType> reached = new HashSet<>();
        Deque<PropertyType> next = new ArrayDeque<>();
        content(type).filter(document -> !document.equals(structure)).forEach(next::add);
        while (!next.isEmpty()) {
            content(next.remove())
                    .flatMap(held -> table.document(held).stream())
                    .filter(document -> reached.add(document.type()))
                    .forEach(document ->
                            document.properties().stream().map(Property::type).forEach(next::add));
        }
        return reached.contains(structure);
    }

    /** The documents that a type is, or holds. */
    private static Stream<DocumentType> content(PropertyType type) {
        return type instanceof DocumentType document
                ? Stream.of(document)
                : type.parts().stream().flatMap(DocumentCircles::content);
    }
}
