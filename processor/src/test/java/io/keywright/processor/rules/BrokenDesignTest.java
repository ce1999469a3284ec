package io.keywright.processor.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import io.keywright.processor.Ecj;
import io.keywright.processor.rules.Fixture.Message;
import io.keywright.processor.rules.RuleCompiler.Told;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** With {@code -Dkeywright.rewrite=true} the markers of the bad fixtures are written anew, for review. */
class BrokenDesignTest {

    /** Whose tables cannot have a file of their own, and why. */
    private static final Map<String, String> NOT_APART =
            Map.of("Inaccessible", "a private class can be listed by a table of the same file only");

    /** A public class, constructor, method or field, without its body or value. */
    private static final Pattern DECLARATION = Pattern.compile("^ *(public [^;={]*)", Pattern.MULTILINE);

    @TempDir
    private Path folder = Path.of("");

    static List<Fixture> fixtures() {
        return Fixture.bad();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itGivesTheMarkedDiagnosticsAndNoOthers(Fixture fixture) {
        Compilation compilation = RuleCompiler.whole(fixture);
        List<Message> told = RuleCompiler.messages(compilation, fixture);
        if (Boolean.getBoolean("keywright.rewrite")) {
            fixture.rewrite(told);
            return;
        }

        assertThat(told).containsExactlyInAnyOrderElementsOf(fixture.expected());
        assertThat(told).anySatisfy(message -> assertThat(message.text()).startsWith("[" + fixture.tag() + "]"));
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itGivesTheSameWhateverTheOrderOfItsFilesAndFromClassFiles(Fixture fixture) throws IOException {
        Split split = Split.of(fixture);
        List<String> marked = fixture.expected().stream()
                .map(message -> split.renamed(message.text(), fixture.name()))
                .toList();
        List<JavaFileObject> files = new ArrayList<>(List.of(split.rest()));
        files.addAll(split.tableSources());
        List<Told> sources = RuleCompiler.told(RuleCompiler.sources(fixture, files));
        if (NOT_APART.containsKey(fixture.name())) {
            assertThat(sources).extracting(Told::text).isNotEqualTo(marked);
            return;
        }
        Collections.reverse(files);
        List<Told> reversed = RuleCompiler.told(RuleCompiler.sources(fixture, files));
        List<Told> classFiles = RuleCompiler.told(RuleCompiler.classFiles(fixture, split, folder));

        assertThat(sources).extracting(Told::text).containsExactlyInAnyOrderElementsOf(marked);
        assertThat(reversed).isEqualTo(sources);
        assertThat(classFiles).zipSatisfy(sources, (found, expected) -> {
            assertThat(found.kind() + found.text()).isEqualTo(expected.kind() + expected.text());
            if (expected.file().equals(fixture.name() + ".java")) {
                assertThat(found.at()).as(found.text()).matches("[\\w.]+\\.class|\\{[^{}]+\\.class}");
            } else {
                assertThat(found.at()).as(found.text()).isEqualTo(expected.at());
            }
        });
    }

    /** It knows the places of annotations but not of their values, and none in a record, nor of a constant. */
    @ParameterizedTest
    @MethodSource("fixtures")
    void theOtherCompilerTellsTheSameAtTheNearestPlaceThatItKnows(Fixture fixture) throws IOException {
        Split split = Split.of(fixture);
        List<Ecj.Message> told =
                new ArrayList<>(RuleCompiler.ecj(fixture, folder).messages());
        List<Message> marked = new ArrayList<>(fixture.expected());
        told.sort(Comparator.comparing(Ecj.Message::text));
        marked.sort(Comparator.comparing(Message::text));

        assertThat(told).zipSatisfy(marked, (found, expected) -> {
            assertThat(found.kind() + found.text()).isEqualTo(expected.kind() + expected.text());
            if (found.line() != expected.line() && split.closed().contains(expected.line())) {
                assertThat(split.tableLines()).as(found.text()).contains((int) found.line());
            } else if (found.line() != expected.line() && split.enums().containsKey(expected.line())) {
                assertThat(split.enums().get(expected.line())).as(found.text()).isEqualTo((int) found.line());
            } else {
                assertThat(found.line()).as(found.text()).isEqualTo(expected.line());
            }
        });
    }

    /** So the program that uses what is generated for it fails for no second reason. */
    @ParameterizedTest
    @MethodSource("fixtures")
    void itsStubsHaveEveryMemberThatItsMendedTwinHas(Fixture fixture) throws IOException {
        Fixture mended = Fixture.good().stream()
                .filter(good -> good.name().equals(fixture.name()))
                .findFirst()
                .orElseThrow();
        Set<String> wanted = members(mended, folder.resolve("mended"));
        Set<String> found = members(fixture, folder.resolve("broken"));

        if (fixture.differences().isEmpty()) {
            assertThat(found).isEqualTo(wanted);
        } else {
            assertThat(found).as(fixture.differences().toString()).isNotEqualTo(wanted);
        }
    }

    /** The declarations that others can see, each behind the name of its file. */
    private static Set<String> members(Fixture fixture, Path folder) throws IOException {
        Set<String> members = new TreeSet<>();
        RuleCompiler.generated(fixture, folder)
                .forEach((path, text) -> DECLARATION
                        .matcher(text)
                        .results()
                        .map(declaration ->
                                path + " " + declaration.group(1).strip().replaceAll("\\s+", " "))
                        .forEach(members::add));
        return members;
    }
}
