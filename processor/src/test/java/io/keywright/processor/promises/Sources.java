package io.keywright.processor.promises;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.good.Build;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Designs as a developer would write them, each in a package of its own. */
final class Sources {

    private Sources() {}

    /** Compiles the designs with the processor, and loads what came of it. */
    static URLClassLoader load(List<Design> designs, Path folder) {
        List<Path> sources = new ArrayList<>();
        for (Design design : designs) {
            sources.add(write(folder, design, "Rows", table(design)));
            sources.add(write(folder, design, "Row", row(design)));
            document(design, design.properties(), "pPart")
                    .ifPresent(text -> sources.add(write(folder, design, "PPart", text)));
            document(design, design.indexed(), "iPart")
                    .ifPresent(text -> sources.add(write(folder, design, "IPart", text)));
        }
        Build build = Build.in(folder);
        List<String> errors =
                build.compile(sources, List.of(), List.of(new KeywrightProcessor()), "-parameters").stream()
                        .filter(message -> message.startsWith("ERROR"))
                        .toList();
        assertThat(errors).isEmpty();
        try {
            URL[] classes = {build.classes().toUri().toURL()};
            return new URLClassLoader(classes, Sources.class.getClassLoader());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path write(Path folder, Design design, String type, String text) {
        try {
            Path source = folder.resolve("sources").resolve(design.name()).resolve(type + ".java");
            Files.createDirectories(source.getParent());
            return Files.writeString(source, "package " + design.name() + ";\n\n" + text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String table(Design design) {
        return "@io.keywright.annotation.Table(entities = Row.class, delimiter = " + literal(design.delimiter())
                + ")\npublic interface Rows {}\n";
    }

    private static String row(Design design) {
        List<String> components = new ArrayList<>(List.of("int number"));
        components.addAll(components(design.properties(), "pPart", false));
        components.addAll(components(design.indexed(), "iPart", true));
        return "@io.keywright.annotation.Entity\n@io.keywright.annotation.Key(pk = "
                + literal(design.templates().get(0)) + ", sk = "
                + literal(design.templates().get(1))
                + ", name = \"all\")\n@io.keywright.annotation.Gsi(index = 1, name = \"indexed\", pk = "
                + literal(design.templates().get(2)) + ", sk = "
                + literal(design.templates().get(3))
                + ")\n" + Shape.of(design, "Row").source("Row", components);
    }

    private static List<String> components(Map<String, Domain> domains, String part, boolean nullable) {
        List<String> components = new ArrayList<>();
        domains.forEach((path, domain) -> {
            if (path.indexOf('.') < 0) {
                components.add(component(path, domain, nullable));
            }
        });
        if (domains.keySet().stream().anyMatch(path -> path.startsWith(part + "."))) {
            components.add((nullable ? "@org.jspecify.annotations.Nullable IPart " : "PPart ") + part);
        }
        return components;
    }

    private static java.util.Optional<String> document(Design design, Map<String, Domain> domains, String part) {
        String name = part.equals("iPart") ? "IPart" : "PPart";
        List<String> components = domains.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(part + "."))
                .map(entry ->
                        component(entry.getKey().substring(part.length() + 1), entry.getValue(), part.equals("iPart")))
                .collect(Collectors.toList());
        return components.isEmpty()
                ? java.util.Optional.empty()
                : java.util.Optional.of("@io.keywright.annotation.Document\n"
                        + Shape.of(design, name).source(name, components));
    }

    private static String component(String name, Domain domain, boolean nullable) {
        String type = domain.javaType();
        if (!nullable) {
            return type + " " + name;
        }
        String boxed = switch (type) {
            case "int" -> "Integer";
            case "byte", "short", "long", "double", "float", "boolean" ->
                Character.toUpperCase(type.charAt(0)) + type.substring(1);
            default -> type;
        };
        int simple = boxed.lastIndexOf('.') + 1;
        return boxed.substring(0, simple) + "@org.jspecify.annotations.Nullable " + boxed.substring(simple) + " "
                + name;
    }

    private static String literal(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (unit == '"' || unit == '\\') {
                literal.append('\\').append(unit);
            } else if (unit < 0x20 || unit > 0x7e) {
                literal.append(String.format("\\u%04x", (int) unit));
            } else {
                literal.append(unit);
            }
        }
        return literal.append('"').toString();
    }
}
