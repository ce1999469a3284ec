package io.keywright.processor;

import io.keywright.processor.read.TypeNames;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.Collection;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Entities among the sources that no table of the compilation lists. That is no mistake where another module has the
 * table, so it is no more than a note; but whoever forgot to list one finds only that classes are missing.
 */
final class UnlistedEntities {

    private static final String ENTITY = "io.keywright.annotation.Entity";

    private final SortedSet<QualifiedName> found = new TreeSet<>();

    /** Looks at the types of a round. */
    void add(RoundEnvironment round, @Nullable TypeElement entity) {
        if (entity != null) {
            ElementFilter.typesIn(round.getElementsAnnotatedWith(entity)).forEach(type -> found.add(TypeNames.of(type)));
        }
    }

    /** The annotation's qualified name. */
    static String annotation() {
        return ENTITY;
    }

    /** The entities that none of these lists. */
    SortedSet<QualifiedName> in(Collection<Table> tables) {
        SortedSet<QualifiedName> unlisted = new TreeSet<>(found);
        tables.stream().flatMap(table -> table.entities().stream()).map(Entity::javaType).forEach(unlisted::remove);
        return unlisted;
    }

    /** The note. */
    static String text(QualifiedName entity, Collection<Table> tables) {
        return "Keywright: nothing is generated for " + entity + ", since no @Table of this compilation lists it. Add "
                + entity.simpleName() + ".class to the entities of "
                + tables.stream().map(table -> table.type().toString()).sorted().collect(Collectors.joining(" or "))
                + ", unless another module does.";
    }
}
