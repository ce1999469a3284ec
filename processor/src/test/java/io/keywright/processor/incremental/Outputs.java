package io.keywright.processor.incremental;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where compilers write.
 *
 * @param generated sources that processors write
 * @param classes class files and resources
 */
record Outputs(Path generated, Path classes) {

    static Outputs in(Path folder) {
        try {
            return new Outputs(
                    Files.createDirectories(folder.resolve("generated")),
                    Files.createDirectories(folder.resolve("classes")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Everything there is, by path; bytes as characters, so that an assertion shows them. */
    NavigableMap<String, String> content() {
        NavigableMap<String, String> content = new TreeMap<>();
        for (Path root : Set.of(generated, classes)) {
            for (Path file : files(root)) {
                try {
                    String path = root.getFileName() + "/"
                            + root.relativize(file).toString().replace('\\', '/');
                    content.put(path, new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
        return content;
    }

    /** In what this differs from a full build, with the first line of a text that differs. */
    List<String> differences(Outputs full) {
        NavigableMap<String, String> mine = content();
        NavigableMap<String, String> theirs = full.content();
        NavigableSet<String> paths = new TreeSet<>(mine.keySet());
        paths.addAll(theirs.keySet());
        List<String> differences = new ArrayList<>();
        for (String path : paths) {
            String left = mine.get(path);
            String right = theirs.get(path);
            if (left == null) {
                differences.add("missing: " + path);
            } else if (right == null) {
                differences.add("stale: " + path);
            } else if (!left.equals(right)) {
                differences.add("different: " + path + (path.endsWith(".class") ? "" : firstDifference(left, right)));
            }
        }
        return differences;
    }

    private static String firstDifference(String left, String right) {
        List<String> expected = right.lines().toList();
        return left.lines()
                .filter(line -> !expected.contains(line))
                .findFirst()
                .map(line -> " has \"" + line.trim() + "\"")
                .orElse(" lacks lines");
    }

    /** The dependencies of all classes, by name. */
    Map<String, Dependencies> dependencies() {
        return files(classes).stream()
                .filter(file -> file.toString().endsWith(".class"))
                .map(Dependencies::of)
                .collect(Collectors.toMap(Dependencies::name, each -> each));
    }

    /** Removes the class files, its nested classes' too, and, where it is generated, the source of a class. */
    void delete(String className) {
        Path file = classFile(className);
        String nested = className.replaceAll(".*\\.", "") + "$";
        files(file.resolveSibling("")).stream()
                .filter(each ->
                        each.equals(file) || each.getFileName().toString().startsWith(nested))
                .forEach(Outputs::delete);
        delete(generated.resolve(className.replace('.', '/') + ".java"));
    }

    /** Marks the class files of some classes, so that those which are not written again can be told. */
    void age(Set<String> classNames) {
        for (String name : classNames) {
            File file = classFile(name).toFile();
            if (file.exists() && !file.setLastModified(0)) {
                throw new IllegalStateException("cannot mark " + file);
            }
        }
    }

    /** Deletes those of the marked class files that were not written again. */
    void deleteAged(Set<String> classNames) {
        classNames.stream()
                .map(this::classFile)
                .filter(file -> Files.exists(file) && file.toFile().lastModified() == 0)
                .forEach(Outputs::delete);
    }

    private Path classFile(String className) {
        return classes.resolve(className.replace('.', '/') + ".class");
    }

    void deleteResource(String path) {
        delete(classes.resolve(path));
    }

    /** Takes over all that another place has. */
    void copy(Outputs other) {
        copy(other.generated, generated);
        copy(other.classes, classes);
    }

    private static void copy(Path from, Path to) {
        try {
            for (Path file : files(from)) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.resolveSibling(""));
                Files.copy(file, target);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<Path> files(Path root) {
        if (!Files.exists(root)) {
            return Set.of();
        }
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile).collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
