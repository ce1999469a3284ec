package io.keywright.processor.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What is to be given to a builder, a constructor or a static method, by the names of the properties. */
final class Inputs {

    private final Elements elements;
    private final Types types;

    Inputs(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /**
     * One place for a property's value.
     *
     * @param method what takes it
     * @param type what it takes
     */
    record Input(ExecutableElement method, TypeMirror type) {}

    /** The parameters, in their order. */
    Map<String, List<Input>> of(Way.Called called, Substitution substitution) {
        Map<String, List<Input>> inputs = new LinkedHashMap<>();
        for (VariableElement parameter : called.executable().getParameters()) {
            TypeMirror type = called.substitution().in(substitution.in(parameter.asType()));
            inputs.put(parameter.getSimpleName().toString(), List.of(new Input(called.executable(), type)));
        }
        return inputs;
    }

    /**
     * The builder's methods {@code name(x)}, {@code setName(x)} and {@code withName(x)}, for the properties that the class
     * shows: those with fields first, in the order of these, then the others by name. Any other method of a builder, such
     * as one that adds to a list, is its own affair.
     */
    Map<String, List<Input>> of(Way.Built built, Accessors accessors, Map<String, VariableElement> fields) {
        Substitution substitution = Substitution.of(built.builder(), types);
        Map<String, List<Input>> found = new TreeMap<>();
        for (ExecutableElement method : ElementFilter.methodsIn(
                elements.getAllMembers((TypeElement) built.builder().asElement()))) {
            if (method.getParameters().size() == 1
                    && !method.getModifiers().contains(Modifier.STATIC)
                    && !method.getModifiers().contains(Modifier.PRIVATE)
                    && method.getTypeParameters().isEmpty()) {
                property(method.getSimpleName().toString(), accessors, fields)
                        .ifPresent(name -> found.computeIfAbsent(name, key -> new ArrayList<>())
                                .add(new Input(
                                        method,
                                        substitution.in(
                                                method.getParameters().get(0).asType()))));
            }
        }
        Map<String, List<Input>> inputs = new LinkedHashMap<>();
        for (String name : fields.keySet()) {
            List<Input> into = found.get(name);
            if (into != null) {
                inputs.put(name, into);
            }
        }
        found.forEach(inputs::putIfAbsent);
        return inputs;
    }

    private static Optional<String> property(String method, Accessors accessors, Map<String, VariableElement> fields) {
        List<String> meant = Stream.of(Stream.of(method), prefixed(method, "set"), prefixed(method, "with"))
                .flatMap(names -> names)
                .toList();
        return meant.stream()
                .filter(name -> accessors.of(name).isPresent())
                .findFirst()
                .or(() -> meant.stream().filter(fields::containsKey).findFirst());
    }

    private static Stream<String> prefixed(String method, String prefix) {
        return method.startsWith(prefix)
                ? Accessors.properties(method.substring(prefix.length())).stream()
                : Stream.empty();
    }
}
