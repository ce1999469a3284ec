package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/** What is around the tables: the runtime, the options, the list of descriptors. */
class SurroundingsTest {

    private static final String TABLE = """
            package data;
            import io.keywright.annotation.*;
            @Table(entities = Shop.Customer.class)
            public interface Shop {
                @Entity
                @Key(pk = "CUSTOMER#{id}")
                record Customer(String id) {}
            }
            """;

    @Test
    void anOlderRuntimeIsRefusedAndNothingIsGenerated() {
        Compile compile = Compile.of(
                TABLE,
                "package io.keywright.runtime; public class GenerationLevel { public static final int LEVEL = 0; }");

        assertThat(compile.texts(Diagnostic.Kind.ERROR))
                .containsExactly("[GenerationLevel] The runtime of Keywright must have the generation level of its"
                        + " processor, 1: \"0\". Use one version of keywright-runtime and keywright-processor.");
        assertThat(compile.messages()).singleElement().asString().startsWith("Shop.java:3:1 ");
    }

    @Test
    void anSdkWithoutTheMethodsThatGeneratedCodeCallsIsRefusedAndNothingIsGenerated() {
        Compile compile = Compile.of(
                TABLE, "package software.amazon.awssdk.services.dynamodb.model; public class AttributeValue {}");

        assertThat(compile.texts(Diagnostic.Kind.ERROR))
                .containsExactly("[OutdatedSdk] The AWS SDK that the table data.Shop sees must be of version 2.47.3 or"
                        + " newer: \"AttributeValue.createS\" is missing. Raise the version of"
                        + " software.amazon.awssdk:dynamodb, or of the SDK's bom.");
        assertThat(compile.messages()).singleElement().asString().startsWith("Shop.java:3:1 ");
    }

    @Test
    void anEntityThatNoTableListsIsToldOfByANote() {
        Compile compile = Compile.of(
                TABLE,
                "package shop; @io.keywright.annotation.Entity @io.keywright.annotation.Key(pk = \"ORDER#{id}\")"
                        + " public record Order(String id) {}");

        assertThat(compile.texts(Diagnostic.Kind.ERROR)).isEmpty();
        assertThat(compile.texts(Diagnostic.Kind.NOTE))
                .containsExactly("Keywright: nothing is generated for shop.Order, since no @Table of this compilation"
                        + " lists it. Add Order.class to the entities of data.Shop, unless another module does.");
    }

    @Test
    void theLevelsOfProcessorAndRuntimeOfThisBuildAgree() {
        assertThat(RuntimeLevel.LEVEL).isEqualTo(io.keywright.runtime.GenerationLevel.LEVEL);
    }

    @Test
    void everyUnknownOptionIsReported() {
        Compile compile = Compile.with(
                List.of(),
                List.of(
                        "-Akeywright.artifacts=some",
                        "-Akeywright.verbos=true",
                        "-Akeywright.rule.LocalIndx=off",
                        "-Akeywright.rule.MissingKey=off",
                        "-Akeywright.rule.LocalIndex=never",
                        "-Aother.option=x"),
                TABLE);

        assertThat(compile.texts(Diagnostic.Kind.ERROR))
                .extracting(text -> text.replaceAll(" (Warnings are|There are) .*", ""))
                .containsExactly(
                        "[UnknownOption] The option keywright.artifacts must be one of none, model, all: \"some\"."
                                + " Write -Akeywright.artifacts=none or -Akeywright.artifacts=model or"
                                + " -Akeywright.artifacts=all.",
                        "[UnknownOption] The option keywright.rule.LocalIndex must be one of error, warn, off:"
                                + " \"never\". Write -Akeywright.rule.LocalIndex=error or"
                                + " -Akeywright.rule.LocalIndex=warn or -Akeywright.rule.LocalIndex=off.",
                        "[UnknownOption] The option keywright.rule.LocalIndx must name the tag of a warning:"
                                + " \"LocalIndx\". Did you mean \"LocalIndex\"?",
                        "[UnknownOption] The option keywright.rule.MissingKey must name the tag of a warning:"
                                + " \"MissingKey\".",
                        "[UnknownOption] The option keywright.verbos must be one that exists: \"keywright.verbos\"."
                                + " Did you mean \"keywright.verbose\"?");
    }

    @Test
    void aMisspeltOptionIsToldOnce() {
        Compile compile = Compile.with(List.of(), List.of("-Akeywright.verbos=true", "-Xlint:processing"), TABLE);

        assertThat(compile.compilation().diagnostics())
                .extracting(Object::toString)
                .filteredOn(text -> text.contains("verbos"))
                .singleElement()
                .asString()
                .contains("[UnknownOption]");
    }

    @Test
    void warningsObeyOptionsAndAllowances() {
        String local = TABLE.replace(
                        "    record", "    @Lsi(index = 1, name = \"sorted\", sk = \"A#{id}\")\n    record")
                .replace("{id}\")\n    @Lsi", "{id}\", sk = \"A\")\n    @Lsi");
        String allowed = local.replace("    @Entity", "    @Allow(\"LocalIndex\") @Entity");

        String allowedForTheTable = local.replace("@Table", "@Allow(\"LocalIndex\") @Table");

        assertThat(severities(local)).containsExactly("WARNING");
        assertThat(severities(allowedForTheTable)).isEmpty();
        assertThat(severities(local, "-Akeywright.rule.LocalIndex=error")).containsExactly("ERROR");
        assertThat(severities(local, "-Akeywright.rule.LocalIndex=off")).isEmpty();
        assertThat(severities(allowed)).isEmpty();
        assertThat(severities(allowed, "-Akeywright.rule.LocalIndex=error")).isEmpty();
    }

    private static List<String> severities(String source, String... options) {
        return Compile.with(List.of(), List.of(options), source).compilation().diagnostics().stream()
                .filter(diagnostic -> diagnostic.toString().contains("[LocalIndex]"))
                .map(diagnostic -> diagnostic.getKind().toString())
                .toList();
    }

    @Test
    void artifactsAreWrittenAsTheOptionSays() {
        assertThat(resources()).contains("model.json", "create-table.json");
        assertThat(resources("-Akeywright.artifacts=model"))
                .contains("model.json")
                .doesNotContain("create-table.json");
        assertThat(resources("-Akeywright.artifacts=none")).doesNotContain("model.json", "create-table.json");
    }

    private static List<String> resources(String... options) {
        return Compile.with(List.of(), List.of(options), TABLE).compilation().generatedFiles().stream()
                .map(file -> file.getName().replaceAll(".*/", ""))
                .toList();
    }

    @Test
    void theServiceFileListsEveryDescriptorInOrder() {
        Compile compile = Compile.of(
                TABLE.replace("Shop", "Zoo").replace("package data", "package animals"),
                TABLE,
                TABLE.replace("interface Shop", "interface Bar")
                        .replace("Shop.", "Bar.")
                        .replace("data", "animals"));

        assertThat(compile.messages()).isEmpty();
        assertThat(compile.resource("META-INF/services/io.keywright.runtime.TableDescriptor"))
                .isEqualTo("animals.BarDescriptor\nanimals.ZooDescriptor\ndata.ShopDescriptor\n");
    }

    @Test
    void verboseTellsWhatWasRead() {
        assertThat(Compile.with(List.of(), List.of("-Akeywright.verbose"), TABLE)
                        .texts(Diagnostic.Kind.NOTE))
                .contains("Keywright: data.Shop with 1 entities, 0 documents, 0 indexes");
    }
}
