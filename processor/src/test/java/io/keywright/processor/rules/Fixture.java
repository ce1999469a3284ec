package io.keywright.processor.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One source file of the rule book. With {@code -Dkeywright.fixture=Name.*} there are only those, for a quick look.
 *
 * @param name of the file and of its class: the tag of the rule that it breaks or mends; for further ways to break a rule
 *     {@code Tag_way}
 * @param file where it lies
 * @param lines with markers: {@code // ERROR text} or {@code // WARNING text} above the line that the diagnostic is on,
 *     {@code // GLOBAL ERROR text} for one without a line, {@code // OPTION -A…} for the compiler,
 *     {@code // OTHER MEMBERS reason} where stubs cannot have the members that the mended twin has
 */
record Fixture(String name, Path file, List<String> lines) {

    private static final Path ROOT = Path.of("src", "test", "resources", "rules");
    private static final String GLOBAL = "GLOBAL ";

    static List<Fixture> bad() {
        return in(ROOT.resolve("bad"));
    }

    static List<Fixture> good() {
        return in(ROOT.resolve("good"));
    }

    private static List<Fixture> in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted()
                    .map(Fixture::read)
                    .filter(fixture -> fixture.name().matches(System.getProperty("keywright.fixture", ".*")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Fixture read(Path file) {
        try {
            String name = file.getFileName().toString().replace(".java", "");
            return new Fixture(name, file, Files.readAllLines(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tag of its rule. */
    String tag() {
        int way = name.indexOf('_');
        return way < 0 ? name : name.substring(0, way);
    }

    List<String> options() {
        return lines.stream()
                .filter(line -> line.startsWith("// OPTION "))
                .map(line -> line.substring("// OPTION ".length()))
                .toList();
    }

    /** Why the members generated for a broken design cannot be those of its mended twin. */
    List<String> differences() {
        return lines.stream()
                .filter(line -> line.startsWith("// OTHER MEMBERS "))
                .map(line -> line.substring("// OTHER MEMBERS ".length()))
                .toList();
    }

    /** What the markers promise, by the lines of the file as it is compiled. */
    List<Message> expected() {
        List<Message> expected = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (!isMarker(lines.get(i))) {
                continue;
            }
            String marker = lines.get(i).strip().substring("// ".length());
            boolean global = marker.startsWith(GLOBAL);
            String told = global ? marker.substring(GLOBAL.length()) : marker;
            String kind = told.substring(0, told.indexOf(' '));
            expected.add(new Message(global ? -1 : target(i), kind, told.substring(kind.length() + 1)));
        }
        return expected;
    }

    /** The line number, from 1, of the first line at or behind this index that is no marker. */
    private int target(int index) {
        int at = index;
        while (isMarker(lines.get(at))) {
            at++;
        }
        return at + 1;
    }

    private static boolean isMarker(String line) {
        String text = line.strip();
        return text.startsWith("// ERROR ") || text.startsWith("// WARNING ") || text.startsWith("// GLOBAL ");
    }

    /** Puts what the compiler said in the place of the markers; told by lines of the present file. */
    void rewrite(List<Message> messages) {
        List<String> rewritten = new ArrayList<>();
        messages.stream()
                .filter(message -> message.line() < 1)
                .forEach(message -> rewritten.add("// GLOBAL " + message.kind() + " " + message.text()));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int number = i + 1;
            if (!isMarker(line)) {
                String indent =
                        line.substring(0, line.length() - line.stripLeading().length());
                messages.stream()
                        .filter(message -> message.line() == number)
                        .forEach(message -> rewritten.add(indent + "// " + message.kind() + " " + message.text()));
                rewritten.add(line);
            }
        }
        try {
            Files.write(file, rewritten);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return name;
    }

    /**
     * A diagnostic.
     *
     * @param line from 1; -1 for none
     * @param kind {@code ERROR} or {@code WARNING}
     * @param text its first line; what is not in the fixture itself says where it is
     */
    record Message(int line, String kind, String text) {

        /** What is wrong in a generated file names that file, since its lines are not the fixture's. */
        static Message of(Diagnostic<? extends JavaFileObject> diagnostic, String fixture) {
            boolean error = diagnostic.getKind() == Diagnostic.Kind.ERROR;
            String text = diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse("");
            JavaFileObject source = diagnostic.getSource();
            boolean foreign = source != null && !source.getName().endsWith("/" + fixture + ".java");
            return new Message(
                    foreign ? -1 : (int) diagnostic.getLineNumber(),
                    error ? "ERROR" : "WARNING",
                    foreign ? source.getName() + ": " + text.strip() : text.strip());
        }
    }
}
