package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.Ecj;
import io.keywright.processor.KeywrightProcessor;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.testing.InProcessDynamoDb;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * What holds for each good fixture. It is compiled once with the processor; the compilations that only compare what is
 * generated end there.
 */
@ParameterizedClass
@MethodSource("fixtures")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GoodFixtureTest {

    @TempDir
    private static Path folder = Path.of("");

    @Parameter
    private GoodFixture fixture = new GoodFixture("none", List.of());

    private List<String> messages = List.of();
    private Map<String, String> outputs = Map.of();

    static List<GoodFixture> fixtures() {
        return GoodFixture.all();
    }

    @BeforeParameterizedClassInvocation
    void compile() {
        Build build = build("first");
        messages = build.compile(
                fixture.sources(),
                List.of(),
                List.of(new KeywrightProcessor()),
                "-Xlint:all,-processing",
                "-Werror",
                "-Akeywright.artifacts=all");
        outputs = build.outputs();
    }

    @Test
    void everyGeneratedFileIsAsItWasApproved() throws IOException {
        assertThat(messages).isEmpty();
        Goldens.check(fixture.name(), outputs);
    }

    @Test
    @DisplayName("B104: it compiles cleanly with and without the processor and holds no invokedynamic")
    void itCompilesCleanlyWithAndWithoutTheProcessorAndHoldsNoInvokedynamic() throws IOException {
        List<Path> generated = Build.files(build("first").generated(), ".java");
        List<Path> all = new ArrayList<>(fixture.sources());
        all.addAll(generated);
        Build second = build("second");

        assertThat(messages).isEmpty();
        assertThat(generated).isNotEmpty();
        assertThat(second.compile(all, List.of(), List.of(), "-Xlint:all", "-Werror"))
                .isEmpty();
        assertThat(dynamic(second, generated)).isEmpty();
    }

    @Test
    void itIsTheSameWithItsInputsReversed() {
        List<Path> reversed = new ArrayList<>(fixture.sources());
        Collections.reverse(reversed);
        Build second = build("reversed");

        assertThat(generate(second, reversed, List.of())).isEmpty();
        assertThat(second.outputs()).isEqualTo(outputs);
    }

    @Test
    void itIsTheSameWithAllButItsTablesFromClassFiles() throws IOException {
        List<Path> tables = new ArrayList<>();
        List<Path> others = new ArrayList<>();
        for (Path source : fixture.sources()) {
            (Files.readString(source).contains("Table(") ? tables : others).add(source);
        }
        Build compiled = build("others");
        Build second = build("tables");

        // A class is taken as a whole from its source or from its class file, so the table needs a file of its own.
        assertThat(tables)
                .isNotEmpty()
                .allSatisfy(
                        table -> assertThat(table).content().doesNotContain("@Entity", "@Document", "@ItemCollection"));
        assertThat(compiled.compile(others, List.of(), List.of(), "-parameters"))
                .isEmpty();
        assertThat(generate(second, tables, List.of(compiled.classes()))).isEmpty();
        assertThat(second.outputs()).isEqualTo(outputs);
    }

    @Test
    @DisplayName("B113: it is the same from the other compiler")
    void itIsTheSameFromTheOtherCompiler() throws IOException {
        Path output = Files.createDirectories(folder.resolve(fixture.name()).resolve("ecj"));

        assertThat(Ecj.compile(fixture.sources(), output, "-proc:only").messages())
                .isEmpty();
        assertThat(Build.outputs(output)).isEqualTo(outputs);
    }

    @Test
    void itsDefinitionCreatesTheTableOfItsFile() throws Exception {
        List<Path> files = Build.files(build("first").classes(), "create-table.json");

        assertThat(files).hasSize(1);
        JsonNode file = JsonNode.parser().parse(Files.readString(files.get(0)));
        String name = file.field("TableName").orElseThrow().asString();
        assertThat(sent(definition(), name)).isEqualTo(file);
    }

    private Build build(String name) {
        return Build.in(folder.resolve(fixture.name()).resolve(name));
    }

    private static List<String> generate(Build build, List<Path> sources, List<Path> extra) {
        return build.compile(sources, extra, List.of(new KeywrightProcessor()), "-proc:only");
    }

    /** The generated classes with such an instruction. */
    private static List<Path> dynamic(Build build, List<Path> generated) throws IOException {
        List<String> names = generated.stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .toList();
        List<Path> dynamic = new ArrayList<>();
        for (Path file : Build.files(build.classes(), ".class")) {
            String outer = file.getFileName().toString().replaceAll("(\\$.*)?\\.class$", "");
            if (names.contains(outer) && ClassFile.holdsInvokeDynamic(Files.readAllBytes(file))) {
                dynamic.add(file);
            }
        }
        return dynamic;
    }

    /** The request as the SDK marshals it. */
    private static JsonNode sent(TableDefinition definition, String tableName) {
        try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
            dynamoDb.client().createTable(definition.toRequest(tableName));
            return JsonNode.parser().parse(dynamoDb.requests().get(0).body());
        }
    }

    private TableDefinition definition() throws IOException, ReflectiveOperationException {
        URL[] classes = {build("first").classes().toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
            Method method = loader.loadClass(facade()).getMethod("definition");
            method.setAccessible(true);
            return (TableDefinition) method.invoke(null);
        }
    }

    private String facade() {
        return outputs.entrySet().stream()
                .filter(output -> output.getValue().contains(" definition() {"))
                .map(output -> output.getKey().replace(".java", "").replace('/', '.'))
                .findFirst()
                .orElseThrow();
    }
}
