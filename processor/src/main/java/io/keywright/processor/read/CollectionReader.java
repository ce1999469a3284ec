package io.keywright.processor.read;

import io.keywright.processor.names.Identifiers;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** The item collections that a table lists. */
final class CollectionReader {

    private final Elements elements;
    private final QualifiedName table;
    private final Access access;
    private final List<QualifiedName> entities;
    private final List<Problem> problems = new ArrayList<>();
    private final Set<String> missing = new HashSet<>();

    CollectionReader(Elements elements, QualifiedName table, Access access, List<QualifiedName> entities) {
        this.elements = elements;
        this.table = table;
        this.access = access;
        this.entities = entities;
    }

    /** The collections that can be named; members in the order of the table's entities. */
    List<Collection> read(List<TypeMirror> listed) {
        List<Collection> collections = new ArrayList<>();
        for (TypeMirror mirror : listed) {
            if (mirror.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) mirror).asElement() instanceof TypeElement type) {
                read(type).ifPresent(collections::add);
            } else {
                problems.add(new Problem(
                        Rule.MALFORMED_COLLECTION,
                        "The table " + table + " cannot list \"" + TypeText.of(mirror)
                                + "\" as a collection. Write the class literal of a sealed interface.",
                        Locator.ofTable(table, "collections")));
            }
        }
        return collections;
    }

    List<Problem> problems() {
        return List.copyOf(problems);
    }

    /** Permitted classes that do not exist, or not yet. */
    Set<String> missing() {
        return missing;
    }

    private Optional<Collection> read(TypeElement type) {
        QualifiedName name = TypeNames.of(type);
        Optional<String> obstacle = access.obstacle(type);
        obstacle.ifPresent(clause -> problems.add(new Problem(
                Rule.INACCESSIBLE,
                "The collection " + name + " must be reachable from " + access.packageName()
                        + ", where the generated code lies: " + clause + ". Make it public.",
                Locator.ofType(table, name))));
        Optional<CollectionView> view = CollectionView.of(type, elements);
        boolean sealed =
                type.getKind() == ElementKind.INTERFACE && type.getModifiers().contains(Modifier.SEALED);
        if (view.isEmpty() || !sealed || !type.getTypeParameters().isEmpty()) {
            report(
                    name,
                    "must be a sealed interface with @ItemCollection and without type parameters: \"" + name
                            + "\". Write @ItemCollection sealed interface " + name.simpleName()
                            + " permits … with entities of this table.");
        }
        if (view.isEmpty() || obstacle.isPresent()) {
            return Optional.empty();
        }
        String method = view.get().name().isEmpty()
                ? Identifiers.lowerFirst(name.simpleName())
                : view.get().name();
        return Optional.of(new Collection(name, method, view.get().index(), members(type, name)));
    }

    private List<QualifiedName> members(TypeElement type, QualifiedName name) {
        Set<QualifiedName> permitted = new HashSet<>();
        for (TypeMirror mirror : type.getPermittedSubclasses()) {
            if (mirror.getKind() == TypeKind.ERROR) {
                missing.add(mirror.toString());
            } else if (((DeclaredType) mirror).asElement() instanceof TypeElement element) {
                permitted.add(TypeNames.of(element));
            }
        }
        permitted.stream()
                .filter(member -> !entities.contains(member))
                .sorted()
                .forEach(member -> report(
                        name,
                        "may permit only entities of the table " + table + ": \"" + member
                                + "\". List it in @Table(entities = …), or take it from the interface."));
        return entities.stream().filter(permitted::contains).toList();
    }

    private void report(QualifiedName collection, String rest) {
        problems.add(new Problem(
                Rule.MALFORMED_COLLECTION,
                "The collection " + collection + " " + rest,
                Locator.ofType(table, collection)));
    }
}
