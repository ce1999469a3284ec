package io.keywright.processor.incremental;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.incremental.Build.Step;
import io.keywright.processor.incremental.Compilation.Compiler;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** After every change, building what the build tool builds gives byte for byte what building everything gives. */
class IncrementalTest {

    private static final Project PROJECT = Project.of("project");
    private static final String LIST = "META-INF/services/io.keywright.runtime.TableDescriptor";
    private static final Project LIBRARY = Project.of("library");

    @TempDir
    private static Path shared = Path.of("");

    private static Path library = Path.of("");
    private static final Map<Compiler, Build> BASE = new EnumMap<>(Compiler.class);

    private static final Map<List<Object>, Build> FULL = new HashMap<>();

    @TempDir
    private Path folder = Path.of("");

    @BeforeAll
    static void buildAll() {
        library = library(LIBRARY, shared.resolve("library"));
        for (Compiler compiler : Compiler.values()) {
            BASE.put(compiler, Build.full(compiler, PROJECT, library, shared.resolve(compiler.name())));
        }
        base(Compiler.ECJ).addConstants(base(Compiler.JAVAC));
    }

    private static Build base(Compiler compiler) {
        return Objects.requireNonNull(BASE.get(compiler));
    }

    /** Gradle shows the processors every table whenever it compiles anything. */
    @Test
    void anEditThatReachesNoTableWritesTheListOfTheTablesOnly() {
        Step step = base(Compiler.JAVAC)
                .copy(folder.resolve("incremental"), library)
                .gradle(Change.UNRELATED_CLASS.of(PROJECT), Set.of());

        assertThat(step.classNames()).containsExactly("crm.Desk_Top", "data.Shop");
        assertThat(step.compilation().written()).containsExactly(LIST);
    }

    @Test
    void anEditThatReachesOneTableWritesNothingOfTheOther() {
        Step step = base(Compiler.JAVAC)
                .copy(folder.resolve("incremental"), library)
                .gradle(Change.PROPERTY_TYPE.of(PROJECT), Set.of());

        assertThat(step.classNames()).containsExactly("crm.Desk_Top");
        assertThat(step.compilation().written())
                .contains(LIST, "data.ProductMapper")
                .noneMatch(file -> file.startsWith("crm.") || file.contains("/crm."));
    }

    private static Path library(Project sources, Path folder) {
        Outputs outputs = Outputs.in(folder);
        Set<Path> files =
                sources.write(folder.resolve("sources"), sources.sources().keySet());
        Compilation compilation = Compilation.run(Compiler.JAVAC, files, Set.of(), outputs, outputs.classes());
        assertThat(compilation.messages()).isEmpty();
        return outputs.classes();
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("B110, B111: gradle")
    void gradle(Change change) {
        check(change, Compiler.JAVAC, "gradle");
    }

    @ParameterizedTest
    @EnumSource
    void anIdeWithJavac(Change change) {
        check(change, Compiler.JAVAC, "ide");
    }

    @ParameterizedTest
    @EnumSource(
            names = {
                "COMMENT",
                "CONSTANT_IN_A_KEY_TEMPLATE",
                "DOCUMENT_IN_A_DOCUMENT",
                "INHERITED_PROPERTY",
                "CONVERTER_OF_A_TYPE",
                "CONVERTER_ABOVE_A_CONVERTER",
                "STORED_TEXT",
                "SEALED_DOCUMENT_TAG",
                "SEALED_DOCUMENT_TAG_BELOW",
                "SEALED_DOCUMENT_PERMITTED",
                "ENTITY_DELETED",
                "TABLE_ADDED",
                "TABLE_DELETED",
                "TABLE_RENAMED",
                "LIBRARY_SUPER_TYPE"
            })
    void anIdeWithEcj(Change change) {
        check(change, Compiler.ECJ, "ide");
    }

    /** The same for both tools. */
    private static Build full(Compiler compiler, Project project, Project ofLibrary, Path classes) {
        return FULL.computeIfAbsent(
                List.of(compiler, project, ofLibrary),
                key -> Build.full(compiler, project, classes, shared.resolve("full" + FULL.size())));
    }

    private void check(Change change, Compiler compiler, String tool) {
        Project changed = change.of(PROJECT);
        Project changedLibrary = change.ofLibrary(LIBRARY);
        boolean same = changedLibrary.equals(LIBRARY);
        Path changedClasses = same ? library : library(changedLibrary, folder.resolve("library"));
        Set<String> changedNames = same ? Set.of() : change.libraryClasses();
        Build build = base(compiler).copy(folder.resolve("incremental"), changedClasses);
        Step step = tool.equals("gradle") ? build.gradle(changed, changedNames) : build.ide(changed, changedNames);

        if (change.leavesNoTable() && tool.equals("ide")) {
            // No processor runs where nothing bears its annotation: the line goes when the next table is compiled.
            assertThat(step.compilation().written()).isEmpty();
            changed = changed.edited("data/Shop.java", "@Table", "// Something.\n@Table");
            step = build.ide(changed, changedNames);
        }
        assertThat(step.compilation().failed()).as(step.toString()).isFalse();
        assertThat(step.compilation().faults()).isEmpty();
        Build full = full(compiler, changed, changedLibrary, changedClasses);
        assertThat(build.outputs().differences(full.outputs()))
                .as(step.toString())
                .isEmpty();
    }
}
