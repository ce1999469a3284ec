package io.keywright.processor.promises;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** In which of its ways a class of a design is built. Each has one constructor with all components, for the tests. */
enum Shape {
    RECORD,
    CONSTRUCTOR,
    METHOD,
    BUILDER;

    /** The same for the same design, whatever is drawn beside it. */
    static Shape of(Design design, String type) {
        return values()[Math.floorMod(design.name().concat(type).hashCode(), values().length)];
    }

    /**
     * The class.
     *
     * @param components each with its type and name
     */
    String source(String name, List<String> components) {
        String parameters = String.join(", ", components);
        if (this == RECORD) {
            return "public record " + name + "(" + parameters + ") {}\n";
        }
        String body = fields("private final ", components) + "public " + name + "(" + parameters + ") {\n"
                + each(components, component -> "this." + name(component) + " = " + name(component) + ";") + "}\n"
                + each(components, component -> "public " + component + "() { return " + name(component) + "; }");
        return "public final class " + name + " {\n" + body + more(name, components) + "}\n";
    }

    private String more(String name, List<String> components) {
        String arguments = components.stream().map(Shape::name).collect(Collectors.joining(", "));
        return switch (this) {
            case METHOD -> {
                List<String> turned = new ArrayList<>(components);
                Collections.reverse(turned);
                yield "@io.keywright.annotation.Creator\npublic static " + name + " stored(" + String.join(", ", turned)
                        + ") { return new " + name + "(" + arguments + "); }\n";
            }
            case BUILDER ->
                "public static Builder builder() { return new Builder(); }\npublic static final class Builder {\n"
                        + fields("private ", components)
                        + each(
                                components,
                                component -> "public Builder " + name(component) + "(" + component + ") { this."
                                        + name(component) + " = " + name(component) + "; return this; }")
                        + "public " + name + " build() { return new " + name + "(" + arguments + "); }\n}\n";
            default -> "";
        };
    }

    private static String fields(String modifiers, List<String> components) {
        return each(components, component -> modifiers + component + ";");
    }

    private static String each(List<String> components, java.util.function.UnaryOperator<String> line) {
        return components.stream().map(line).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String name(String component) {
        return component.substring(component.lastIndexOf(' ') + 1);
    }
}
