package io.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class Utf8Test {

    @Test
    @DisplayName("B23: compares as the bytes do")
    void comparesAsTheBytesDo() {
        Trials.of(20_000, random -> {
            String left = RandomText.any(random);
            String right = RandomText.any(random);

            assertThat(Integer.signum(Utf8.compare(left, right)))
                    .isEqualTo(Integer.signum(Arrays.compareUnsigned(bytes(left), bytes(right))));
        });
    }

    @Test
    void countsBytes() {
        Trials.of(5_000, random -> {
            String text = RandomText.any(random);

            assertThat(Utf8.length(text)).isEqualTo(bytes(text).length);
        });
    }

    @Test
    void findsSurrogatesWithoutTheirOtherHalf() {
        assertThat(Utf8.isWellFormed("a\uD83D\uDE00b")).isTrue();
        assertThat(Utf8.isWellFormed("a\uD83D")).isFalse();
        assertThat(Utf8.isWellFormed("\uDE00a")).isFalse();
        assertThat(Utf8.isWellFormed("\uD83Da")).isFalse();
        assertThat(Utf8.isWellFormed("\uDE00\uD83D")).isFalse();
        assertThat(Utf8.isWellFormed("\uD83D\uD83D\uDE00")).isFalse();
    }

    @Test
    void successorIsTheFirstTextAboveAllThatStartWithThePrefix() {
        Trials.of(20_000, random -> {
            String prefix = RandomText.any(random);
            String other = random.nextBoolean() ? RandomText.any(random) : prefix + RandomText.any(random);
            String successor = Utf8.successor(prefix);

            boolean above = successor != null && Utf8.compare(other, successor) >= 0;
            boolean below = Utf8.compare(other, prefix) < 0;
            assertThat(other.startsWith(prefix)).isEqualTo(!above && !below);
        });
    }

    @Test
    void nothingIsAboveAllTextsOfTheHighestCharacter() {
        assertThat(Utf8.successor("")).isNull();
        assertThat(Utf8.successor("\uDBFF\uDFFF\uDBFF\uDFFF")).isNull();
        assertThat(Utf8.successor("a\uDBFF\uDFFF")).isEqualTo("b");
        assertThat(Utf8.successor("\uD7FF")).isEqualTo("\uE000");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
