package io.keywright.tools.pattern;

import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.generated.Arguments;
import io.keywright.tools.generated.Reflection;
import io.keywright.tools.generated.Step;
import io.keywright.tools.generated.Values;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options that a pattern's templates make: one for each property of the key, and one for each way of narrowing it. */
final class PatternOptions {

    private final Map<String, Pattern.Given> given = new LinkedHashMap<>();
    private final Map<String, Step> steps = new LinkedHashMap<>();

    PatternOptions(Pattern pattern) {
        pattern.given().forEach(part -> given.put("--" + Arguments.hyphened(part.path()), part));
        Step.of(pattern.result()).forEach(step -> steps.putIfAbsent(step.option(), step));
    }

    /** Adds the options; a name that is taken already, by an option of every command, is preceded by {@code key-}. */
    void addTo(CommandSpec specification) {
        rename(given, specification.optionsMap().keySet());
        given.forEach((name, part) -> specification.addOption(option(name, part.type())
                .required(part.required())
                .paramLabel(part.type().getSimpleName().toUpperCase(java.util.Locale.ROOT))
                .description("The " + part.path() + " in the key.")
                .build()));
        rename(steps, specification.optionsMap().keySet());
        steps.forEach((name, step) -> {
            Class<?>[] types = step.method().getParameterTypes();
            OptionSpec.Builder option = types.length == 1
                    ? option(name, types[0])
                    : option(name, Array.newInstance(types[0], 0).getClass()).arity(String.valueOf(types.length));
            specification.addOption(option.paramLabel(types[0].getSimpleName().toUpperCase(java.util.Locale.ROOT))
                    .description(capital(step.description()) + ".")
                    .build());
        });
    }

    /** The values of the key's properties, in order. */
    List<Object> arguments(ParseResult parsed) {
        List<Object> values = new ArrayList<>();
        given.forEach((name, part) -> {
            if (parsed.hasMatchedOption(name)) {
                values.add(parsed.matchedOptionValue(name, new Object()));
            }
        });
        return values;
    }

    /** The query after all narrowing that was asked for; what does not go on from the others is refused. */
    Object narrowed(Object query, ParseResult parsed) {
        Set<String> open = new HashSet<>(steps.keySet());
        open.removeIf(name -> !parsed.hasMatchedOption(name));
        Object narrowed = query;
        Optional<String> next = next(narrowed, open);
        while (next.isPresent()) {
            Step step = step(next.get());
            Object value = parsed.matchedOptionValue(next.get(), new Object());
            Object[] arguments = step.method().getParameterCount() == 1 ? new Object[] {value} : elements(value);
            narrowed = Reflection.call(step.method(), narrowed, arguments);
            open.remove(next.get());
            next = next(narrowed, open);
        }
        if (!open.isEmpty()) {
            throw CommandFailedException.usage("A sort key is narrowed from its beginning, and ranged over once: "
                    + String.join(", ", open) + " cannot be added to the rest.");
        }
        return narrowed;
    }

    private Optional<String> next(Object query, Set<String> open) {
        return open.stream()
                .filter(name -> step(name).method().getDeclaringClass().isInstance(query))
                .sorted()
                .findFirst();
    }

    private Step step(String name) {
        return Objects.requireNonNull(steps.get(name), name);
    }

    private static Object[] elements(Object array) {
        Object[] elements = new Object[Array.getLength(array)];
        for (int at = 0; at < elements.length; at++) {
            elements[at] = Array.get(array, at);
        }
        return elements;
    }

    private static OptionSpec.Builder option(String name, Class<?> type) {
        OptionSpec.Builder option = OptionSpec.builder(name).type(type);
        Class<?> single = type.isArray() ? type.getComponentType() : type;
        Optional<? extends ITypeConverter<?>> converter = Values.converter(single);
        converter.ifPresent(option::converters);
        return option;
    }

    private static <T> void rename(Map<String, T> options, Set<String> taken) {
        Map<String, T> renamed = new LinkedHashMap<>();
        options.forEach(
                (name, value) -> renamed.put(taken.contains(name) ? "--key-" + name.substring(2) : name, value));
        options.clear();
        options.putAll(renamed);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
