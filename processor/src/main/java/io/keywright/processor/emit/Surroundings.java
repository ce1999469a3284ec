package io.keywright.processor.emit;

import io.keywright.schema.QualifiedName;
import java.util.Collection;
import java.util.Set;

/**
 * What of the place where code is generated decides how it is written.
 *
 * @param generatedAnnotation whether the table's module sees {@code javax.annotation.processing.Generated}
 * @param hidesJavaLang whether the table's package has a type that is called like one of {@code java.lang}, which then
 *     has to be imported
 * @param hidden the table, entities, documents and collections that are not public, with all that encloses them
 * @param deprecated those of them, enclosed or called members included, whose use is warned of
 */
public record Surroundings(
        boolean generatedAnnotation, boolean hidesJavaLang, Set<QualifiedName> hidden, Set<QualifiedName> deprecated) {

    public Surroundings {
        hidden = Set.copyOf(hidden);
        deprecated = Set.copyOf(deprecated);
    }

    /** Whether one of these types cannot be spoken of without a warning. */
    boolean isDeprecated(Collection<QualifiedName> types) {
        return types.stream().anyMatch(deprecated::contains);
    }

    /** Whether what is generated for these types is public: when all of them are. */
    boolean isPublic(QualifiedName... types) {
        return hidden.stream().noneMatch(Set.of(types)::contains);
    }
}
