package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.item.ConversionException;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Numbers that no key and no item holds are refused before their digits are counted, which takes half a minute. */
class VeryLargeNumberTest {

    private static final BigInteger LARGE = BigInteger.ONE.shiftLeft(40_000_000);

    @Test
    void isRefusedInAKey() {
        assertThatThrownBy(() ->
                        NumberComponent.signed("E", "a", "{a:signed38}", 38).text(LARGE))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageStartingWith("E.a has more than 38 digits");
    }

    @Test
    void isRefusedInAnItem() {
        assertThatThrownBy(() -> Converters.ofBigInteger().toValue(LARGE)).isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> Converters.ofBigDecimal().toValue(new BigDecimal(LARGE)))
                .isInstanceOf(ConversionException.class);
    }
}
