package io.keywright.processor.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Finds the properties of a JavaBean, inherited ones included, in an order that no compiler changes. */
final class BeanScanner {

    private final Elements elements;

    BeanScanner(Elements elements) {
        this.elements = elements;
    }

    /**
     * The properties: those with fields first, from the topmost class down as the fields stand there, then the others
     * by name.
     */
    List<BeanProperty> scan(TypeElement type) {
        Map<String, VariableElement> fields = fields(type);
        Map<String, ExecutableElement> getters = new TreeMap<>();
        Map<String, List<ExecutableElement>> setters = new TreeMap<>();
        for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(type))) {
            if (isCandidate(method)) {
                sort(method, getters, setters);
            }
        }
        // A private setter beside no getter is a method of the class's own, too.
        setters.forEach((name, found) ->
                found.removeIf(method -> !getters.containsKey(name) && isPrivate(method) && !isAnnotated(method)));
        setters.values().removeIf(List::isEmpty);
        Map<String, BeanProperty> properties = new LinkedHashMap<>();
        fields.forEach((name, field) -> properties.put(
                name, new BeanProperty(name, field, getters.get(name), setters.getOrDefault(name, List.of()))));
        Map<String, BeanProperty> others = new TreeMap<>();
        getters.forEach((name, getter) ->
                others.put(name, new BeanProperty(name, null, getter, setters.getOrDefault(name, List.of()))));
        setters.forEach((name, found) -> others.putIfAbsent(name, new BeanProperty(name, null, null, found)));
        others.forEach(properties::putIfAbsent);
        return List.copyOf(properties.values());
    }

    /** All fields of objects, a hidden one under the class that hides it. */
    private static Map<String, VariableElement> fields(TypeElement type) {
        List<TypeElement> classes = new ArrayList<>();
        TypeMirror at = type.asType();
        while (at instanceof DeclaredType declared
                && declared.getKind() != TypeKind.ERROR
                && declared.asElement() instanceof TypeElement element) {
            classes.add(0, element);
            at = element.getSuperclass();
        }
        Map<String, VariableElement> fields = new LinkedHashMap<>();
        classes.stream()
                .flatMap(element -> ElementFilter.fieldsIn(element.getEnclosedElements()).stream())
                .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
                .forEach(field -> fields.put(field.getSimpleName().toString(), field));
        return fields;
    }

    private static boolean isCandidate(ExecutableElement method) {
        return !method.getModifiers().contains(Modifier.STATIC)
                && method.getTypeParameters().isEmpty()
                && method.getEnclosingElement() instanceof TypeElement owner
                && !owner.getQualifiedName().contentEquals("java.lang.Object");
    }

    private static void sort(
            ExecutableElement method,
            Map<String, ExecutableElement> getters,
            Map<String, List<ExecutableElement>> setters) {
        String name = method.getSimpleName().toString();
        int parameters = method.getParameters().size();
        TypeKind result = method.getReturnType().getKind();
        boolean shown = !isPrivate(method) || isAnnotated(method);
        if (parameters == 0 && !shown) {
            return;
        }
        if (parameters == 0 && startsWith(name, "is") && isBoolean(method.getReturnType())) {
            getters.put(propertyName(name, 2), method);
        } else if (parameters == 0 && startsWith(name, "get") && result != TypeKind.VOID) {
            getters.putIfAbsent(propertyName(name, 3), method);
        } else if (parameters == 1 && startsWith(name, "set")) {
            setters.computeIfAbsent(propertyName(name, 3), key -> new ArrayList<>())
                    .add(method);
        }
    }

    private static boolean isPrivate(ExecutableElement method) {
        return method.getModifiers().contains(Modifier.PRIVATE);
    }

    private static boolean isAnnotated(ExecutableElement method) {
        return !AnnotationView.oursOn(method).isEmpty();
    }

    private static boolean startsWith(String name, String prefix) {
        return name.startsWith(prefix)
                && name.length() > prefix.length()
                && !Character.isLowerCase(name.charAt(prefix.length()));
    }

    private static boolean isBoolean(TypeMirror type) {
        return type.getKind() == TypeKind.BOOLEAN
                || (type instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                        && element.getQualifiedName().contentEquals("java.lang.Boolean"));
    }

    /** As the JavaBeans specification has it: {@code getURL} is {@code URL}, {@code getName} is {@code name}. */
    private static String propertyName(String method, int prefix) {
        String name = method.substring(prefix);
        boolean acronym =
                name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1));
        return acronym ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }
}
