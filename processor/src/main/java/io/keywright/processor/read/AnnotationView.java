package io.keywright.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** An annotation with its values, those by default included. The typed views are made from it. */
final class AnnotationView {

    private static final String PACKAGE = "io.keywright.annotation.";

    /** How javac writes a value that it cannot resolve, or not yet. */
    private static final String ERROR = "<error>";

    private final AnnotationMirror mirror;
    private final Map<String, AnnotationValue> values = new HashMap<>();
    private final Elements elements;

    private AnnotationView(AnnotationMirror mirror, Elements elements) {
        this.mirror = mirror;
        this.elements = elements;
        elements.getElementValuesWithDefaults(mirror)
                .forEach((member, value) -> values.put(member.getSimpleName().toString(), value));
    }

    /** One of our annotations, by its simple name. */
    static Optional<AnnotationView> find(Element element, String name, Elements elements) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> qualifiedName(mirror).equals(PACKAGE + name))
                .map(mirror -> new AnnotationView(mirror, elements))
                .findFirst();
    }

    /** All annotations of one kind that can be repeated, in the order of the source. */
    static List<AnnotationView> findAll(Element element, String name, Elements elements) {
        return Stream.concat(
                        find(element, name, elements).stream(),
                        find(element, name + ".List", elements).stream().flatMap(list -> list.nested("value").stream()))
                .toList();
    }

    /** The simple names of our annotations on an element. */
    static List<String> oursOn(Element element) {
        return element.getAnnotationMirrors().stream()
                .map(AnnotationView::qualifiedName)
                .filter(name -> name.startsWith(PACKAGE))
                .map(name -> name.substring(PACKAGE.length()))
                .toList();
    }

    /** Our annotations on an element with their values, as text that is the same wherever the compiler copied them. */
    static List<String> textsOfOursOn(Element element) {
        return element.getAnnotationMirrors().stream()
                .filter(mirror -> qualifiedName(mirror).startsWith(PACKAGE))
                .map(Object::toString)
                .toList();
    }

    static String qualifiedName(AnnotationMirror mirror) {
        return ((TypeElement) mirror.getAnnotationType().asElement())
                .getQualifiedName()
                .toString();
    }

    /** A text; empty where it is none. */
    String text(String member) {
        return value(member) instanceof String text ? text : "";
    }

    /** A number; 0 where it is none. */
    int number(String member) {
        return value(member) instanceof Integer number ? number : 0;
    }

    /** A boolean. */
    boolean flag(String member) {
        return value(member) instanceof Boolean flag && flag;
    }

    /** The name of an enum constant; empty where it is none. */
    String constant(String member) {
        return value(member) instanceof VariableElement constant
                ? constant.getSimpleName().toString()
                : "";
    }

    /** Texts. */
    List<String> texts(String member) {
        return array(member).stream()
                .map(AnnotationValue::getValue)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .toList();
    }

    /** The class literals that resolve. */
    List<TypeMirror> classes(String member) {
        return array(member).stream()
                .map(AnnotationValue::getValue)
                .filter(value -> value instanceof TypeMirror type && type.getKind() != TypeKind.ERROR)
                .map(TypeMirror.class::cast)
                .toList();
    }

    /** A class literal, an erroneous one included; empty where it is none. */
    Optional<TypeMirror> type(String member) {
        return value(member) instanceof TypeMirror type ? Optional.of(type) : Optional.empty();
    }

    /** An annotation inside this one. */
    Optional<AnnotationView> inner(String member) {
        return value(member) instanceof AnnotationMirror inner
                ? Optional.of(new AnnotationView(inner, elements))
                : Optional.empty();
    }

    /** Annotations inside this one. */
    List<AnnotationView> nested(String member) {
        return array(member).stream()
                .map(AnnotationValue::getValue)
                .filter(AnnotationMirror.class::isInstance)
                .map(value -> new AnnotationView((AnnotationMirror) value, elements))
                .toList();
    }

    /** Whether the source gives the member. */
    boolean given(String member) {
        return mirror.getElementValues().keySet().stream()
                .anyMatch(key -> key.getSimpleName().contentEquals(member));
    }

    /** Whether a value names something that does not exist, or not yet. */
    boolean unresolved() {
        return mirror.getElementValues().values().stream().anyMatch(AnnotationView::unresolved);
    }

    /** Whether a member's value names something that does not exist, or not yet. */
    boolean unresolved(String member) {
        return mirror.getElementValues().entrySet().stream()
                .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
                .anyMatch(entry -> unresolved(entry.getValue()));
    }

    private static boolean unresolved(AnnotationValue annotationValue) {
        Object value = annotationValue.getValue();
        if (value instanceof List<?> list) {
            return list.stream().anyMatch(item -> item instanceof AnnotationValue inner && unresolved(inner));
        }
        if (value instanceof AnnotationMirror nested) {
            return nested.getElementValues().values().stream().anyMatch(AnnotationView::unresolved);
        }
        return value instanceof TypeMirror type ? type.getKind() == TypeKind.ERROR : ERROR.equals(value);
    }

    private @Nullable Object value(String member) {
        AnnotationValue value = values.get(member);
        return value == null ? null : value.getValue();
    }

    private List<AnnotationValue> array(String member) {
        return value(member) instanceof List<?> list
                ? list.stream()
                        .filter(AnnotationValue.class::isInstance)
                        .map(AnnotationValue.class::cast)
                        .toList()
                : List.of();
    }
}
