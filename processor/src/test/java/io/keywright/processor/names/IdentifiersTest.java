package io.keywright.processor.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifiersTest {

    @ParameterizedTest
    @CsvSource({
        "firstName, FIRST_NAME",
        "name, NAME",
        "URL, URL",
        "htmlBody2, HTML_BODY2",
        "htmlURLText, HTML_URL_TEXT",
        "line2Text, LINE2_TEXT",
        "first_name, FIRST_NAME",
        "aField, A_FIELD",
        "_, __"
    })
    void aConstantSeparatesTheWordsOfAProperty(String property, String constant) {
        assertThat(Identifiers.constant(property)).isEqualTo(constant);
    }

    @ParameterizedTest
    @CsvSource({
        "OrderLine, orderLine",
        "URL, url",
        "URLEntry, urlEntry",
        "A, a",
        "order, order",
        "Order2, order2",
        "Ärger, ärger"
    })
    void aTypeNameBecomesAMethodNameWithoutShouting(String type, String method) {
        assertThat(Identifiers.lowerFirst(type)).isEqualTo(method);
    }

    @Test
    void aPathBecomesOneName() {
        assertThat(Identifiers.joined(List.of("address", "country"))).isEqualTo("addressCountry");
    }

    @ParameterizedTest
    @ValueSource(strings = {"default", "class", "true", "null", "var", "record", "yield"})
    void aWordThatJavaKeepsGetsAnUnderscore(String word) {
        assertThat(Identifiers.safe(word)).isEqualTo(word + "_");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a b", "1st", "by-status", "a.b", "💥", "{", "名前"})
    void anyTextGivesAnIdentifier(String text) {
        assertThat(SourceVersion.isIdentifier(Identifiers.identifier(text))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"byStatus, true", "by-status, false", "class, false", "a.b, false", "'', false", "1st, false"})
    void aQueryNameMustBeAnIdentifierAndNoKeyword(String text, boolean name) {
        assertThat(Identifiers.isName(text)).isEqualTo(name);
    }
}
