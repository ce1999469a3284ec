package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import io.keywright.testing.DynamoDbTest;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * What generated repositories do. A scenario is compiled together with a good fixture and what is generated from it, and
 * runs against the engine.
 */
@DynamoDbTest
class BehaviourTest {

    private static final Path BEHAVIOUR = Path.of("src", "test", "resources", "behaviour");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void queriesFindWhatTheirBoundsSayWithEveryFormat(DynamoDbClient client) throws Exception {
        run(client, "moments", "log.Scenario");
    }

    @Test
    void everyKindOfPropertyComesBackAsItWasWritten(DynamoDbClient client) throws Exception {
        run(client, "shapes", "data.Scenario");
    }

    @Test
    void convertersAndStoredTextsHoldInAttributesKeysAndQueries(DynamoDbClient client) throws Exception {
        run(client, "mapped", "mapped.Scenario");
    }

    @Test
    void boundsByAPropertyOfADocumentAreExact(DynamoDbClient client) throws Exception {
        run(client, "nested", "club.Scenario");
    }

    @Test
    void everyUseOfAGenericDocumentComesBackAsItWasWritten(DynamoDbClient client) throws Exception {
        run(client, "ranges", "span.Scenario");
    }

    @Test
    @DisplayName("B59: what is built comes back as it was written however it is built")
    void whatIsBuiltComesBackAsItWasWrittenHoweverItIsBuilt(DynamoDbClient client) throws Exception {
        run(client, "built", "made.Scenario");
    }

    @Test
    void everyErrorCallsAnEntityByTheNameOfItsClass(DynamoDbClient client) throws Exception {
        run(client, "named", "people.Scenario");
    }

    @Test
    @DisplayName("B61: documents that hold each other are changed inside, or the document is said to be missing")
    void documentsThatHoldEachOtherAreReadAndWrittenAndLoadedFromEitherEndAtOnce(DynamoDbClient client)
            throws Exception {
        run(client, "circle", "tree.Scenario", "tree.Deep");
    }

    @Test
    void aChangeInsideOfWhatIsNotThereIsToldAsThat(DynamoDbClient client) throws Exception {
        run(client, "circle", "tree.Bare");
    }

    @Test
    void referencesLeadToWhatTheyNameAndCopiesAreToldFromTheirSources(DynamoDbClient client) throws Exception {
        run(client, "referring", "network.Scenario");
    }

    @Test
    void edgesAreConnectedToWhatIsThereAndFoundFromBothEnds(DynamoDbClient client) throws Exception {
        run(client, "connected", "cinema.Scenario", "later.Direction");
    }

    @Test
    void aNodeGoesWithItsItemsAndItsEdgesInBothDirections(DynamoDbClient client) throws Exception {
        run(client, "nodes", "kin.Scenario");
    }

    @Test
    void theDeletionOfANodeGoesOnAfterACrashAtAnyPoint(DynamoDbClient client) throws Exception {
        run(client, "nodes", "kin.Crashes");
    }

    @Test
    void theDeletionOfANodeGoesOnWhenItMeetsOthersAndRepliesAreLost(DynamoDbClient client) throws Exception {
        run(client, "nodes", "kin.Faults");
    }

    @Test
    void everyEdgeHasItsEndsWhoeverWritesAtOnce(DynamoDbClient client) throws Exception {
        run(client, "nodes", "kin.Races");
    }

    @Test
    void nothingGrowsBeyondTheSizeThatItMayHave(DynamoDbClient client) throws Exception {
        run(client, "copies", "school.Scenario");
    }

    @Test
    void shardsAreReadTogetherInTheOrderOfTheSortKeys(DynamoDbClient client) throws Exception {
        run(client, "sharded", "depot.Scenario", "during.Scenario", "depot.Promise");
    }

    @Test
    void whatIsReadInPartIsWhatWasAskedFor(DynamoDbClient client) throws Exception {
        run(client, "lending", "library.Scenario");
    }

    @Test
    @DisplayName("B66, B83, B84, B90, B91, B92: every promise is kept on every way to write")
    void everyPromiseIsKeptOnEveryWayToWrite(DynamoDbClient client) throws Exception {
        run(client, "promised", "kept.Scenario", "kept.Model");
    }

    @Test
    void everyPromiseIsKeptWhenAnItemMovesToAnotherKey(DynamoDbClient client) throws Exception {
        run(client, "promised", "kept.Moves");
    }

    @Test
    void everyPromiseIsKeptWhenRepliesAreLostAndTheTableIsBusy(DynamoDbClient client) throws Exception {
        run(client, "promised", "kept.Faults");
    }

    @Test
    void everyPromiseIsKeptWhenWritersRace(DynamoDbClient client) throws Exception {
        run(client, "promised", "kept.Races");
    }

    @Test
    void theShardOfAValueIsStoredDataForEver(DynamoDbClient client) throws Exception {
        run(client, "kinds", "kinds.Scenario");
    }

    @Test
    @DisplayName("B52, B54: every cell of what is nothing or empty holds at every depth and on every way")
    void everyCellOfWhatIsNothingOrEmptyHoldsAtEveryDepthAndOnEveryWay(DynamoDbClient client) throws Exception {
        run(client, "nothing", "nothing.Scenario");
    }

    @Test
    void whatOlderProgramsWroteIsReadOnEveryWay(DynamoDbClient client) throws Exception {
        run(client, "evolved", "clinic.Scenario");
    }

    @Test
    void promisesHoldForItemsThatOlderProgramsWrote(DynamoDbClient client) throws Exception {
        run(client, "aged", "old.Scenario");
    }

    @Test
    void oneOfSeveralDocumentsComesBackAsItselfWhereverItStands(DynamoDbClient client) throws Exception {
        run(client, "alternatives", "till.Scenario");
    }

    @Test
    @DisplayName("B27, B30: updates change what they name and keep indexes true")
    void updatesChangeWhatTheyNameAndKeepIndexesTrue(DynamoDbClient client) throws Exception {
        run(client, "updates", "desk.Scenario", "desk.Promise");
    }

    @Test
    void recordsOfOneHeadAndListsAreReadWithAsFewQueriesAsTheirKeysAllow(DynamoDbClient client) throws Exception {
        run(client, "studio", "studio.Scenario");
    }

    private void run(DynamoDbClient client, String fixture, String... scenarios)
            throws ReflectiveOperationException, IOException {
        List<Path> sources = new ArrayList<>(Build.files(BEHAVIOUR.resolve(fixture), ".java"));
        GoodFixture.all().stream()
                .filter(good -> good.name().equals(fixture))
                .forEach(good -> sources.addAll(good.sources()));
        Build build = Build.in(folder);
        assertThat(build.compile(sources, List.of(), List.of(new KeywrightProcessor())))
                .isEmpty();

        URL[] classes = {build.classes().toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
            for (String scenario : scenarios) {
                Object instance =
                        loader.loadClass(scenario).getDeclaredConstructor().newInstance();
                @SuppressWarnings("unchecked")
                Consumer<DynamoDbClient> runnable = (Consumer<DynamoDbClient>) instance;
                runnable.accept(client);
            }
        }
    }
}
