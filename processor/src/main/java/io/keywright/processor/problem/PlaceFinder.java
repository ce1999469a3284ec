package io.keywright.processor.problem;

import io.keywright.processor.problem.Locator.OfAnnotation;
import io.keywright.processor.problem.Locator.OfIndex;
import io.keywright.processor.problem.Locator.OfListing;
import io.keywright.processor.problem.Locator.OfMember;
import io.keywright.processor.problem.Locator.OfProperty;
import io.keywright.processor.problem.Locator.OfTable;
import io.keywright.processor.problem.Locator.OfType;
import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * From a place in the design to a place in the source, as near as can be had: the annotation's value, else the
 * annotation, else what carries it; for a class without a source here, the literal by which the table lists it.
 */
final class PlaceFinder {

    private final Elements elements;
    private final PropertyMembers members;
    private final Predicate<TypeElement> isSource;

    PlaceFinder(Elements elements, Predicate<TypeElement> isSource) {
        this.elements = elements;
        this.members = new PropertyMembers(elements, isSource);
        this.isSource = isSource;
    }

    Place find(Locator locator) {
        if (locator instanceof OfTable at) {
            return onType(at.table(), table -> annotation(table, "Table", at.member()));
        }
        if (locator instanceof OfListing at) {
            return listing(at.table(), at.listed(), at.repeated());
        }
        if (locator instanceof OfIndex at) {
            return onType(at.table(), table -> index(table, at));
        }
        if (locator instanceof OfType at) {
            return onSource(at.table(), at.type(), Place::of);
        }
        if (locator instanceof OfProperty at) {
            return onSource(at.table(), at.type(), type -> property(type, at));
        }
        if (locator instanceof OfMember at) {
            return member(at);
        }
        if (locator instanceof OfAnnotation at) {
            return onSource(at.table(), at.type(), type -> annotation(type, at));
        }
        return Place.nowhere();
    }

    /** The literal that lists the class to which a place belongs; none where it belongs to the table itself. */
    Optional<Place> inList(Locator locator) {
        if (locator instanceof OfType at) {
            return Optional.of(listing(at.table(), at.type()));
        }
        if (locator instanceof OfProperty at) {
            return Optional.of(listing(at.table(), at.type()));
        }
        if (locator instanceof OfMember at) {
            return Optional.of(listing(at.table(), at.type()));
        }
        return locator instanceof OfAnnotation at ? Optional.of(listing(at.table(), at.type())) : Optional.empty();
    }

    private Place member(OfMember at) {
        TypeElement declaring = elements.getTypeElement(at.declaring().canonicalName());
        if (declaring == null || !isSource.test(declaring)) {
            return listing(at.table(), at.type());
        }
        List<Element> named = declaring.getEnclosedElements().stream()
                .filter(member -> member.getSimpleName().contentEquals(at.member()))
                .<Element>map(member -> member)
                .toList();
        // An annotated parameter is as near as its method.
        return named.stream()
                .filter(member -> Mirrors.find(member, at.annotation()).isPresent())
                .findFirst()
                .map(member -> annotation(member, at.annotation(), null))
                .or(() -> named.stream()
                        .filter(member -> member instanceof ExecutableElement method
                                && method.getParameters().stream()
                                        .anyMatch(parameter -> Mirrors.find(parameter, at.annotation())
                                                .isPresent()))
                        .findFirst()
                        .or(() -> named.stream().findFirst())
                        .map(Place::of))
                .orElse(Place.of(declaring));
    }

    private Place onType(QualifiedName name, Function<TypeElement, Place> place) {
        TypeElement type = elements.getTypeElement(name.canonicalName());
        return type == null ? Place.nowhere() : place.apply(type);
    }

    private Place onSource(QualifiedName table, QualifiedName name, Function<TypeElement, Place> place) {
        TypeElement type = elements.getTypeElement(name.canonicalName());
        return type == null || !isSource.test(type) ? listing(table, name) : place.apply(type);
    }

    /** A document is in no list, so the whole list stands for those of its entities that reach it. */
    private Place listing(QualifiedName table, QualifiedName listed) {
        return listing(table, listed, false);
    }

