package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parameters of a method that takes the values of placeholders: each property once, in the order of the templates.
 *
 * @param parameters by path
 */
record Signature(Map<String, ParameterSpec> parameters) {

    Signature {
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /**
     * The parameters for these placeholders.
     *
     * @param arguments whether they take what the formats take; a property that stands in two formats of different
     *     types takes its own type all the same, from which both can be written
     */
    static Signature of(KeyView key, List<Slot> slots, boolean arguments) {
        Map<String, TypeName> types = new LinkedHashMap<>();
        for (Slot slot : slots) {
            TypeName type = arguments ? slot.argument() : slot.value();
            types.merge(slot.path(), type, (first, second) -> first.equals(second) ? first : slot.value());
        }
        Map<String, ParameterSpec> parameters = new LinkedHashMap<>();
        for (Slot slot : slots) {
            TypeName type = types.getOrDefault(slot.path(), slot.value());
            parameters.put(
                    slot.path(),
                    ParameterSpec.builder(type, key.parameter(slot)).build());
        }
        return new Signature(parameters);
    }

    /** The parameters. */
    List<ParameterSpec> specs() {
        return List.copyOf(parameters.values());
    }

    /** The parameters that a method with fewer placeholders takes, as its arguments. */
    CodeBlock pass(List<Slot> slots) {
        return slots.stream()
                .map(Slot::path)
                .distinct()
                .map(path -> CodeBlock.of("$N", parameters.get(path)))
                .collect(CodeBlock.joining(", "));
    }

    /** The type that this method takes for a placeholder. */
    TypeName type(Slot slot) {
        ParameterSpec parameter = parameters.get(slot.path());
        return parameter == null ? slot.value() : parameter.type;
    }
}
