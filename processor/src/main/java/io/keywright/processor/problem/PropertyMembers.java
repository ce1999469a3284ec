package io.keywright.processor.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The members that can stand for a property. A record's component has no line, the private field of its name has; the
 * compiler copies the component's annotations to it.
 */
final class PropertyMembers {

    private final Elements elements;
    private final Predicate<TypeElement> isSource;

    PropertyMembers(Elements elements, Predicate<TypeElement> isSource) {
        this.elements = elements;
        this.isSource = isSource;
    }

    /** Fields first, those of the class before inherited ones; then getters; then setters; then what is called like it. */
    List<Element> of(TypeElement type, String property) {
        List<Element> members = new ArrayList<>();
        TypeMirror at = type.asType();
        while (at instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
                    .filter(field -> field.getSimpleName().contentEquals(property))
                    .forEach(members::add);
            at = element.getSuperclass();
        }
        for (String prefix : List.of("get", "is", "set")) {
            List<String> methods = List.of(prefix + upperFirst(property), prefix + property);
            ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                    .filter(candidate ->
                            methods.contains(candidate.getSimpleName().toString()))
                    .forEach(members::add);
        }
        ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                .filter(candidate -> candidate.getSimpleName().contentEquals(property)
                        && candidate.getParameters().isEmpty())
                .forEach(members::add);
        return members.stream()
                .filter(member -> member.getEnclosingElement() instanceof TypeElement owner && isSource.test(owner))
                .toList();
    }

    private static String upperFirst(String name) {
        return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }
}