    private Place listing(QualifiedName table, QualifiedName listed, boolean repeated) {
        return onType(
                table,
                type -> Mirrors.find(type, "Table")
                        .map(mirror -> Place.of(
                                type,
                                mirror,
                                Stream.of("entities", "collections", "projections")
                                        .flatMap(member -> Mirrors.items(mirror, member).stream())
                                        .filter(value -> Mirrors.isClass(value, listed.canonicalName()))
                                        .skip(repeated ? 1 : 0)
                                        .findFirst()
                                        .or(() -> Mirrors.written(mirror, "entities"))
                                        .orElse(null)))
                        .orElse(Place.of(type)));
    }

    private static Place annotation(Element element, String name, @Nullable String member) {
        return Mirrors.find(element, name)
                .map(mirror -> Place.of(element, mirror, Mirrors.value(mirror, member)))
                .orElse(Place.of(element));
    }

    /** The member of {@code @Table} with the pattern from which an index has a name, where one is written. */
    Optional<String> followed(OfIndex at) {
        Optional<AnnotationMirror> mirror = Optional.ofNullable(
                        elements.getTypeElement(at.table().canonicalName()))
                .flatMap(table -> Mirrors.find(table, "Table"));
        return mirror.isEmpty() || own(index(mirror.get(), at), at).isPresent()
                ? Optional.empty()
                : pattern(at)
                        .filter(member -> Mirrors.written(mirror.get(), member).isPresent());
    }

    private static Optional<AnnotationValue> index(AnnotationMirror table, OfIndex at) {
        return Mirrors.items(table, "indexes").stream()
                .filter(value -> value.getValue() instanceof AnnotationMirror nested
                        && Mirrors.isNumber(nested, "number", at.number())
                        && at.local() == isLocal(nested))
                .findFirst();
    }

    private static Place index(TypeElement table, OfIndex at) {
        Optional<AnnotationMirror> mirror = Mirrors.find(table, "Table");
        if (mirror.isEmpty()) {
            return Place.of(table);
        }
        Optional<AnnotationValue> index = index(mirror.get(), at);
        AnnotationValue value = own(index, at)
                .or(() -> pattern(at).flatMap(member -> Mirrors.written(mirror.get(), member)))
                .or(() -> index)
                .orElse(null);
        return Place.of(table, mirror.get(), value);
    }

    private static Optional<AnnotationValue> own(Optional<AnnotationValue> index, OfIndex at) {
        return index.map(AnnotationValue::getValue)
                .map(AnnotationMirror.class::cast)
                .map(nested -> Mirrors.value(nested, at.member()));
    }

    /** The member of {@code @Table} with the pattern that an index follows unless it says otherwise. */
    private static Optional<String> pattern(OfIndex at) {
        String member = at.member();
        if (member == null || !List.of("name", "partitionKey", "sortKey").contains(member)) {
            return Optional.empty();
        }
        String upper = Character.toUpperCase(member.charAt(0)) + member.substring(1);
        return Optional.of((at.local() ? "localIndex" : "index") + upper);
    }

    private static boolean isLocal(AnnotationMirror index) {
        return Mirrors.written(index, "local")
                .filter(value -> Objects.equals(value.getValue(), true))
                .isPresent();
    }

    private static Place annotation(TypeElement type, OfAnnotation at) {
        Optional<AnnotationMirror> container = Mirrors.find(type, at.annotation() + ".List");
        if (container.isEmpty()) {
            return annotation(type, at.annotation(), at.member());
        }
        List<AnnotationMirror> repeated = Mirrors.nested(container.get(), "value");
        for (int i = repeated.size() - 1; i >= 0; i--) {
            // The last of a number: what is wrong with a second one is wrong because of the first.
            if (Mirrors.isNumber(repeated.get(i), "index", at.number())) {
                AnnotationValue value = Mirrors.value(repeated.get(i), at.member());
                return Place.repeated(type, container.get(), value, i, at.member());
            }
        }
        return Place.of(type);
    }

    private Place property(TypeElement type, OfProperty at) {
        String annotation = at.annotation();
        if (annotation != null) {
            Optional<Element> annotated = members.of(type, at.property()).stream()
                    .filter(member -> Mirrors.find(member, annotation).isPresent())
                    .findFirst();
            if (annotated.isPresent()) {
                return annotation(annotated.get(), annotation, at.member());
            }
        }
        return members.of(type, at.property()).stream()
                .findFirst()
                .map(Place::of)
                .orElse(Place.of(type));
    }
}
