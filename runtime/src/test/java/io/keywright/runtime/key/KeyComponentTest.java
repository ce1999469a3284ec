package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.InvalidKeyException;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class KeyComponentTest {

    private static final NumberComponent PADDED = NumberComponent.padded("Issue", "number", "ISSUE#{number:3}", 3);

    @Test
    void aRefusalCarriesEntityPropertyAndTemplate() {
        KeyComponent<String> component =
                KeyComponent.of("Customer", "email", "EMAIL#{email:lower}", KeyFormats.lower('#'));

        InvalidKeyException failure =
                catchThrowableOfType(InvalidKeyException.class, () -> component.text("ada#secret"));

        assertThat(failure.entity()).isEqualTo("Customer");
        assertThat(failure.property()).isEqualTo("email");
        assertThat(failure.template()).isEqualTo("EMAIL#{email:lower}");
        assertThat(failure)
                .hasMessage("Customer.email contains the delimiter,"
                        + " so it cannot fill the template \"EMAIL#{email:lower}\".")
                .hasMessageNotContaining("secret");
    }

    @Test
    void nullIsNeverPartOfAKey() {
        assertRefused(KeyFormats.text('#'), null, "is null");
        assertRefused(KeyFormats.instantNanos(), null, "is null");
        assertThatThrownBy(() -> PADDED.text((Integer) null))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Issue.number is null");
    }

    @Test
    void emptyTextIsRefusedByEveryFormatOfStrings() {
        assertRefused(KeyFormats.text('#'), "", "is empty");
        assertRefused(KeyFormats.lower('#'), "", "is empty");
        assertRefused(KeyFormats.rest(), "", "is empty");
    }

    @Test
    void theDelimiterIsRefusedButInTheRest() {
        assertRefused(KeyFormats.text('#'), "#", "contains the delimiter");
        assertRefused(KeyFormats.text('|'), "a|b", "contains the delimiter");
        assertRefused(KeyFormats.lower('i'), "I", "contains the delimiter");
        assertThat(component(KeyFormats.text('|')).text("a#b")).isEqualTo("a#b");
    }

    @Test
    void halfOfASurrogatePairIsRefusedByEveryFormatOfStrings() {
        assertRefused(KeyFormats.text('#'), "a\uD83D", "half of a surrogate pair");
        assertRefused(KeyFormats.lower('#'), "\uDE00", "half of a surrogate pair");
        assertRefused(KeyFormats.rest(), "\uDE00\uD83D", "half of a surrogate pair");
    }

    @Test
    void yearsOfMoreThanFourDigitsAreRefused() {
        assertRefused(KeyFormats.instantDate(), Instant.MAX, "years 0000 to 9999");
        assertRefused(KeyFormats.instantNanos(), Instant.MIN, "years 0000 to 9999");
        assertRefused(KeyFormats.instantSeconds(), Instant.parse("-0001-12-31T23:59:59Z"), "years 0000 to 9999");
        assertRefused(KeyFormats.instantSeconds(), Instant.parse("+10000-01-01T00:00:00Z"), "years 0000 to 9999");
        assertRefused(KeyFormats.offsetDateTimeDate(), OffsetDateTime.MAX, "years 0000 to 9999");
        assertRefused(
                KeyFormats.offsetDateTimeDate(),
                OffsetDateTime.parse("9999-12-31T23:00:00-05:00"),
                "years 0000 to 9999");
        assertRefused(KeyFormats.localDateTimeNanos(), LocalDateTime.MIN, "years 0000 to 9999");
        assertRefused(KeyFormats.localDate(), LocalDate.of(10_000, 1, 1), "years 0000 to 9999");
        assertRefused(KeyFormats.yearMonth(), YearMonth.of(-1, 1), "years 0000 to 9999");
        assertRefused(KeyFormats.year(), Year.of(10_000), "years 0000 to 9999");
    }

    @Test
    void aPaddedNumberIsNeitherNegativeNorWiderThanItsWidth() {
        assertThatThrownBy(() -> PADDED.text(-1))
                .hasMessageContaining("is negative")
                .hasMessageNotContaining("-1");
        assertThatThrownBy(() -> PADDED.text(1000))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("has more than 3 digits")
                .hasMessageNotContaining("1000");
        assertThatThrownBy(() -> PADDED.text(new BigInteger("1000"))).hasMessageContaining("has more than 3 digits");
        assertThatThrownBy(() -> PADDED.text(Long.MIN_VALUE)).hasMessageContaining("is negative");
        assertThatThrownBy(() -> NumberComponent.padded("Issue", "number", "{number:0}", 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static <T> KeyComponent<T> component(KeyFormat<T> format) {
        return KeyComponent.of("Entity", "property", "{property}", format);
    }

    private static <T> void assertRefused(KeyFormat<T> format, @Nullable T value, String reason) {
        assertThatThrownBy(() -> component(format).text(value))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageStartingWith("Entity.property ")
                .hasMessageContaining(reason);
    }
}
