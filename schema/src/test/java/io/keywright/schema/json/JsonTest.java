package io.keywright.schema.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @Test
    void whatFitsStaysOnOneLineAndTheRestIsIndented() {
        String word = "a word that takes its place ";
        Json value = new JsonObject()
                .texts("short", List.of("a", "b"))
                .texts("long", List.of(word, word, word, word))
                .number("n", -7)
                .flag("yes", true)
                .flag("no", false)
                .text("nothing", null)
                .end();

        assertThat(JsonWriter.write(value)).isEqualTo("""
                        {
                          "short": ["a", "b"],
                          "long": [
                            "a word that takes its place ",
                            "a word that takes its place ",
                            "a word that takes its place ",
                            "a word that takes its place "
                          ],
                          "n": -7,
                          "yes": true
                        }
                        """);
    }

    @Test
    void noLineIsLongerThanAHundredUnlessOneTextIs() {
        Json value = new JsonObject()
                .items("numbers", LongStream.range(0, 60).boxed().toList(), Json.Whole::new)
                .end();

        assertThat(JsonWriter.write(value).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @Test
    void textsThatJsonOrUtf8CannotHoldAreEscaped() {
        assertThat(JsonWriter.flat(new Json.Text("\"\\\n\r\t\u0000\u001f\uD83D\uDE00\uD83D-\uDE00é")))
                .isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0000\\u001f\uD83D\uDE00\\ud83d-\\ude00é\"");
    }

    @Test
    void spaceBetweenTokensDoesNotMatter() {
        assertThat(JsonParser.parse(" {\r\n\t\"a\" : [ 1 ,true, false , \"x\" ] , \"b\" : { } , \"c\" : [ ] } "))
                .isEqualTo(new JsonObject()
                        .with(
                                "a",
                                new Json.Items(List.of(
                                        new Json.Whole(1),
                                        new Json.Flag(true),
                                        new Json.Flag(false),
                                        new Json.Text("x"))))
                        .with("b", new JsonObject().end())
                        .with("c", new Json.Items(List.of()))
                        .end());
    }

    @Test
    void everyEscapeIsRead() {
        assertThat(JsonParser.parse("\"\\\"\\\\\\/\\n\\r\\t\\b\\f\\u00e9\\uD83D\\ude00\""))
                .isEqualTo(new Json.Text("\"\\/\n\r\t\b\fé\uD83D\uDE00"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[",
                "[1",
                "[1,",
                "[1,]",
                "{\"a\"",
                "{\"a\":",
                "{\"a\":1,}",
                "{a:1}",
                "nul",
                "null",
                "tru",
                "1.5",
                "-",
                "\"",
                "\"\\",
                "\"\\x\"",
                "\"\\u12\"",
                "\"\\u12g4\"",
                "\"a\nb\"",
                "1 2",
                "99999999999999999999"
            })
    void malformedTextIsRefused(String text) {
        assertThatThrownBy(() -> JsonParser.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"1, '{\"a\":1,\"a\":2}'", "3, '[\n1,\nx]'"})
    void refusalTellsTheLine(int line, String text) {
        assertThatThrownBy(() -> JsonParser.parse(text)).hasMessageStartingWith("line " + line + ": ");
    }
}
