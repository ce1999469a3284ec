package io.keywright.processor.read;

import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.QualifiedName;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which entities have everything they reach, documents included. */
final class Completeness {

    private final List<StructureReading<Entity>> entities;
    private final Map<DocumentType, StructureReading<Document>> documents;
    private final Map<QualifiedName, Set<DocumentType>> reached = new HashMap<>();
    private final Set<QualifiedName> incomplete = new HashSet<>();

    Completeness(List<StructureReading<Entity>> entities, Map<DocumentType, StructureReading<Document>> documents) {
        this.entities = entities;
        this.documents = documents;
        for (StructureReading<Entity> entity : entities) {
            Set<DocumentType> found = reach(entity.findings().documents().keySet());
            QualifiedName name = entity.structure().javaType();
            reached.put(name, found);
            boolean waits = !entity.findings().missing().isEmpty()
                    || found.stream()
                            .anyMatch(document ->
                                    !reading(document).findings().missing().isEmpty());
            if (waits) {
                incomplete.add(name);
            }
        }
    }

    /** The entities that lack something. */
    Set<QualifiedName> incomplete() {
        return incomplete;
    }

    /** The entities that lack nothing and the documents they reach, in a stable order. */
    List<StructureReading<?>> complete() {
        return Stream.concat(
                        entities.stream()
                                .filter(entity ->
                                        !incomplete.contains(entity.structure().javaType())),
                        reachedDocuments().stream())
                .<StructureReading<?>>map(reading -> reading)
                .toList();
    }

    /** The classes that lack something themselves. */
    List<StructureReading<?>> waiting() {
        return Stream.<StructureReading<?>>concat(entities.stream(), sorted(documents.values()).stream())
                .filter(reading -> !reading.findings().missing().isEmpty())
                .toList();
    }

    /** The documents of complete entities, by name. */
    List<Document> documents() {
        return reachedDocuments().stream().map(StructureReading::structure).toList();
    }

    /** Complete classes with a problem. */
    Set<QualifiedName> broken() {
        return names(complete().stream()
                .filter(reading -> !reading.findings().problems().isEmpty()));
    }

    /** Complete classes of which too little is known to check them. */
    Set<QualifiedName> hollow() {
        return names(complete().stream().filter(StructureReading::hollow));
    }

    private List<StructureReading<Document>> reachedDocuments() {
        Set<DocumentType> types = entities.stream()
                .map(entity -> entity.structure().javaType())
                .filter(name -> !incomplete.contains(name))
                .flatMap(name -> reached.getOrDefault(name, Set.of()).stream())
                .collect(Collectors.toSet());
        return sorted(documents.values()).stream()
                .filter(document -> types.contains(document.structure().type()))
                .toList();
    }

    private static List<StructureReading<Document>> sorted(Collection<StructureReading<Document>> documents) {
        return documents.stream()
                .sorted(Comparator.<StructureReading<Document>, QualifiedName>comparing(
                                document -> document.structure().javaType())
                        .thenComparing(document -> document.structure().type().toString()))
                .toList();
    }

    private static Set<QualifiedName> names(Stream<StructureReading<?>> readings) {
        return readings.map(reading -> reading.structure().javaType()).collect(Collectors.toSet());
    }

    private Set<DocumentType> reach(Set<DocumentType> first) {
        Set<DocumentType> found = new HashSet<>();
        Deque<DocumentType> next = new ArrayDeque<>(first);
        while (!next.isEmpty()) {
            DocumentType document = next.remove();
            if (found.add(document)) {
                next.addAll(reading(document).findings().documents().keySet());
            }
        }
        return found;
    }

    private StructureReading<Document> reading(DocumentType document) {
        StructureReading<Document> reading = documents.get(document);
        if (reading == null) {
            throw new IllegalStateException(document + " was reached but not read");
        }
        return reading;
    }
}
