package io.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextTest {

    @Test
    void aTemplateStandsInJavadocAsItIsWritten() {
        assertThat(Docs.code("USER#{username}")).hasToString("{@code USER#{username}}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*/", "}{", "{", "@see", "a\\u002a/", "<b>", "a&b", "a\nb", "é", "\uD83D\uDE00", " "})
    void textThatWouldEndOrChangeACommentIsEscaped(String text) {
        assertThat(Docs.code(text).toString())
                .startsWith("<code>")
                .doesNotContain(text)
                .matches("<code>[&#;a-z0-9]+</code>");
    }

    @Test
    void aLongTextIsCutAtLinesIntoPiecesThatAClassFileCanHold() {
        String text = "0123456789\n".repeat(5000);
        List<String> pieces = TextBlock.split(text);

        assertThat(String.join("", pieces)).isEqualTo(text);
        assertThat(pieces)
                .hasSizeGreaterThan(1)
                .allSatisfy(piece -> assertThat(piece).hasSizeLessThan(21_000).endsWith("\n"));
    }

    @Test
    void aTextBlockKeepsBackslashesAndQuotes() {
        assertThat(TextBlock.of("a \\ \"\"\" b\n")).hasToString("\"\"\"\na \\\\ \\\"\"\" b\n\"\"\"");
    }

    @Test
    void aSourceIsAsciiWithShortCommentsOnOneLine() {
        TypeSpec type = TypeSpec.classBuilder("Größe").addJavadoc("Small.").build();

        assertThat(Source.of(JavaFile.builder("a", type).build()))
                .isEqualTo("package a;\n\n/** Small. */\nclass Gr\\u00f6\\u00dfe {\n}\n");
    }
}
