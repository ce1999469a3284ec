package io.keywright.tools.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.tools.imports.ModelImport.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelImportTest {

    @TempDir
    Path output;

    private static String model(String name) {
        try (InputStream stream = ModelImportTest.class.getResourceAsStream("/imports/" + name)) {
            assertThat(stream).as(name).isNotNull();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new AssertionError(exception);
        }
    }

    private static String source(List<SourceFile> files, String path) {
        return files.stream()
                .filter(file -> file.path().equals(path))
                .map(SourceFile::text)
                .collect(Collectors.joining())
                .replaceAll("\\s+", " ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "facets.json",
                "rows.json",
                "names.json",
                "library-keys.json",
                "composed-keys.json",
                "colliding.json"
            })
    void whatIsImportedCompilesAndGivesATable(String name) throws IOException {
        List<SourceFile> files = ModelImport.read(model(name), "imported");

        assertThat(Compiler.errors(files, output)).isEmpty();
        assertThat(output.resolve("META-INF/keywright")).isNotEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.0", "2.0", "3.0"})
    void everyKnownVersionIsRead(String version) {
        assertThat(ModelImport.read(model("facets.json").replace("\"3.0\"", "\"" + version + "\""), "imported"))
                .isNotEmpty();
    }

    @Test
    void anUnknownVersionIsRefused() {
        assertThatThrownBy(() -> ModelImport.read(model("facets.json").replace("\"3.0\"", "\"4.0\""), "imported"))
                .isInstanceOf(RefusedModelException.class)
                .hasMessage("ModelMetadata: the version \"4.0\" is not one of [1.0, 2.0, 3.0]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "[]", "{}", "{\"tables\": []}", "{\"tables\": [{\"entities\": {}}]}"})
    void whatIsNoModelIsRefused(String text) {
        assertThatThrownBy(() -> ModelImport.read(text, "imported")).isInstanceOf(RefusedModelException.class);
    }

    @Test
    void aFacetBecomesAnEntityWhoseTemplatesAreGuessedFromItsRowsAndAliases() {
        List<SourceFile> files = ModelImport.read(model("facets.json"), "imported");

        assertThat(source(files, "imported/Boat.java"))
                .contains("@Key( pk = \"HARBOUR#{harbour}\", sk = \"BOAT#{boatNumber}\" )")
                .contains("\"boatNumber\" is only in the key in the source")
                .contains("@Attribute(\"Length\") BigDecimal length")
                .contains("@Nullable Long built");
    }

    @Test
    void anIndexThatSharesAttributesGetsAPairOfItsOwnAndANoteThatSaysWhy() {
        List<SourceFile> files = ModelImport.read(model("facets.json"), "imported");

        assertThat(source(files, "imported/data/Marina.java"))
                .contains("is shared with the table's own key")
                .contains("is shared with another index")
                .contains("is an attribute of the application, too")
                .contains("projection = Projected.INCLUDE")
                .contains("include = \"length\"");
    }

    @Test
    void namesThatAreNoneInJavaAreKeptAsStoredNames() {
        List<SourceFile> files = ModelImport.read(model("names.json"), "imported");

        assertThat(source(files, "imported/Odd.java"))
                .contains("@Attribute(\"likes#\")")
                .contains("@Attribute(\"class\")")
                .contains("classValue")
                .contains("@Attribute(\"State-Date\")");
    }

    @Test
    void numericAndComposedKeysAreTextsWithANote() {
        List<SourceFile> files = ModelImport.read(model("composed-keys.json"), "imported");

        assertThat(source(files, "imported/Match.java"))
                .contains("sk = \"{round:5}#{startedAt:19}\"")
                .contains("is made of 2 attributes in the source")
                .contains("is a number in a sort key")
                .contains("stands between two values of a key");
    }

    @Test
    void keysThatCanBeEqualAreToldApartAndAKeyThatIsAPropertyGetsAnAttributeOfItsOwn() {
        List<SourceFile> files = ModelImport.read(model("colliding.json"), "imported");

        assertThat(source(files, "imported/Reply.java")).contains("sk = \"REPLY#{id}\"", "the type before it");
        assertThat(source(files, "imported/data/Forum.java"))
                .contains("\"topic\" is a key of the table and a property in the source");
    }

    @Test
    void severalTablesHaveAPackageEach() {
        List<SourceFile> files = ModelImport.read(model("library-keys.json"), "imported");

        assertThat(files.stream().map(SourceFile::path))
                .contains("imported/books/Book.java", "imported/books/data/Books.java", "imported/readers/Reader.java");
    }
}
