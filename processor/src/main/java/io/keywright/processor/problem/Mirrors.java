package io.keywright.processor.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Finds our annotations and their values again. */
final class Mirrors {

    private static final String PACKAGE = "io.keywright.annotation.";

    private Mirrors() {}

    static Optional<AnnotationMirror> find(Element element, String name) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement type
                        && type.getQualifiedName().contentEquals(PACKAGE + name))
                .<AnnotationMirror>map(mirror -> mirror)
                .findFirst();
    }

    /** The value as it is written; null for one by default, or for no member. */
    static @Nullable AnnotationValue value(AnnotationMirror mirror, @Nullable String member) {
        return mirror.getElementValues().entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(String.valueOf(member)))
                .<AnnotationValue>map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    static Optional<AnnotationValue> written(AnnotationMirror mirror, String member) {
        return Optional.ofNullable(value(mirror, member));
    }

    /** The values of an array, or the one value that stands for it. */
    static List<AnnotationValue> items(AnnotationMirror mirror, String member) {
        AnnotationValue value = value(mirror, member);
        if (value == null) {
            return List.of();
        }
        if (!(value.getValue() instanceof List<?> list)) {
            return List.of(value);
        }
        List<AnnotationValue> items = new ArrayList<>();
        for (Object item : list) {
            if (item instanceof AnnotationValue inside) {
                items.add(inside);
            }
        }
        return items;
    }

    static List<AnnotationMirror> nested(AnnotationMirror mirror, String member) {
        return items(mirror, member).stream()
                .map(AnnotationValue::getValue)
                .filter(AnnotationMirror.class::isInstance)
                .map(AnnotationMirror.class::cast)
                .toList();
    }

    static boolean isNumber(AnnotationMirror mirror, String member, int number) {
        return written(mirror, member)
                .filter(value -> value.getValue().equals(number))
                .isPresent();
    }

    /** Whether a value is the literal of a class. */
    static boolean isClass(AnnotationValue value, String canonicalName) {
        return value.getValue() instanceof DeclaredType type
                && type.asElement() instanceof TypeElement element
                && element.getQualifiedName().contentEquals(canonicalName);
    }
}
