package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.Ecj;
import io.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A program uses what is generated for its design more than 150 times: keys, mappers, references, repositories, nested
 * classes of queries, static imports, an item collection. One mistake in the design is one error all the same.
 */
class UsesTest {

    private static final Path USES = Path.of("src", "test", "resources", "uses");
    private static final Pattern STATEMENT = Pattern.compile("^ {8}.*;$", Pattern.MULTILINE);

    /** What javac does up to the flow analysis of all classes in spite of errors, as some builds have it. */
    private static final String TO_THE_END = "-XDshould-stop.ifError=FLOW";

    @TempDir
    private Path folder = Path.of("");

    static List<Mistake> mistakes() {
        return List.of(
                new Mistake("UnknownPlaceholder", "Order", "ORDER#{orderId}", "ORDER#{ordrId}"),
                new Mistake("UnknownPlaceholder", "Order", "{placedAt:seconds}", "{plcedAt:seconds}"),
                new Mistake("UnknownPlaceholder", "Customer", "{address.country}", "{adress.country}"),
                new Mistake("MalformedTemplate", "Order", "CUSTOMER#{customerId}", "CUSTOMER#{customerId"),
                new Mistake("MalformedTemplate", "Order", "ORDER#{orderId}", "ORDER#orderId}"),
                new Mistake("UnknownFormat", "Order", "placedAt:seconds", "placedAt:fortnight"),
                new Mistake("MissingWidth", "Order", "{number:4}", "{number}"),
                new Mistake("RepeatedIndex", "Order", "index = 3", "index = 2"),
                new Mistake("DuplicateType", "Order", "@Entity", "@Entity(type = \"Customer\")"),
                new Mistake("Unmappable", "Order", "BigDecimal total", "BigDecimal total, Thread worker"),
                new Mistake("Unmappable", "Address", "String country", "String country, Thread worker"),
                new Mistake(
                        "KeyCollision", "Cart", "CART#{cartId}\", sk = \"CART", "CUSTOMER#{cartId}\", sk = \"CUSTOMER"),
                new Mistake("NotBuildable", "Cart", "public class", "public abstract class"),
                new Mistake("NotReadable", "Cart", "public void setLines", "public void withLines"),
                new Mistake("NotAnEntity", "Cart", "@Entity", ""),
                new Mistake(
                        "SharedAttribute",
                        "Store",
                        "entities =",
                        "indexes = @io.keywright.annotation.Index(number = 2, sortKey = \"SK\"), entities ="));
    }

    @Test
    void aSoundDesignCompilesWithTheProgramAndItsUsesAreMany() throws IOException {
        List<Path> sources = Build.files(USES, ".java");
        int statements = 0;
        for (Path source : sources) {
            if (source.startsWith(USES.resolve("program"))) {
                statements += (int)
                        STATEMENT.matcher(Files.readString(source)).results().count();
            }
        }

        assertThat(javac("sound", sources, "-Xlint:all,-processing", "-Werror")).isEmpty();
        assertThat(statements).isGreaterThan(150);
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    @DisplayName("B96: one mistake is one error though the compiler goes on to the end")
    void oneMistakeIsOneErrorThoughTheCompilerGoesOnToTheEnd(Mistake mistake) throws IOException {
        assertThat(javac("flow", mistake.make(folder), TO_THE_END))
                .singleElement()
                .asString()
                .contains("ERROR", "[" + mistake.tag() + "]");
    }

    @Test
    void oneMistakeIsOneErrorHoweverTheCompilerGoesOn() throws IOException {
        List<Path> sources = mistakes().get(0).make(folder);
        Path output = Files.createDirectories(folder.resolve("ecj"));

        assertThat(javac("default", sources)).singleElement().asString().contains("ERROR", "[UnknownPlaceholder]");
        assertThat(Ecj.compile(sources, output).errors())
                .singleElement()
                .asString()
                .contains("[UnknownPlaceholder]");
    }

    private List<String> javac(String name, List<Path> sources, String... options) {
        return Build.in(folder.resolve(name)).compile(sources, List.of(), List.of(new KeywrightProcessor()), options);
    }

    /**
     * A change that breaks the design.
     *
     * @param tag of the rule that it breaks
     * @param file in which class
     * @param from what stands there
     * @param to what shall stand there instead
     */
    record Mistake(String tag, String file, String from, String to) {

        /** The sources with the mistake, in a folder. */
        List<Path> make(Path folder) throws IOException {
            List<Path> sources = new ArrayList<>();
            for (Path source : Build.files(USES, ".java")) {
                String text = Files.readString(source);
                Path copy = folder.resolve(USES.relativize(source).toString());
                Files.createDirectories(copy.getParent());
                if (source.endsWith(file + ".java")) {
                    assertThat(text).contains(from);
                    text = text.replace(from, to);
                }
                sources.add(Files.writeString(copy, text));
            }
            return sources;
        }

        @Override
        public String toString() {
            return tag + " in " + file + ": " + to;
        }
    }
}
