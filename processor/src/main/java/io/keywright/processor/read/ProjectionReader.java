package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Entity;
import io.keywright.schema.Projection;
import io.keywright.schema.Property;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** The projections that a table lists: records whose components are properties of one of its entities. */
final class ProjectionReader {

    private static final String ANNOTATIONS = "io.keywright.annotation";

    private final Compilation compilation;
    private final QualifiedName table;
    private final Access access;
    private final List<Entity> entities;
    private final Set<QualifiedName> incomplete;
    private final Nullness nullness;
    private final List<Problem> problems = new ArrayList<>();
    private final Set<String> missing = new HashSet<>();

    ProjectionReader(
            Compilation compilation,
            QualifiedName table,
            Access access,
            List<Entity> entities,
            Set<QualifiedName> incomplete) {
        this.compilation = compilation;
        this.table = table;
        this.access = access;
        this.entities = entities;
        this.incomplete = incomplete;
        this.nullness = new Nullness(new ClassFiles(compilation));
    }

    /** The projections of which something is known, without the components that are none of the entity. */
    List<Projection> read(List<TypeMirror> listed) {
        List<Projection> projections = new ArrayList<>();
        for (TypeMirror mirror : listed) {
            if (mirror.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) mirror).asElement() instanceof TypeElement type) {
                read(type).filter(read -> isFirst(read, projections)).ifPresent(projections::add);
            } else {
                problems.add(new Problem(
                        Rule.MALFORMED_PROJECTION,
                        "The table " + table + " cannot list \"" + TypeText.of(mirror)
                                + "\" as a projection. Write the class literal of a record.",
                        Locator.ofTable(table, "projections")));
            }
        }
        return projections;
    }

    List<Problem> problems() {
        return List.copyOf(problems);
    }

    /** Types that do not exist, or not yet. */
    Set<String> missing() {
        return missing;
    }

    private boolean isFirst(Projection read, List<Projection> before) {
        boolean first = before.stream().noneMatch(other -> other.javaType().equals(read.javaType()));
        if (!first) {
            problems.add(new Problem(
                    Rule.LISTED_TWICE,
                    "The table " + table + " may not list a projection twice: \"" + read.javaType()
                            + "\". Remove one of them.",
                    Locator.ofRepeatedListing(table, read.javaType())));
        }
        return first;
    }

    private Optional<Projection> read(TypeElement type) {
        QualifiedName name = TypeNames.of(type);
        Optional<String> obstacle = access.obstacle(type);
        obstacle.ifPresent(clause -> problems.add(new Problem(
                Rule.INACCESSIBLE,
                "The projection " + name + " must be reachable from " + access.packageName()
                        + ", where the generated code lies: " + clause + ". Make it public.",
                Locator.ofType(table, name))));
        Optional<AnnotationView> view = AnnotationView.find(type, "Projection", compilation.elements());
        Optional<String> shape = shapeProblem(type, view.isPresent());
        shape.ifPresent(rest -> report(name, rest));
        if (view.isEmpty() || obstacle.isPresent() || shape.isPresent()) {
            return Optional.empty();
        }
        return of(name, view.get()).map(entity -> projection(type, name, entity));
    }

    /** The first thing that keeps a class from being a projection. */
    private static Optional<String> shapeProblem(TypeElement type, boolean annotated) {
        if (!annotated) {
            return Optional.of("lacks \"@Projection\". Annotate it with @Projection(of = …), or take it from the"
                    + " table's projections.");
        }
        if (type.getKind() != ElementKind.RECORD) {
            return Optional.of("must be a record, not this kind of type: \""
                    + type.getKind().name().toLowerCase(Locale.ROOT) + "\". Write record " + type.getSimpleName()
                    + "(…).");
        }
        if (!type.getTypeParameters().isEmpty()) {
            return Optional.of("may not have type parameters: \""
                    + type.getTypeParameters().get(0) + "\". Write the types of the entity's properties.");
        }
        return type.getRecordComponents().isEmpty()
                ? Optional.of("must have a component: \"()\" are none. Write properties of the entity.")
                : Optional.empty();
    }

    private Optional<Entity> of(QualifiedName name, AnnotationView view) {
        Optional<TypeMirror> given = view.type("of");
        if (given.isEmpty() || view.unresolved("of")) {
            missing.add("the entity of " + name);
            return Optional.empty();
        }
        TypeMirror of = given.get();
        Optional<QualifiedName> named =
                of instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                        ? Optional.of(TypeNames.of(element))
                        : Optional.empty();
        if (named.filter(incomplete::contains).isPresent()) {
            // What it waits for is told of the entity.
            return Optional.empty();
        }
        Optional<Entity> entity = entities.stream()
                .filter(candidate -> named.filter(candidate.javaType()::equals).isPresent())
                .findFirst();
        if (entity.isEmpty()) {
            problems.add(new Problem(
                    Rule.MALFORMED_PROJECTION,
                    "The projection " + name + " must be of an entity that the table " + table + " lists: \""
                            + TypeText.of(of) + "\" is none. Write one of "
                            + entities.stream()
                                    .map(candidate -> candidate.javaType().simpleName())
                                    .sorted()
                                    .collect(Collectors.joining(", "))
                            + ", or add it to @Table(entities = …).",
                    Locator.ofAnnotation(table, name, "Projection", -1, "of")));
        }
        return entity;
    }

    private Projection projection(TypeElement type, QualifiedName name, Entity entity) {
        List<String> properties = new ArrayList<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            String called = component.getSimpleName().toString();
            Optional<Property> property = entity.property(called);
            strayAnnotation(component)
                    .ifPresent(annotation -> report(
                            name,
                            called,
                            "may not have \"@" + annotation + "\": how it is stored is what "
                                    + entity.javaType().simpleName() + " says. Take it away."));
            if (property.isEmpty()) {
                report(name, called, unknown(called, entity));
                continue;
            }
            properties.add(called);
            compare(type, name, component, entity, property.get());
        }
        return new Projection(name, entity.javaType(), properties);
    }

    private static String unknown(String called, Entity entity) {
        Set<String> known = new TreeSet<>();
        entity.properties().forEach(property -> known.add(property.name()));
        String suggestion = Suggestion.didYouMean(called, known);
        String simple = entity.javaType().simpleName();
        return "must be a property of " + simple + ": \"" + called + "\"."
                + (suggestion.isEmpty()
                        ? " " + simple + " has "
                                + known.stream().map(each -> "\"" + each + "\"").collect(Collectors.joining(", ")) + "."
                        : suggestion);
    }

    private void compare(
            TypeElement type, QualifiedName name, RecordComponentElement component, Entity entity, Property property) {
        String called = property.name();
        if (component.asType().getKind() == TypeKind.ERROR) {
            missing.add(component.asType().toString());
            return;
        }
        String own = TypeText.of(component.asType());
        String theirs = typeOf(entity, property).map(TypeText::of).orElse(own);
        if (!own.equals(theirs)) {
            report(
                    name,
                    called,
                    "must have the type that it has in " + entity.javaType().simpleName() + ", \"" + theirs + "\": \""
                            + own + "\". Write " + theirs + " " + called + ".");
            return;
        }
        Findings findings = new Findings(table, name);
        boolean nullable = nullness.ofComponent(component, field(type, called), type, findings)
                .whole();
        problems.addAll(findings.problems());
        missing.addAll(findings.missing());
        if (nullable != (property.presence() == Property.Presence.NULLABLE)) {
            String simple = entity.javaType().simpleName();
            report(
                    name,
                    called,
                    nullable
                            ? "may not be \"@Nullable\", which it is not in " + simple + ". Take it away."
                            : "must be \"@Nullable\", as it is in " + simple + ". Write @Nullable.");
        }
    }

    /** What the entity's accessor gives. */
    private Optional<TypeMirror> typeOf(Entity entity, Property property) {
        TypeElement element =
                compilation.elements().getTypeElement(entity.javaType().canonicalName());
        ElementKind kind =
                property.accessor().kind() == Property.Accessor.Kind.METHOD ? ElementKind.METHOD : ElementKind.FIELD;
        return compilation.elements().getAllMembers(element).stream()
                .filter(member -> member.getKind() == kind)
                .filter(member ->
                        member.getSimpleName().contentEquals(property.accessor().member()))
                .map(member -> compilation.types().asMemberOf((DeclaredType) element.asType(), member))
                .flatMap(member -> given(member).stream())
                .findFirst();
    }

    private static Optional<TypeMirror> given(TypeMirror member) {
        if (member instanceof ExecutableType method) {
            return method.getParameterTypes().isEmpty() ? Optional.of(method.getReturnType()) : Optional.empty();
        }
        return Optional.of(member);
    }

    private static @Nullable VariableElement field(TypeElement type, String name) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .findFirst()
                .orElse(null);
    }

    private static Optional<String> strayAnnotation(RecordComponentElement component) {
        return Stream.of(Optional.of((Element) component), Optional.<Element>ofNullable(component.getAccessor()))
                .flatMap(Optional::stream)
                .flatMap(element -> element.getAnnotationMirrors().stream())
                .filter(ProjectionReader::isOurs)
                .map(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().toString())
                .findFirst();
    }

    private static boolean isOurs(AnnotationMirror mirror) {
        return mirror.getAnnotationType().asElement() instanceof TypeElement annotation
                && TypeNames.of(annotation).packageName().equals(ANNOTATIONS);
    }

    private void report(QualifiedName projection, String rest) {
        problems.add(new Problem(
                Rule.MALFORMED_PROJECTION,
                "The projection " + projection + " " + rest,
                Locator.ofType(table, projection)));
    }

    private void report(QualifiedName projection, String component, String rest) {
        problems.add(new Problem(
                Rule.MALFORMED_PROJECTION,
                "The component " + component + " of the projection " + projection + " " + rest,
                Locator.ofProperty(table, projection, component)));
    }
}
