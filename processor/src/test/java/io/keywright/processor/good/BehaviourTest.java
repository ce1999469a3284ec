package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.testing.InProcessDynamoDb;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What generated repositories do. A scenario is compiled together with a good fixture and what is generated from it, and
 * runs against the engine.
 */
class BehaviourTest {

    private static final Path BEHAVIOUR = Path.of("src", "test", "resources", "behaviour");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void queriesFindWhatTheirBoundsSayWithEveryFormat() throws Exception {
        run("moments", "log.Scenario");
    }

    @Test
    void everyKindOfPropertyComesBackAsItWasWritten() throws Exception {
        run("shapes", "data.Scenario");
    }

    @Test
    void boundsByAPropertyOfADocumentAreExact() throws Exception {
        run("nested", "club.Scenario");
    }

    @Test
    void everyErrorCallsAnEntityByTheNameOfItsClass() throws Exception {
        run("named", "people.Scenario");
    }

    @Test
    void documentsThatHoldEachOtherAreReadAndWrittenAndLoadedFromEitherEndAtOnce() throws Exception {
        run("circle", "tree.Scenario");
    }

    private void run(String fixture, String scenario) throws ReflectiveOperationException, IOException {
        List<Path> sources = new ArrayList<>(Build.files(BEHAVIOUR.resolve(fixture), ".java"));
        GoodFixture.all().stream()
                .filter(good -> good.name().equals(fixture))
                .forEach(good -> sources.addAll(good.sources()));
        Build build = Build.in(folder);
        assertThat(build.compile(sources, List.of(), List.of(new KeywrightProcessor())))
                .isEmpty();

        URL[] classes = {build.classes().toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader());
                InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
            Object instance =
                    loader.loadClass(scenario).getDeclaredConstructor().newInstance();
            @SuppressWarnings("unchecked")
            Consumer<DynamoDbClient> runnable = (Consumer<DynamoDbClient>) instance;
            runnable.accept(dynamoDb.client());
        }
    }
}
