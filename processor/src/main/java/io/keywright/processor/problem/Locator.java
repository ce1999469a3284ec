package io.keywright.processor.problem;

import io.keywright.schema.QualifiedName;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a problem is, in terms of the design. It becomes an element, an annotation and a value only in the round in
 * which it is printed: those of earlier rounds have lost their positions.
 */
public sealed interface Locator {

    /** A place that belongs to no table. */
    static Locator ofCompilation() {
        return new Compilation();
    }

    /** A member of {@code @Table}, such as {@code sortKey}; null for the interface itself. */
    static Locator ofTable(QualifiedName table, @Nullable String member) {
        return new OfTable(table, member);
    }

    /** The class literal by which a table lists an entity, a collection or a projection. */
    static Locator ofEntityListing(QualifiedName table, QualifiedName listed) {
        return new OfListing(table, listed, false);
    }

    /** The second class literal by which a table lists an entity. */
    static Locator ofRepeatedListing(QualifiedName table, QualifiedName listed) {
        return new OfListing(table, listed, true);
    }

    /** A member of one of the table's {@code @Index} annotations; null for the annotation itself. */
    static Locator ofIndex(QualifiedName table, int number, boolean local, @Nullable String member) {
        return new OfIndex(table, number, local, member);
    }

    /** A class: an entity, a document, a collection or a projection. */
    static Locator ofType(QualifiedName table, QualifiedName type) {
        return new OfType(table, type);
    }

    /** A property of an entity or document. */
    static Locator ofProperty(QualifiedName table, QualifiedName type, String property) {
        return new OfProperty(table, type, property, null, null);
    }

    /** A member of an annotation of a property, such as {@code @Attribute}'s {@code value}. */
    static Locator ofPropertyAnnotation(
            QualifiedName table, QualifiedName type, String property, String annotation, @Nullable String member) {
        return new OfProperty(table, type, property, annotation, member);
    }

    /**
     * An annotation on a member from which no property is read.
     *
     * @param type the class that has it, perhaps by inheritance
     * @param declaring the class or interface in which it stands
     * @param member its name
     */
    static Locator ofMember(
            QualifiedName table, QualifiedName type, QualifiedName declaring, String member, String annotation) {
        return new OfMember(table, type, declaring, member, annotation);
    }

    /**
     * A member of an annotation of a class.
     *
     * @param annotation its simple name: {@code Key}, {@code Gsi}
     * @param number the index number that tells repeated annotations apart; else -1
     * @param member null for the annotation itself
     */
    static Locator ofAnnotation(
            QualifiedName table, QualifiedName type, String annotation, int number, @Nullable String member) {
        return new OfAnnotation(table, type, annotation, number, member);
    }

    /** The class that it belongs to: for a listing the listed one; none for {@link #ofCompilation}. */
    default Optional<QualifiedName> subject() {
        if (this instanceof OfType at) {
            return Optional.of(at.type());
        }
        if (this instanceof OfProperty at) {
            return Optional.of(at.type());
        }
        if (this instanceof OfMember at) {
            return Optional.of(at.type());
        }
        if (this instanceof OfAnnotation at) {
            return Optional.of(at.type());
        }
        if (this instanceof OfListing at) {
            return Optional.of(at.listed());
        }
        if (this instanceof OfIndex at) {
            return Optional.of(at.table());
        }
        return this instanceof OfTable at ? Optional.of(at.table()) : Optional.empty();
    }

    /** The table to whose design it belongs; none for {@link #ofCompilation}. */
    default Optional<QualifiedName> owner() {
        if (this instanceof OfType at) {
            return Optional.of(at.table());
        }
        if (this instanceof OfProperty at) {
            return Optional.of(at.table());
        }
        if (this instanceof OfListing at) {
            return Optional.of(at.table());
        }
        if (this instanceof OfMember at) {
            return Optional.of(at.table());
        }
        return this instanceof OfAnnotation at ? Optional.of(at.table()) : subject();
    }

    /** See {@link #ofCompilation}. */
    record Compilation() implements Locator {}

    /** See {@link #ofTable}. */
    record OfTable(QualifiedName table, @Nullable String member) implements Locator {}

    /** See {@link #ofEntityListing} and {@link #ofRepeatedListing}. */
    record OfListing(QualifiedName table, QualifiedName listed, boolean repeated) implements Locator {}

    /** See {@link #ofIndex}. */
    record OfIndex(
            QualifiedName table,
            int number,
            boolean local,
            @Nullable String member) implements Locator {}

    /** See {@link #ofType}. */
    record OfType(QualifiedName table, QualifiedName type) implements Locator {}

    /** See {@link #ofProperty} and {@link #ofPropertyAnnotation}. */
    record OfProperty(
            QualifiedName table,
            QualifiedName type,
            String property,
            @Nullable String annotation,
            @Nullable String member)
            implements Locator {}

    /** See {@link #ofMember}. */
    record OfMember(QualifiedName table, QualifiedName type, QualifiedName declaring, String member, String annotation)
            implements Locator {}

    /** See {@link #ofAnnotation}. */
    record OfAnnotation(
            QualifiedName table,
            QualifiedName type,
            String annotation,
            int number,
            @Nullable String member) implements Locator {}
}
