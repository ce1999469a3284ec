package io.keywright.runtime.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidSequenceNumberException;
import org.junit.jupiter.api.Test;

class SequenceNumberTest {

    @Test
    void numbersAreComparedByValueWhateverTheirLength() {
        SequenceNumber nine = SequenceNumber.of("99999999999999999999999999999");
        SequenceNumber ten = SequenceNumber.of("100000000000000000000000000000");

        assertThat(ten.isAfter(nine)).isTrue();
        assertThat(nine.isAfter(ten)).isFalse();
        assertThat(nine.isAfter(nine)).isFalse();
        assertThat(SequenceNumber.of("007")).isEqualTo(SequenceNumber.of("7")).hasToString("007");
    }

    @Test
    void whatIsNoNumberIsRefused() {
        for (String text : new String[] {"TRIM_HORIZON", "", "-7", "+7", "7 ", "\u0667", "9".repeat(129), null}) {
            assertThatThrownBy(() -> SequenceNumber.of(text))
                    .isInstanceOf(InvalidSequenceNumberException.class)
                    .hasMessageNotContaining("TRIM");
        }
    }
}
