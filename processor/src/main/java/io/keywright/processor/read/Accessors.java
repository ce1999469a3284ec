package io.keywright.processor.read;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * The methods that may give what an object holds, whatever the fashion of their names: {@code name()}, {@code getName()},
 * {@code isOpen()}. Which of them do is known only from what builds the object.
 */
final class Accessors {

    /** Methods of every object, which a class may declare anew. */
    private static final Set<String> OF_OBJECTS = Set.of("hashCode", "toString", "clone", "finalize", "getClass");

    private final Map<String, ExecutableElement> exact = new TreeMap<>();
    private final Map<String, ExecutableElement> prefixed = new TreeMap<>();
    private final Map<String, VariableElement> fields;

    private Accessors(Map<String, VariableElement> fields) {
        this.fields = fields;
    }

    /**
     * Those of a class, inherited ones included.
     *
     * @param fields the fields of its objects
     */
    static Accessors of(TypeElement type, Map<String, VariableElement> fields, Elements elements) {
        Accessors accessors = new Accessors(fields);
        Map<String, Integer> places = new HashMap<>();
        Lineage.of(type).forEach(owner -> places.put(owner.getQualifiedName().toString(), places.size()));
        List<ExecutableElement> methods = new ArrayList<>(ElementFilter.methodsIn(elements.getAllMembers(type)));
        methods.removeIf(method -> !isCandidate(method, places));
        // A compiler may show what is overridden as well: the nearest counts, and nobody's order does.
        methods.sort(Comparator.comparing((ExecutableElement method) -> places.getOrDefault(owner(method), 0))
                .thenComparing(method -> method.getSimpleName().toString()));
        methods.forEach(
                method -> accessors.exact.putIfAbsent(method.getSimpleName().toString(), method));
        accessors.exact.values().forEach(accessors::addPrefixed);
        return accessors;
    }

    private static boolean isCandidate(ExecutableElement method, Map<String, Integer> places) {
        String name = method.getSimpleName().toString();
        Set<Modifier> modifiers = method.getModifiers();
        boolean shown = !modifiers.contains(Modifier.PRIVATE) || isAnnotated(method);
        return shown
                && method.getParameters().isEmpty()
                && method.getTypeParameters().isEmpty()
                && method.getReturnType().getKind() != TypeKind.VOID
                && !modifiers.contains(Modifier.STATIC)
                && !OF_OBJECTS.contains(name)
                && places.containsKey(owner(method));
    }

    private static String owner(ExecutableElement method) {
        return method.getEnclosingElement() instanceof TypeElement owner
                ? owner.getQualifiedName().toString()
                : "";
    }

    private void addPrefixed(ExecutableElement method) {
        String name = method.getSimpleName().toString();
        boolean is = name.startsWith("is") && BeanScanner.isBoolean(method.getReturnType());
        String rest = is ? name.substring(2) : name.startsWith("get") ? name.substring(3) : "";
        for (String property : properties(rest)) {
            prefixed.putIfAbsent(property, method);
        }
    }

    /**
     * The names of properties that may be meant by what stands behind a prefix: {@code Name} by {@code name}, {@code URL}
     * by {@code URL} and {@code uRL}; none where the word goes on in small letters, as in {@code settle}.
     */
    static List<String> properties(String rest) {
        if (rest.isEmpty() || BeanScanner.goesOn(rest)) {
            return List.of();
        }
        String small = Character.toLowerCase(rest.charAt(0)) + rest.substring(1);
        boolean acronym = rest.length() > 1 && Character.isUpperCase(rest.charAt(1));
        return acronym && !small.equals(rest) ? List.of(rest, small) : List.of(small);
    }

    /** The accessor of a property: that of its very name, else a getter. */
    Optional<ExecutableElement> of(String property) {
        return Optional.ofNullable(exact.get(property)).or(() -> Optional.ofNullable(prefixed.get(property)));
    }

    /**
     * What else shows that the class holds something, by the name of the property that it would be: an abstract method, a
     * getter, a method called like a field, one with our annotations.
     *
     * @param read the names of the properties that are known
     * @param builder the builder's class, which is no property; empty for none
     */
    Map<String, ExecutableElement> unset(Collection<String> read, String builder) {
        Map<String, ExecutableElement> unset = new TreeMap<>();
        for (ExecutableElement method : exact.values()) {
            String name = method.getSimpleName().toString();
            List<String> meant = new ArrayList<>(List.of(name));
            prefixed.forEach((property, getter) -> {
                if (getter.equals(method)) {
                    meant.add(property);
                }
            });
            boolean known = meant.stream().anyMatch(read::contains);
            boolean holds = meant.size() > 1
                    || fields.containsKey(name)
                    || method.getModifiers().contains(Modifier.ABSTRACT)
                    || isAnnotated(method);
            if (!known && holds && !TypeText.erased(method.getReturnType()).equals(builder)) {
                String property = meant.stream()
                        .filter(fields::containsKey)
                        .findFirst()
                        .orElse(meant.get(meant.size() > 1 ? 1 : 0));
                unset.putIfAbsent(property, method);
            }
        }
        return unset;
    }

    private static boolean isAnnotated(ExecutableElement method) {
        return !AnnotationView.oursOn(method).isEmpty();
    }
}
