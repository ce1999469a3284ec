package io.keywright.processor.incremental;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The sources of a project; a change gives another one.
 *
 * @param sources by path, such as {@code shop/Order.java}
 */
record Project(NavigableMap<String, String> sources) {

    Project {
        sources = Collections.unmodifiableNavigableMap(new TreeMap<>(sources));
    }

    /** The sources below one of the folders of {@code src/test/resources/incremental}. */
    static Project of(String folder) {
        Path root = Path.of("src/test/resources/incremental", folder);
        try (Stream<Path> files = Files.walk(root)) {
            NavigableMap<String, String> sources = new TreeMap<>();
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
            return new Project(sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** With a source that is new, or has another text. */
    Project with(String path, String text) {
        NavigableMap<String, String> changed = new TreeMap<>(sources);
        changed.put(path, text);
        return new Project(changed);
    }

    Project without(String path) {
        NavigableMap<String, String> changed = new TreeMap<>(sources);
        if (changed.remove(path) == null) {
            throw new IllegalArgumentException(path + " is no source");
        }
        return new Project(changed);
    }

    /** With another piece of text in a source, which has to be there. */
    Project edited(String path, String from, String to) {
        String text = sources.getOrDefault(path, "");
        if (!text.contains(from)) {
            throw new IllegalArgumentException(path + " does not contain " + from);
        }
        return with(path, text.replace(from, to));
    }

    /** The paths of sources that are new, gone or different in another state of the project. */
    NavigableSet<String> changes(Project other) {
        NavigableSet<String> paths = new TreeSet<>(sources.keySet());
        paths.addAll(other.sources.keySet());
        paths.removeIf(path -> sources.getOrDefault(path, "").equals(other.sources.getOrDefault(path, "")));
        return paths;
    }

    /** Writes those of some paths that are sources, and gives their files. */
    Set<Path> write(Path folder, Set<String> paths) {
        Set<Path> files = new TreeSet<>();
        for (Map.Entry<String, String> source : sources.entrySet()) {
            if (paths.contains(source.getKey())) {
                Path file = folder.resolve(source.getKey());
                try {
                    Files.createDirectories(file.resolveSibling(""));
                    Files.writeString(file, source.getValue());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                files.add(file);
            }
        }
        return files;
    }
}
