package io.keywright.tools.admin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Finds the classes that carry {@code @Entity}. The annotation is kept in class files and not loaded, so it is looked for
 * where a class file names it: by its descriptor among the constants.
 */
final class AnnotatedClasses {

    private static final String DESCRIPTOR = "Lio/keywright/annotation/Entity;";
    private static final String ENDING = ".class";

    private AnnotatedClasses() {}

    /** Their binary names, sorted. What is neither a folder nor a jar is passed over. */
    static Set<String> in(List<Path> path) throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path entry : path) {
            if (Files.isDirectory(entry)) {
                collect(entry, found);
            } else if (Files.isRegularFile(entry) && entry.toString().endsWith(".jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                    collect(jar.getPath("/"), found);
                }
            }
        }
        return found;
    }

    private static void collect(Path root, Set<String> found) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(any -> any.toString().endsWith(ENDING))::iterator) {
                String constants = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
                if (constants.contains(DESCRIPTOR)) {
                    String name = root.relativize(file).toString();
                    found.add(name.substring(0, name.length() - ENDING.length())
                            .replace('/', '.')
                            .replace('\\', '.'));
                }
            }
        }
    }
}
