package io.keywright.processor.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import io.keywright.processor.Ecj;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.rules.Fixture.Message;
import io.keywright.processor.rules.RuleCompiler.Told;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A mended twin may carry one marker, {@code [NotAvailableYet]}, on what is declared already and behaves only later; all
 * else has to be gone from it.
 *
 * <p>With {@code -Dkeywright.rewrite=true} the markers of those twins are written anew, for review.
 */
class MendedDesignTest {

    @TempDir
    private Path folder = Path.of("");

    static List<Fixture> fixtures() {
        return Fixture.good();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itGivesNoDiagnosticButOfWhatIsToCome(Fixture fixture) {
        List<Message> told = RuleCompiler.messages(RuleCompiler.whole(fixture), fixture);
        List<Message> toCome =
                told.stream().filter(MendedDesignTest::isOfWhatIsToCome).toList();
        if (Boolean.getBoolean("keywright.rewrite")) {
            fixture.rewrite(toCome);
            return;
        }

        assertThat(told).isEqualTo(toCome).containsExactlyInAnyOrderElementsOf(fixture.expected());
    }

    @Test
    void whatIsToComeIsMarkedInTheTwinsOfItsOwnRulesOnly() {
        assertThat(fixtures().stream().filter(fixture -> !fixture.expected().isEmpty()))
                .extracting(Fixture::tag)
                .containsOnly(
                        "InvalidTimeOfWriting",
                        "InvalidTimeToLive",
                        "InvalidUnique",
                        "InvalidVersion",
                        "KeyCollision",
                        "MisplacedAnnotation",
                        "MisplacedMark",
                        "MissingOnExpiry",
                        "MixedFolding",
                        "SharedAttribute",
                        "UnknownFormat");
    }

    private static boolean isOfWhatIsToCome(Message message) {
        return message.text().startsWith("[" + Rule.NOT_AVAILABLE_YET.tag() + "]");
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itGeneratesTheSameWhateverTheOrderOfItsFilesAndFromClassFiles(Fixture fixture) throws IOException {
        Split split = Split.of(fixture);
        List<JavaFileObject> files = new ArrayList<>(List.of(split.rest()));
        files.addAll(split.tableSources());
        Compilation sources = RuleCompiler.sources(fixture, files);
        Collections.reverse(files);
        Compilation reversed = RuleCompiler.sources(fixture, files);
        Compilation classFiles = RuleCompiler.classFiles(fixture, split, folder);

        List<String> marked = fixture.expected().stream()
                .map(message -> split.renamed(message.text(), fixture.name()))
                .toList();
        for (Compilation compilation : List.of(sources, reversed, classFiles)) {
            assertThat(RuleCompiler.told(compilation))
                    .extracting(Told::text)
                    .containsExactlyInAnyOrderElementsOf(marked);
        }
        if (marked.isEmpty()) {
            Map<String, String> outputs = RuleCompiler.outputs(sources);
            assertThat(outputs).isNotEmpty();
            assertThat(RuleCompiler.outputs(reversed)).isEqualTo(outputs);
            assertThat(RuleCompiler.outputs(classFiles)).isEqualTo(outputs);
        }
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theOtherCompilerGeneratesTheSame(Fixture fixture) throws IOException {
        Path own = Files.createDirectories(folder.resolve("own"));
        Path other = Files.createDirectories(folder.resolve("other"));

        assertThat(RuleCompiler.ecj(fixture, other).messages())
                .extracting(Ecj.Message::text)
                .containsExactlyInAnyOrderElementsOf(
                        fixture.expected().stream().map(Message::text).toList());
        assertThat(RuleCompiler.outputs(other)).isNotEmpty().isEqualTo(RuleCompiler.generated(fixture, own));
    }
}
