import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks that what the documents show is true: each block of Java stands, line for line, in a source under {@code
 * consumer} or {@code example}, which the gate compiles and runs, or in what was generated from them; each block of text
 * stands in what such a program prints. Indentation and empty lines do not count. A line {@code …} lets lines of the
 * source be left out. {@code docs/rules.md} is left to the processor's tests: half of what it shows must not compile.
 */
final class Snippets {

    /** The first argument is a folder of generated sources, the others are documents or folders of them. */
    public static void main(String[] arguments) throws IOException {
        List<List<String>> sources = new ArrayList<>();
        for (String ending : List.of(".java", "expected.txt")) {
            for (Path source : under(List.of("consumer", "example"), ending)) {
                if (!source.toString().contains("/target/")) {
                    sources.add(lines(Files.readAllLines(source)));
                }
            }
        }
        for (Path generated : under(List.of(arguments[0]), ".java")) {
            sources.add(lines(Files.readAllLines(generated)));
        }
        int blocks = 0;
        int missing = 0;
        for (Path document : under(List.of(arguments).subList(1, arguments.length), ".md")) {
            if (document.endsWith("rules.md")) {
                continue;
            }
            for (Block block : blocks(document)) {
                blocks++;
                if (sources.stream().noneMatch(source -> holds(source, block.parts()))) {
                    missing++;
                    System.out.println(document + ":" + block.line() + " shows what no source holds");
                }
            }
        }
        System.out.println(blocks + " pieces, " + missing + " in no source");
        if (missing > 0 || blocks == 0) {
            System.exit(1);
        }
    }

    /** The parts of a block between its lines {@code …}. */
    record Block(int line, List<List<String>> parts) {}

    private static List<Block> blocks(Path document) throws IOException {
        List<Block> blocks = new ArrayList<>();
        List<String> text = Files.readAllLines(document);
        for (int i = 0; i < text.size(); i++) {
            if (text.get(i).equals("```java") || text.get(i).equals("```text")) {
                int start = i + 1;
                while (!text.get(++i).equals("```")) {}
                List<List<String>> parts = new ArrayList<>(List.of(new ArrayList<>()));
                for (String line : lines(text.subList(start, i))) {
                    if (line.equals("…")) {
                        parts.add(new ArrayList<>());
                    } else {
                        parts.get(parts.size() - 1).add(line);
                    }
                }
                blocks.add(new Block(start, parts));
            }
        }
        return blocks;
    }

    private static boolean holds(List<String> source, List<List<String>> parts) {
        int from = 0;
        for (List<String> part : parts) {
            while (from + part.size() <= source.size()
                    && !source.subList(from, from + part.size()).equals(part)) {
                from++;
            }
            if (from + part.size() > source.size()) {
                return false;
            }
            from += part.size();
        }
        return true;
    }

    private static List<String> lines(List<String> text) {
        return text.stream().map(String::strip).filter(line -> !line.isEmpty()).collect(Collectors.toList());
    }

    private static List<Path> under(List<String> names, String ending) throws IOException {
        List<Path> found = new ArrayList<>();
        for (String name : names) {
            try (Stream<Path> files = Files.walk(Path.of(name))) {
                files.filter(file -> file.toString().endsWith(ending))
                        .sorted()
                        .forEach(found::add);
            }
        }
        return found;
    }
}
