package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.Trials;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The short ways for usual numbers give what the long ways give. */
class NumberTextTest {

    private static final String NAME = "n";

    @Test
    @DisplayName("B26: every decimal is written in plain digits without trailing zeros")
    void everyDecimalIsWrittenInPlainDigitsWithoutTrailingZeros() {
        Trials.of(50_000, random -> {
            BigDecimal number = new BigDecimal(
                    new BigInteger(random.nextInt(100), random).multiply(BigInteger.TEN.pow(random.nextInt(4))),
                    random.nextInt(14) - 3);
            BigDecimal signed = random.nextBoolean() ? number : number.negate();
            String expected =
                    signed.signum() == 0 ? "0" : signed.stripTrailingZeros().toPlainString();

            assertThat(DecimalText.of(signed)).isEqualTo(expected);
        });
    }

    @Test
    void decimalsAroundWhatFitsALongAreWrittenInPlainDigits() {
        for (BigInteger unscaled : new BigInteger[] {
            BigInteger.valueOf(Long.MAX_VALUE),
            BigInteger.valueOf(Long.MIN_VALUE),
            BigInteger.ONE.shiftLeft(63),
            BigInteger.ONE.shiftLeft(63).negate().subtract(BigInteger.ONE)
        }) {
            for (int scale = 0; scale < 10; scale++) {
                BigDecimal number = new BigDecimal(unscaled, scale);

                assertThat(DecimalText.of(number))
                        .isEqualTo(number.stripTrailingZeros().toPlainString());
            }
        }
    }

    @Test
    void everyTextOfADecimalIsReadAsTheJdkReadsItDigitByDigit() {
        Trials.of(50_000, random -> {
            String digits =
                    new BigDecimal(new BigInteger(random.nextInt(75), random), random.nextInt(24) - 2).toString();
            StringBuilder text = new StringBuilder(random.nextBoolean() ? digits : "-".concat(digits));
            for (int changes = random.nextInt(3); changes > 0; changes--) {
                text.setCharAt(random.nextInt(text.length()), "0123456789-+.eE \u0663".charAt(random.nextInt(17)));
            }
            text.setLength(random.nextInt(5) == 0 ? random.nextInt(text.length() + 1) : text.length());
            BigDecimal plain = DecimalText.plain(text.toString());
            if (plain != null) {
                assertThat(plain).isEqualTo(new BigDecimal(text.toString()));
                assertThat(plain.scale()).isEqualTo(new BigDecimal(text.toString()).scale());
            } else {
                assertThat(text.toString()).doesNotMatch("-?[0-9]{1,9}(\\.[0-9]{1,9})?");
            }
        });
        for (String text : new String[] {"0", "-0", "0.0", "5.", ".5", "-.5", "999999999999999999", "0.01"}) {
            assertThat(DecimalText.plain(text)).isEqualTo(new BigDecimal(text));
        }
        for (String text : new String[] {"", "-", ".", "..", "1..", "1.2.3", "--1", "1e2", "1234567890123456789"}) {
            assertThat(DecimalText.plain(text)).isNull();
        }
    }

    @Test
    void everyTextOfAWholeNumberIsReadAsTheJdkReadsIt() {
        Trials.of(50_000, random -> {
            StringBuilder text = new StringBuilder(Long.toString(random.nextLong() >> random.nextInt(64)));
            for (int changes = random.nextInt(3); changes > 0; changes--) {
                text.setCharAt(random.nextInt(text.length()), "0123456789-+.eE \u0663".charAt(random.nextInt(17)));
            }
            Structure thing = Structure.ofEntity("Thing", "PK", "SK");
            Map<String, AttributeValue> reader = Map.of(NAME, AttributeValue.createN(text.toString()));
            try {
                long exact = exact(new BigDecimal(text.toString()));

                assertThat(thing.longValue(reader, NAME)).isEqualTo(exact);
            } catch (ArithmeticException | NumberFormatException unfit) {
                assertThatThrownBy(() -> thing.longValue(reader, NAME)).hasMessageContaining("of a long");
            }
        });
    }

    /** Not at once by the JDK, which writes all zeros of 1E+999999999 and 1E-999999999 down. */
    private static long exact(BigDecimal number) {
        long digits = (long) number.precision() - number.scale();
        if (number.signum() != 0 && (digits > 30 || digits <= 0)) {
            throw new ArithmeticException("too large, or less than one");
        }
        return number.signum() == 0 ? 0 : number.toBigIntegerExact().longValueExact();
    }

    @Test
    void whatFitsALongAndNoIntIsNotCut() {
        Structure thing = Structure.ofEntity("Thing", "PK", "SK");
        Map<String, AttributeValue> reader = Map.of(NAME, AttributeValue.createN("2147483648"));

        assertThatThrownBy(() -> thing.intValue(reader, NAME)).hasMessageContaining("a whole number (N) of an int");
        assertThatThrownBy(() -> Converters.ofInt().fromValue(AttributeValue.createN("-2147483649")))
                .hasMessageContaining("a whole number (N) of an int");
        assertThat(Converters.ofInt().fromValue(AttributeValue.createN("-2147483648")))
                .isEqualTo(Integer.MIN_VALUE);
    }
}
