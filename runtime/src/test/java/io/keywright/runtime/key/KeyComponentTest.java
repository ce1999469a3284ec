package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.keywright.runtime.error.InvalidKeyException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
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
        assertRefused(KeyFormats.upper('#'), "", "is empty");
        assertRefused(KeyFormats.sha256(), "", "is empty");
        assertRefused(KeyFormats.escaped('#'), "", "is empty");
        assertRefused(KeyFormats.shard(4, KeyFormats.rest()), "", "is empty");
    }

    @Test
    void theDelimiterIsRefusedButInTheRest() {
        assertRefused(KeyFormats.text('#'), "#", "contains the delimiter");
        assertRefused(KeyFormats.text('|'), "a|b", "contains the delimiter");
        assertRefused(KeyFormats.lower('i'), "I", "contains the delimiter");
        assertRefused(KeyFormats.upper('I'), "i", "contains the delimiter");
        assertThat(component(KeyFormats.text('|')).text("a#b")).isEqualTo("a#b");
    }

    @Test
    void halfOfASurrogatePairIsRefusedByEveryFormatOfStrings() {
        assertRefused(KeyFormats.text('#'), "a\uD83D", "half of a surrogate pair");
        assertRefused(KeyFormats.lower('#'), "\uDE00", "half of a surrogate pair");
        assertRefused(KeyFormats.rest(), "\uDE00\uD83D", "half of a surrogate pair");
        assertRefused(KeyFormats.upper('#'), "\uDE00", "half of a surrogate pair");
        assertRefused(KeyFormats.sha256(), "\uD83Da", "half of a surrogate pair");
        assertRefused(KeyFormats.escaped('#'), "\uDE00#", "half of a surrogate pair");
        assertRefused(KeyFormats.shard(4, KeyFormats.rest()), "\uD83D", "half of a surrogate pair");
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
        assertRefused(KeyFormats.instantMillis(), Instant.MAX, "years 0000 to 9999");
        assertRefused(KeyFormats.instantPattern("yyyy-MM"), Instant.MIN, "years 0000 to 9999");
        assertRefused(KeyFormats.localDatePattern("yyyyMMdd"), LocalDate.MAX, "years 0000 to 9999");
        assertRefused(KeyFormats.yearMonthPattern("yyyyMM"), YearMonth.of(10_000, 1), "years 0000 to 9999");
    }

    @Test
    @DisplayName("B19: a padded number is neither negative nor wider than its width")
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

    @Test
    void aSignedNumberIsNotWiderThanItsWidth() {
        NumberComponent signed = NumberComponent.signed("Issue", "number", "ISSUE#{number:signed3}", 3);

        assertThatThrownBy(() -> signed.text(1000)).hasMessageContaining("has more than 3 digits");
        assertThatThrownBy(() -> signed.text(-1000)).hasMessageContaining("has more than 3 digits");
    }

    @Test
    void aDecimalThatDoesNotFitIsRefusedAndNeverRounded() {
        DecimalComponent padded = DecimalComponent.padded("Product", "price", "{price:3.2}", 3, 2);
        DecimalComponent signed = DecimalComponent.signed("Product", "price", "{price:signed3.2}", 3, 2);

        assertThatThrownBy(() -> padded.text(new BigDecimal("0.001")))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessage("Product.price has more than 2 digits behind the point,"
                        + " so it cannot fill the template \"{price:3.2}\".");
        assertThatThrownBy(() -> padded.text(0.1 + 0.2)).hasMessageContaining("more than 2 digits behind the point");
        assertThatThrownBy(() -> padded.text(0.125f)).hasMessageContaining("more than 2 digits behind the point");
        assertThatThrownBy(() -> padded.text(1000.0)).hasMessageContaining("more than 3 digits before the point");
        assertThatThrownBy(() -> padded.text(new BigDecimal("1E+1000000000")))
                .hasMessageContaining("more than 3 digits before the point");
        assertThatThrownBy(() -> padded.text(new BigDecimal("1E-1000000000")))
                .hasMessageContaining("more than 2 digits behind the point");
        assertThatThrownBy(() -> padded.text(-0.01)).hasMessageContaining("is negative");
        assertThatThrownBy(() -> signed.text(-1000.0)).hasMessageContaining("more than 3 digits before the point");
        assertThatThrownBy(() -> signed.text(Double.MAX_VALUE)).hasMessageContaining("digits before the point");
        assertThatThrownBy(() -> signed.text(Double.NaN)).hasMessageContaining("is not a number");
        assertThatThrownBy(() -> signed.text(Float.NaN)).hasMessageContaining("is not a number");
        assertThatThrownBy(() -> signed.text(Double.NEGATIVE_INFINITY)).hasMessageContaining("is infinite");
        assertThatThrownBy(() -> signed.text((BigDecimal) null)).hasMessageContaining("Product.price is null");
    }

    @Test
    void moreDigitsThanAnyKeyHoldsAreRefusedWhereverTheyStand() {
        KeyFormat<BigDecimal> plain = KeyFormats.decimal();
        assertThat(component(plain).text(new BigDecimal("1E+399"))).hasSize(400);
        assertRefused(plain, new BigDecimal("1E+400"), "has more digits than a key can have");
        assertThat(component(plain).text(new BigDecimal("1E-1100"))).hasSize(1102);
        assertRefused(plain, new BigDecimal("1E-1101"), "has more digits than a key can have");

        DecimalComponent padded = DecimalComponent.padded("Product", "price", "{price:3.2}", 3, 2);
        assertThat(padded.text(new BigDecimal("1." + "0".repeat(1499)))).isEqualTo("001.00");
        assertThatThrownBy(() -> padded.text(new BigDecimal("1." + "0".repeat(1500))))
                .as("so many zeros are not worked through")
                .hasMessageContaining("more than 2 digits behind the point");
        assertThatThrownBy(() -> padded.text(new BigDecimal("9".repeat(5000))))
                .hasMessageContaining("more than 3 digits before the point");
        assertThatThrownBy(() -> PADDED.text(BigInteger.TEN.pow(5000))).hasMessageContaining("has more than 3 digits");
    }

    @Test
    void whatNoTemplateCanSayIsRefused() {
        assertThatThrownBy(() -> DecimalComponent.padded("A", "b", "{b}", 0, 2))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> DecimalComponent.signed("A", "b", "{b}", 2, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> KeyFormats.shard(0, KeyFormats.rest())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> KeyFormats.shard(101, KeyFormats.rest())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> KeyFormats.instantPattern("YYYY-ww")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> KeyFormats.escaped('§')).isInstanceOf(IllegalArgumentException.class);
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
