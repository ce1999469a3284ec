package io.keywright.schema;

import io.keywright.schema.PropertyType.DocumentType;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One DynamoDB table and everything that is kept in it.
 *
 * @param type the interface that declares it
 * @param name the logical name; the physical one is given at run time
 * @param partitionKey the attribute of the partition key
 * @param sortKey the attribute of the sort key; null for a table without one
 * @param typeAttribute the attribute that holds each item's type
 * @param timeToLive the attribute that says when DynamoDB may delete an item; null for a table without one
 * @param delimiter what separates the parts of a key
 * @param indexes global indexes by number, then local ones by number
 * @param entities in the order of the declaration
 * @param documents every document type that an entity reaches, by name, a generic class once for each use
 * @param collections in the order of the declaration
 * @param projections in the order of the declaration
 * @param definition what it is created with beside keys and indexes
 */
public record Table(
        QualifiedName type,
        String name,
        String partitionKey,
        @Nullable String sortKey,
        String typeAttribute,
        @Nullable String timeToLive,
        String delimiter,
        List<Index> indexes,
        List<Entity> entities,
        List<Document> documents,
        List<Collection> collections,
        List<Projection> projections,
        Definition definition) {

    public Table {
        indexes = List.copyOf(indexes);
        entities = List.copyOf(entities);
        documents = List.copyOf(documents);
        collections = List.copyOf(collections);
        projections = List.copyOf(projections);
    }

    /** A table that is created as one that says nothing of it. */
    public Table(
            QualifiedName type,
            String name,
            String partitionKey,
            @Nullable String sortKey,
            String typeAttribute,
            @Nullable String timeToLive,
            String delimiter,
            List<Index> indexes,
            List<Entity> entities,
            List<Document> documents,
            List<Collection> collections,
            List<Projection> projections) {
        this(
                type,
                name,
                partitionKey,
                sortKey,
                typeAttribute,
                timeToLive,
                delimiter,
                indexes,
                entities,
                documents,
                collections,
                projections,
                Definition.DEFAULT);
    }

    /** A table whose items are read whole. */
    public Table(
            QualifiedName type,
            String name,
            String partitionKey,
            @Nullable String sortKey,
            String typeAttribute,
            @Nullable String timeToLive,
            String delimiter,
            List<Index> indexes,
            List<Entity> entities,
            List<Document> documents,
            List<Collection> collections) {
        this(
                type,
                name,
                partitionKey,
                sortKey,
                typeAttribute,
                timeToLive,
                delimiter,
                indexes,
                entities,
                documents,
                collections,
                List.of());
    }

    /** A table whose items do not expire. */
    public Table(
            QualifiedName type,
            String name,
            String partitionKey,
            @Nullable String sortKey,
            String typeAttribute,
            String delimiter,
            List<Index> indexes,
            List<Entity> entities,
            List<Document> documents,
            List<Collection> collections) {
        this(
                type,
                name,
                partitionKey,
                sortKey,
                typeAttribute,
                null,
                delimiter,
                indexes,
                entities,
                documents,
                collections);
    }

    /** The same, created otherwise. */
    public Table defined(Definition other) {
        return new Table(
                type,
                name,
                partitionKey,
                sortKey,
                typeAttribute,
                timeToLive,
                delimiter,
                indexes,
                entities,
                documents,
                collections,
                projections,
                other);
    }

    /** The index with this number. */
    public Optional<Index> index(int number, boolean local) {
        return indexes.stream()
                .filter(index -> index.number() == number && index.local() == local)
                .findFirst();
    }

    /** The entity that this class declares. */
    public Optional<Entity> entity(QualifiedName javaType) {
        return entities.stream()
                .filter(entity -> entity.javaType().equals(javaType))
                .findFirst();
    }

    /** The document that properties of this type hold. */
    public Optional<Document> document(DocumentType type) {
        return documents.stream()
                .filter(document -> document.type().equals(type))
                .findFirst();
    }

    /** The document that this class declares; of a generic one the first use. */
    public Optional<Document> document(QualifiedName javaType) {
        return documents.stream()
                .filter(document -> document.javaType().equals(javaType))
                .findFirst();
    }
}
