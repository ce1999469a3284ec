package io.keywright.processor.read;

import io.keywright.schema.Collection.Part;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The components of a record that is a collection: one head and lists of the table's entities. */
final class CollectionParts {

    private final QualifiedName table;
    private final List<QualifiedName> entities;
    private final List<Part> parts = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final Set<String> missing = new HashSet<>();

    private CollectionParts(QualifiedName table, List<QualifiedName> entities) {
        this.table = table;
        this.entities = entities;
    }

    static CollectionParts of(TypeElement type, QualifiedName table, List<QualifiedName> entities) {
        CollectionParts parts = new CollectionParts(table, entities);
        type.getRecordComponents().forEach(parts::add);
        if (parts.problems.isEmpty() && parts.missing.isEmpty()) {
            parts.addShapeProblem();
        }
        return parts;
    }

    List<Part> parts() {
        return List.copyOf(parts);
    }

    /** What is wrong, as clauses behind the collection's name. */
    List<String> problems() {
        return List.copyOf(problems);
    }

    /** Classes that do not exist, or not yet. */
    Set<String> missing() {
        return Set.copyOf(missing);
    }

    private void add(RecordComponentElement component) {
        String name = component.getSimpleName().toString();
        TypeMirror type = component.asType();
        Optional<QualifiedName> head = entity(type);
        if (head.isPresent()) {
            parts.add(new Part(name, head.get(), Part.Kind.HEAD));
            return;
        }
        if (type instanceof DeclaredType declared && declared.getTypeArguments().size() == 1) {
            String container = TypeNames.of((TypeElement) declared.asElement()).canonicalName();
            TypeMirror element = declared.getTypeArguments().get(0);
            Optional<QualifiedName> held = entity(element);
            boolean optional = container.equals("java.util.Optional");
            if (held.isPresent() && (optional || container.equals("java.util.List"))) {
                parts.add(new Part(name, held.get(), optional ? Part.Kind.OPTIONAL_HEAD : Part.Kind.LIST));
                return;
            }
            if (isMissing(element)) {
                return;
            }
        }
        if (!isMissing(type)) {
            problems.add(
                    "may hold only entities that the table " + table + " lists, one as its head and lists of others: "
                            + "\"" + TypeText.of(type) + " " + name
                            + "\" is something else. Write an entity, an Optional of one,"
                            + " or a List of one.");
        }
    }

    private boolean isMissing(TypeMirror type) {
        if (type.getKind() != TypeKind.ERROR) {
            return false;
        }
        missing.add(type.toString());
        return true;
    }

    private Optional<QualifiedName> entity(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                        && ((DeclaredType) type).asElement() instanceof TypeElement element
                        && entities.contains(TypeNames.of(element))
                ? Optional.of(TypeNames.of(element))
                : Optional.empty();
    }

    private void addShapeProblem() {
        List<Part> heads =
                parts.stream().filter(part -> part.kind() != Part.Kind.LIST).toList();
        if (heads.size() != 1) {
            problems.add("must have one component that is its head, an entity or an Optional of one: "
                    + (heads.isEmpty() ? "it has none" : named(heads) + " are several")
                    + ". Write one; for other shapes, a sealed interface.");
            return;
        }
        if (parts.size() == 1) {
            problems.add("must have a list beside its head: \"" + heads.get(0).name()
                    + "\" is all it has. Write a List of an entity, or read the head with get.");
            return;
        }
        for (Part part : parts) {
            List<Part> same = parts.stream()
                    .filter(other -> other.entity().equals(part.entity()))
                    .toList();
            if (same.size() > 1) {
                problems.add("cannot tell which component an item of "
                        + part.entity().simpleName() + " is for: " + named(same) + ". Write each entity once.");
                return;
            }
        }
    }

    private static String named(List<Part> parts) {
        return parts.stream().map(part -> "\"" + part.name() + "\"").collect(Collectors.joining(", "));
    }
}
