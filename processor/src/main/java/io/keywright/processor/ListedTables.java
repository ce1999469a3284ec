package io.keywright.processor;

import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.names.Names;
import io.keywright.schema.QualifiedName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The tables that a service file of an earlier compilation lists and that still exist. A compilation that sees only what
 * was edited, as an IDE's, has to keep their lines; one that was given everything finds no file, or nothing new in it.
 *
 * <p>A line stays while both classes of it are there: the descriptor, and the interface with its {@code @Table}. They
 * are asked for by name, and where the class output is not on the class path, looked for in the class output.
 */
final class ListedTables {

    private static final String SUFFIX = "Descriptor";
    private static final String TABLE = "io.keywright.annotation.Table";

    private final Elements elements;
    private final @Nullable ModuleElement module;
    private final OutputWriter output;

    /**
     * Looks around one module.
     *
     * @param module that of the tables which are compiled now
     */
    ListedTables(Elements elements, @Nullable ModuleElement module, OutputWriter output) {
        this.elements = elements;
        this.module = module;
        this.output = output;
    }

    /** The tables that are left of a list, where there is one. */
    List<QualifiedName> in(String path) {
        return output.existing(path).map(bytes -> new String(bytes, StandardCharsets.UTF_8)).stream()
                .flatMap(String::lines)
                .map(line -> line.replaceAll("#.*", "").trim())
                .map(this::table)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<QualifiedName> table(String descriptor) {
        int dot = descriptor.lastIndexOf('.');
        String packageName = descriptor.substring(0, Math.max(dot, 0));
        String simpleName = descriptor.substring(dot + 1);
        if (!simpleName.endsWith(SUFFIX) || !bears(QualifiedName.of(packageName, simpleName), TableOutput.GENERATED)) {
            return Optional.empty();
        }
        List<String> parts = Arrays.asList(
                simpleName.substring(0, simpleName.length() - SUFFIX.length()).split("_", -1));
        return nestings(packageName, List.of(), parts)
                .filter(candidate -> bears(candidate, TABLE))
                // Two names can have one flat form; only one of them can have the descriptor.
                .filter(candidate -> Names.descriptor(candidate).binaryName().equals(descriptor))
                .findFirst();
    }

    /** All ways to read underscores: as part of a name, or between an enclosing class and what it encloses. */
    private Stream<QualifiedName> nestings(String packageName, List<String> enclosing, List<String> parts) {
        return IntStream.rangeClosed(1, parts.size()).boxed().flatMap(taken -> {
            List<String> names = new ArrayList<>(enclosing);
            names.add(String.join("_", parts.subList(0, taken)));
            if (names.get(names.size() - 1).isEmpty()) {
                return Stream.empty();
            }
            QualifiedName name = new QualifiedName(packageName, names);
            if (taken == parts.size()) {
                return Stream.of(name);
            }
            return exists(name) ? nestings(packageName, names, parts.subList(taken, parts.size())) : Stream.empty();
        });
    }

    private boolean exists(QualifiedName name) {
        return element(name) != null || classFile(name).isPresent();
    }

    private boolean bears(QualifiedName name, String annotation) {
        TypeElement element = element(name);
        if (element != null) {
            return element.getAnnotationMirrors().stream()
                    .anyMatch(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement type
                            && type.getQualifiedName().contentEquals(annotation));
        }
        if (element(outermost(name)) != null) {
            // Its source is compiled now and no longer has it.
            return false;
        }
        // Whoever did not put the class output on the class path compiles nothing that needs it.
        String descriptor = "L" + annotation.replace('.', '/') + ";";
        return classFile(name)
                .filter(bytes -> new String(bytes, StandardCharsets.ISO_8859_1).contains(descriptor))
                .isPresent();
    }

    private static QualifiedName outermost(QualifiedName name) {
        return QualifiedName.of(name.packageName(), name.simpleNames().get(0));
    }

    private @Nullable TypeElement element(QualifiedName name) {
        return module == null
                ? elements.getTypeElement(name.canonicalName())
                : elements.getTypeElement(module, name.canonicalName());
    }

    private Optional<byte[]> classFile(QualifiedName name) {
        return output.existing(name.binaryName().replace('.', '/') + ".class");
    }
}
