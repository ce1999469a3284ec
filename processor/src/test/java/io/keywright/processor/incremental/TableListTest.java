package io.keywright.processor.incremental;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.processor.TableIndexProcessor;
import io.keywright.processor.incremental.Compilation.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The list of the tables, where a compiler is given one table and the class output has others. */
class TableListTest {

    private static final String LIST = "META-INF/services/io.keywright.runtime.TableDescriptor";

    private static String table(String packageName, String header, String name) {
        return "package " + packageName + "; import io.keywright.annotation.*; " + header + "@Table(entities = " + name
                + ".Entry.class) public interface " + name
                + " { @Entity @Key(pk = \"ENTRY#{id}\") record Entry(String id) {} }";
    }

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @EnumSource
    @DisplayName("B117: a table that is compiled alone leaves the others in the list")
    void aTableThatIsCompiledAloneLeavesTheOthersInTheList(Compiler compiler) throws IOException {
        compile(compiler, "one/Zoo.java", table("one", "", "Zoo"));
        compile(compiler, "two/Ark.java", table("two", "", "Ark"));
        compile(compiler, "Unnamed.java", table("x", "", "Unnamed").replace("package x;", ""));

        assertThat(list()).isEqualTo("UnnamedDescriptor\none.ZooDescriptor\ntwo.ArkDescriptor\n");
    }

    @ParameterizedTest
    @EnumSource
    void aTableOrADescriptorWhoseClassIsGoneLosesItsLine(Compiler compiler) throws IOException {
        compile(compiler, "one/Zoo.java", table("one", "", "Zoo"));
        compile(compiler, "one/Pit.java", table("one", "", "Pit"));
        compile(compiler, "one/Fen.java", table("one", "", "Fen"));
        Files.delete(folder.resolve("classes/one/Zoo.class"));
        Files.delete(folder.resolve("classes/one/PitDescriptor.class"));
        compile(compiler, "two/Ark.java", table("two", "", "Ark"));

        assertThat(list()).isEqualTo("one.FenDescriptor\ntwo.ArkDescriptor\n");
    }

    @ParameterizedTest
    @EnumSource
    @SuppressWarnings("StringConcatToTextBlock") // one line ends with a blank, which a block would lose
    void linesThatNameNoDescriptorOfATableGo(Compiler compiler) throws IOException {
        compile(compiler, "one/Zoo.java", table("one", "", "Zoo"));
        Files.writeString(
                folder.resolve("classes").resolve(LIST),
                "# by hand\n\njava.lang.String\none.Zoo\n one.ZooDescriptor # twice\none.ZooDescriptor\n"
                        + "Descriptor\none._Descriptor\n..Descriptor\n");
        compile(compiler, "two/Ark.java", table("two", "", "Ark"));

        assertThat(list()).isEqualTo("one.ZooDescriptor\ntwo.ArkDescriptor\n");
    }

    @ParameterizedTest
    @EnumSource
    void anInterfaceThatIsNoTableAnyMoreLosesItsLine(Compiler compiler) throws IOException {
        compile(compiler, "one/Zoo.java", table("one", "", "Zoo"));
        compile(
                compiler,
                Map.of(
                        "one/Zoo.java",
                        "package one; public interface Zoo {}",
                        "two/Ark.java",
                        table("two", "", "Ark")));

        assertThat(list()).isEqualTo("two.ArkDescriptor\n");
    }

    private String list() throws IOException {
        return Files.readString(folder.resolve("classes").resolve(LIST));
    }

    private void compile(Compiler compiler, String path, String text) throws IOException {
        compile(compiler, Map.of(path, text));
    }

    /** The class output is not on the class path: nothing that is compiled needs it. */
    private void compile(Compiler compiler, Map<String, String> sources) throws IOException {
        Set<Path> files = new Project(new TreeMap<>(sources)).write(folder.resolve("sources"), sources.keySet());
        JavaCompiler tool = compiler.compiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager = tool.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            Path classes = Files.createDirectories(folder.resolve("classes"));
            JavaCompiler.CompilationTask task = tool.getTask(
                    null,
                    manager,
                    diagnostics,
                    List.of(
                            "--release",
                            "17",
                            "-cp",
                            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                            "-s",
                            Files.createDirectories(folder.resolve("generated")).toString(),
                            "-d",
                            classes.toString()),
                    null,
                    manager.getJavaFileObjectsFromPaths(files));
            task.setProcessors(List.of(new KeywrightProcessor(), new TableIndexProcessor()));
            assertThat(task.call()).as(diagnostics.getDiagnostics().toString()).isTrue();
        }
    }
}
