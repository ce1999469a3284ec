package io.keywright.processor.incremental;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/**
 * What one processor wrote in one compilation and for which type, as Gradle takes it down. A file of the isolating
 * processor that has not exactly one originating type, or has one that is no table, is a fault.
 */
final class Recording {

    private static final String DECLARATION = "META-INF/gradle/incremental.annotation.processors";

    private final boolean aggregating;
    private final Map<String, NavigableSet<String>> typesByOrigin = new TreeMap<>();
    private final Map<String, NavigableSet<String>> resourcesByOrigin = new TreeMap<>();
    private final NavigableSet<String> aggregatedTypes = new TreeSet<>();
    private final NavigableSet<String> written = new TreeSet<>();
    private final List<String> faults = new ArrayList<>();
    private long nanos;

    private Recording(boolean aggregating) {
        this.aggregating = aggregating;
    }

    /** For the processor as the file that the jar ships declares it. */
    static Recording of(Class<?> processor) {
        String kind = declarations().get(processor.getName());
        return new Recording(
                Objects.requireNonNull(kind, processor + " is not declared").equals("aggregating"));
    }

    /** The kinds of the processors by name, from the file that Gradle reads. */
    static Map<String, String> declarations() {
        try (var stream = Recording.class.getClassLoader().getResourceAsStream(DECLARATION)) {
            String text =
                    new String(Objects.requireNonNull(stream, DECLARATION).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank())
                    .map(line -> line.split(",", -1))
                    .collect(Collectors.toMap(line -> line[0], line -> line[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void input(Set<? extends Element> annotated) {
        annotated.forEach(element -> aggregatedTypes.add(outermost(element)));
    }

    void source(String name, Element... originating) {
        origins(name, originating)
                .forEach(origin -> typesByOrigin
                        .computeIfAbsent(origin, key -> new TreeSet<>())
                        .add(name));
        written.add(name);
    }

    void resource(Location location, String path, Element... originating) {
        if (location != StandardLocation.CLASS_OUTPUT) {
            faults.add(path + " goes to " + location);
        }
        origins(path, originating)
                .forEach(origin -> resourcesByOrigin
                        .computeIfAbsent(origin, key -> new TreeSet<>())
                        .add(path));
        written.add(path);
    }

    private Set<String> origins(String file, Element... originating) {
        Set<Element> distinct = new LinkedHashSet<>(List.of(originating));
        if (aggregating ? distinct.isEmpty() : originating.length != 1) {
            faults.add(file + " has " + originating.length + " originating elements");
        }
        distinct.stream()
                .filter(element -> !isTable(element))
                .forEach(element -> faults.add(file + " comes from " + element));
        return distinct.stream().map(Recording::outermost).collect(Collectors.toSet());
    }

    private static boolean isTable(Element element) {
        return element.getKind() == ElementKind.INTERFACE
                && element.getAnnotationMirrors().stream()
                        .anyMatch(mirror ->
                                mirror.getAnnotationType().toString().equals("io.keywright.annotation.Table"));
    }

    private static String outermost(Element element) {
        Element at = element;
        while (at.getEnclosingElement() instanceof TypeElement enclosing) {
            at = enclosing;
        }
        return at instanceof TypeElement type ? type.getQualifiedName().toString() : at.toString();
    }

    /** The process's time on all processors so far: on a machine that does other things too, the wall's says little. */
    static long clock() {
        return ProcessHandle.current()
                .info()
                .totalCpuDuration()
                .orElseThrow(() -> new IllegalStateException("this system does not tell processor time"))
                .toNanos();
    }

    void took(long more) {
        nanos += more;
    }

    /** How long the processor ran. */
    long nanos() {
        return nanos;
    }

    /** Generated types by the outermost class that they come from. */
    Map<String, NavigableSet<String>> typesByOrigin() {
        return typesByOrigin;
    }

    /** Paths of resources by the outermost class that they come from. */
    Map<String, NavigableSet<String>> resourcesByOrigin() {
        return resourcesByOrigin;
    }

    /** The outermost classes of what bears the processor's annotation. */
    NavigableSet<String> aggregatedTypes() {
        return aggregatedTypes;
    }

    /** All generated types and paths of resources. */
    Stream<String> written() {
        return written.stream();
    }

    List<String> faults() {
        return faults;
    }
}
