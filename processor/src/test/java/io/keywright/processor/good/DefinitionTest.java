package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.runtime.operation.TableDefinition;
import io.keywright.testing.InProcessDynamoDb;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/** The two ways to a table, the generated method and the generated file, lead to the same one. */
class DefinitionTest {

    @TempDir
    private Path folder = Path.of("");

    static List<GoodFixture> fixtures() {
        return GoodFixture.all();
    }

    @ParameterizedTest
    @MethodSource("fixtures")
    void theDefinitionCreatesTheTableOfTheFile(GoodFixture fixture) throws Exception {
        Build build = Build.in(folder);
        List<String> messages = build.compile(
                fixture.sources(), List.of(), List.of(new KeywrightProcessor()), "-Akeywright.artifacts=all");

        assertThat(messages).isEmpty();
        List<Path> files = Build.files(build.classes(), "create-table.json");
        assertThat(files).hasSize(1);
        JsonNode file = JsonNode.parser().parse(Files.readString(files.get(0)));
        String name = file.field("TableName").orElseThrow().asString();
        assertThat(sent(definition(build), name)).isEqualTo(file);
    }

    /** The request as the SDK marshals it. */
    private static JsonNode sent(TableDefinition definition, String tableName) {
        try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
            dynamoDb.client().createTable(definition.toRequest(tableName));
            return JsonNode.parser().parse(dynamoDb.requests().get(0).body());
        }
    }

    private TableDefinition definition(Build build) throws IOException, ReflectiveOperationException {
        URL[] classes = {build.classes().toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
            Method method = loader.loadClass(facade(build)).getMethod("definition");
            method.setAccessible(true);
            return (TableDefinition) method.invoke(null);
        }
    }

    private static String facade(Build build) throws IOException {
        for (Path source : Build.files(build.generated(), "Table.java")) {
            if (Files.readString(source).contains(" definition() {")) {
                String path = build.generated().relativize(source).toString();
                return path.replace(".java", "").replace(File.separatorChar, '.');
            }
        }
        throw new IllegalStateException("no facade");
    }
}
