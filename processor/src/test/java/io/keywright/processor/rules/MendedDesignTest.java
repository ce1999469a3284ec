package io.keywright.processor.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A mended twin gives no diagnostic. */
class MendedDesignTest {

    @TempDir
    private Path folder = Path.of("");

    static List<Fixture> fixtures() {
        return Fixture.good();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void itGivesNoDiagnostic(Fixture fixture) {
        assertThat(fixture.expected()).isEmpty();
        assertThat(RuleCompiler.messages(RuleCompiler.whole(fixture), fixture)).isEmpty();
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

        for (Compilation compilation : List.of(sources, reversed, classFiles)) {
            assertThat(RuleCompiler.told(compilation)).isEmpty();
        }
        Map<String, String> outputs = RuleCompiler.outputs(sources);
        assertThat(outputs).isNotEmpty();
        assertThat(RuleCompiler.outputs(reversed)).isEqualTo(outputs);
        assertThat(RuleCompiler.outputs(classFiles)).isEqualTo(outputs);
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theOtherCompilerGeneratesTheSame(Fixture fixture) throws IOException {
        Path own = Files.createDirectories(folder.resolve("own"));
        Path other = Files.createDirectories(folder.resolve("other"));

        assertThat(RuleCompiler.ecj(fixture, other).messages()).isEmpty();
        assertThat(RuleCompiler.outputs(other)).isNotEmpty().isEqualTo(RuleCompiler.generated(fixture, own));
    }
}
