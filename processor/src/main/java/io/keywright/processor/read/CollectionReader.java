package io.keywright.processor.read;

import io.keywright.processor.names.Identifiers;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
                                + "\" as a collection. Write the class literal of a sealed interface or a record.",
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
        shapeProblem(type, view.isPresent()).ifPresent(rest -> report(name, rest));
        if (view.isEmpty() || obstacle.isPresent()) {
            return Optional.empty();
        }
        String method = view.get().name().isEmpty()
                ? Identifiers.lowerFirst(name.simpleName())
                : view.get().name();
        return type.getKind() == ElementKind.RECORD
                ? ofRecord(type, name, method, view.get().index())
                : Optional.of(new Collection(name, method, view.get().index(), members(type, name)));
    }

    /** A record that has no part of its own cannot be read at all. */
    private Optional<Collection> ofRecord(TypeElement type, QualifiedName name, String method, int index) {
        CollectionParts parts = CollectionParts.of(type, table, entities);
        parts.problems().forEach(rest -> report(name, rest));
        missing.addAll(parts.missing());
        List<QualifiedName> members = entities.stream()
                .filter(entity ->
                        parts.parts().stream().anyMatch(part -> part.entity().equals(entity)))
                .toList();
        return members.isEmpty()
                ? Optional.empty()
                : Optional.of(new Collection(name, method, index, members, parts.parts()));
    }

    /** The first thing that keeps a class from being a collection: what follows from it need not be told. */
    private static Optional<String> shapeProblem(TypeElement type, boolean annotated) {
        if (type.getKind() != ElementKind.INTERFACE && type.getKind() != ElementKind.RECORD) {
            return Optional.of("must be an interface or a record, not this kind of type: \""
                    + type.getKind().name().toLowerCase(Locale.ROOT) + "\". Write a sealed interface that its members"
                    + " implement, or a record of one of them and lists of the others.");
        }
        if (!annotated) {
            return Optional.of("must carry an annotation, which it lacks: \"@ItemCollection\". Annotate it, or take it"
                    + " from @Table(collections = …).");
        }
        if (!type.getTypeParameters().isEmpty()) {
            return Optional.of("may not have type parameters: \"<"
                    + type.getTypeParameters().stream()
                            .map(parameter -> parameter.getSimpleName().toString())
                            .collect(Collectors.joining(", "))
                    + ">\". Take them away.");
        }
        return type.getKind() == ElementKind.RECORD || type.getModifiers().contains(Modifier.SEALED)
                ? Optional.empty()
                : Optional.of(
                        "must say which entities are its members, so it must be \"sealed\". Write sealed interface "
                                + type.getSimpleName() + " permits …, with entities of this table.");
    }

    private String memberProblem(QualifiedName member, TypeElement type) {
        String subject = "may permit only entities that the table " + table + " lists: \"" + member + "\" ";
        if (type.getKind() == ElementKind.INTERFACE) {
            return subject + "is another interface. Permit its entities themselves.";
        }
        return AnnotationView.find(type, "Entity", elements).isPresent()
                ? subject + "is not in the list. Add it to @Table(entities = …), or take it from the interface."
                : subject
                        + "is no entity. Annotate it with @Entity and list it in @Table, or take it from the interface.";
    }

    private List<QualifiedName> members(TypeElement type, QualifiedName name) {
        Map<QualifiedName, TypeElement> permitted = new HashMap<>();
        for (TypeMirror mirror : type.getPermittedSubclasses()) {
            if (mirror.getKind() == TypeKind.ERROR) {
                missing.add(mirror.toString());
            } else if (((DeclaredType) mirror).asElement() instanceof TypeElement element) {
                permitted.put(TypeNames.of(element), element);
            }
        }
        permitted.entrySet().stream()
                .filter(member -> !entities.contains(member.getKey()))
                .sorted(Map.Entry.comparingByKey())
                .forEach(member -> report(name, memberProblem(member.getKey(), member.getValue())));
        return entities.stream().filter(permitted::containsKey).toList();
    }

    private void report(QualifiedName collection, String rest) {
        problems.add(new Problem(
                Rule.MALFORMED_COLLECTION,
                "The collection " + collection + " " + rest,
                Locator.ofType(table, collection)));
    }
}
