package io.keywright.processor.rules;

import static com.google.testing.compile.Compiler.javac;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.JavaFileObjects;
import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.TableIndexProcessor;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.rules.Fixture.Message;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A mended twin may carry one marker, {@code [NotAvailableYet]}, on what is declared already and behaves only later; all
 * else has to be gone from it.
 *
 * <p>With {@code -Dkeywright.rewrite=true} the markers of the bad fixtures and of those twins are written anew, for
 * review.
 */
class RuleFixturesTest {

    static List<Fixture> bad() {
        return Fixture.bad();
    }

    static List<Fixture> good() {
        return Fixture.good();
    }

    @ParameterizedTest
    @MethodSource("bad")
    void aBrokenDesignGivesTheMarkedDiagnosticsAndNoOthers(Fixture fixture) {
        Compilation compilation = compile(fixture);
        List<Message> told = messages(compilation, fixture);
        if (Boolean.getBoolean("keywright.rewrite")) {
            fixture.rewrite(told);
            return;
        }

        assertThat(told).containsExactlyInAnyOrderElementsOf(fixture.expected());
        assertThat(told).anySatisfy(message -> assertThat(message.text()).startsWith("[" + fixture.tag() + "]"));
    }

    @ParameterizedTest
    @MethodSource("good")
    void itsMendedTwinGivesNoDiagnosticButOfWhatIsToCome(Fixture fixture) {
        Compilation compilation = compile(fixture);
        List<Message> told = messages(compilation, fixture);
        List<Message> toCome =
                told.stream().filter(RuleFixturesTest::isOfWhatIsToCome).toList();
        if (Boolean.getBoolean("keywright.rewrite")) {
            fixture.rewrite(toCome);
            return;
        }

        assertThat(told).isEqualTo(toCome).containsExactlyInAnyOrderElementsOf(fixture.expected());
        assertThat(compilation.status())
                .isEqualTo(toCome.isEmpty() ? Compilation.Status.SUCCESS : Compilation.Status.FAILURE);
    }

    @Test
    void whatIsToComeIsMarkedInTheTwinsOfItsOwnRulesOnly() {
        assertThat(good().stream().filter(fixture -> !fixture.expected().isEmpty()))
                .extracting(Fixture::tag)
                .containsOnly(
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

    private static Compilation compile(Fixture fixture) {
        Stream<String> options =
                Stream.concat(Stream.of("-Xlint:all,-processing,-options"), fixture.options().stream());
        return javac().withProcessors(new KeywrightProcessor(), new TableIndexProcessor())
                .withOptions(options.toArray())
                .compile(JavaFileObjects.forSourceLines("rules." + fixture.name(), fixture.lines()));
    }

    private static List<Message> messages(Compilation compilation, Fixture fixture) {
        return compilation.diagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
                .sorted(Comparator.comparingLong(Diagnostic::getLineNumber))
                .map(diagnostic -> Message.of(diagnostic, fixture.name()))
                .toList();
    }
}
