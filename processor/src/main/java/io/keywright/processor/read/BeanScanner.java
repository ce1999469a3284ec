package io.keywright.processor.read;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    private final FieldOrder order;

    BeanScanner(Elements elements, FieldOrder order) {
        this.elements = elements;
        this.order = order;
    }

    /**
     * The properties: those with fields first, from the topmost class down as the fields stand there, then the others
     * by name.
     */
    List<BeanProperty> scan(TypeElement type, Findings findings) {
        Map<String, VariableElement> fields = fields(type, findings);
        Map<String, ExecutableElement> getters = new TreeMap<>();
        Map<String, List<ExecutableElement>> setters = new TreeMap<>();
        for (ExecutableElement method : ElementFilter.methodsIn(elements.getAllMembers(type))) {
            if (isCandidate(method)) {
                sort(method, fields.keySet(), getters, setters);
            }
        }
        // Where both halves go on in small letters, as "getaway" and "setaway" do, they are accessors all the same.
        Set<String> pairs = new HashSet<>(getters.keySet());
        pairs.retainAll(setters.keySet());
        getters.entrySet().removeIf(getter -> isWord(getter.getValue(), fields, pairs, getter.getKey()));
        setters.forEach((name, found) -> found.removeIf(method -> isWord(method, fields, pairs, name)));
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
    Map<String, VariableElement> fields(TypeElement type, Findings findings) {
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
                .flatMap(element -> order.fields(element, findings).stream())
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
            Set<String> fields,
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
            getters.merge(propertyName(name, fields), method, BeanScanner::preferred);
        } else if (parameters == 0 && startsWith(name, "get") && result != TypeKind.VOID) {
            getters.merge(propertyName(name, fields), method, BeanScanner::preferred);
        } else if (parameters == 1 && startsWith(name, "set")) {
            setters.computeIfAbsent(propertyName(name, fields), key -> new ArrayList<>())
                    .add(method);
        }
    }

    /** Of two getters the one called "is", else the first by name: no compiler's order decides. */
    private static ExecutableElement preferred(ExecutableElement one, ExecutableElement other) {
        String first = one.getSimpleName().toString();
        String second = other.getSimpleName().toString();
        if (first.startsWith("is") != second.startsWith("is")) {
            return first.startsWith("is") ? one : other;
        }
        return first.compareTo(second) <= 0 ? one : other;
    }

    /**
     * Whether a method only begins like an accessor, as {@code isolate()}, {@code getaway()} and {@code settle(int)} do:
     * the word goes on in small letters, and neither a field nor the other half says otherwise. One small letter before
     * a capital, as in {@code getxPosition()}, is what development environments make of a field of that name.
     */
    private static boolean isWord(
            ExecutableElement method, Map<String, VariableElement> fields, Set<String> pairs, String property) {
        String name = method.getSimpleName().toString();
        int at = prefix(name);
        return goesOn(name.substring(at))
                && !fields.containsKey(property)
                && !pairs.contains(property)
                && !isAnnotated(method);
    }

    /** Whether what stands behind a prefix is the rest of a word. */
    static boolean goesOn(String rest) {
        return Character.isLowerCase(rest.charAt(0)) && (rest.length() == 1 || !Character.isUpperCase(rest.charAt(1)));
    }

    private static boolean isPrivate(ExecutableElement method) {
        return method.getModifiers().contains(Modifier.PRIVATE);
    }

    private static boolean isAnnotated(ExecutableElement method) {
        return !AnnotationView.oursOn(method).isEmpty();
    }

    private static boolean startsWith(String name, String prefix) {
        return name.startsWith(prefix) && name.length() > prefix.length();
    }

    private static int prefix(String name) {
        return name.startsWith("is") ? 2 : 3;
    }

    static boolean isBoolean(TypeMirror type) {
        return type.getKind() == TypeKind.BOOLEAN
                || (type instanceof DeclaredType declared
                        && declared.asElement() instanceof TypeElement element
                        && element.getQualifiedName().contentEquals("java.lang.Boolean"));
    }

    /**
     * As the JavaBeans specification has it: {@code getURL} is {@code URL}, {@code getName} is {@code name}. But {@code
     * getAPart} is {@code aPart} where a field is called so, as those who write {@code get} before it capitalise it.
     */
    private static String propertyName(String method, Set<String> fields) {
        String name = method.substring(prefix(method));
        String small = Character.toLowerCase(name.charAt(0)) + name.substring(1);
        boolean acronym =
                name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1));
        return acronym && (fields.contains(name) || !fields.contains(small)) ? name : small;
    }
}
