package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class AlphabetTest {

    private static final int CHARACTERS = 20;

    @Test
    void setsBehaveAsTheirCharactersDo() {
        Trials.run(3_000, random -> {
            Alphabet one = alphabet(random);
            Alphabet other = alphabet(random);
            int first = random.nextInt(CHARACTERS);
            int last = first + random.nextInt(5);
            Alphabet without = one.without(first, last);

            assertThat(one.meets(other)).isEqualTo(characters().anyMatch(c -> one.contains(c) && other.contains(c)));
            assertThat(characters()).allSatisfy(c -> {
                assertThat(one.or(other).contains(c)).isEqualTo(one.contains(c) || other.contains(c));
                assertThat(without.contains(c)).isEqualTo(one.contains(c) && (c < first || c > last));
            });
        });
    }

    @Test
    void allGoesToTheLastCodePoint() {
        assertThat(Alphabet.ALL.contains(0)).isTrue();
        assertThat(Alphabet.ALL.contains(Character.MAX_CODE_POINT)).isTrue();
        assertThat(Alphabet.ALL.without('#', '#').contains('#')).isFalse();
        assertThat(Alphabet.ALL.without('#', '#').contains('$')).isTrue();
    }

    private static IntStream characters() {
        return IntStream.range(0, CHARACTERS);
    }

    private static Alphabet alphabet(Random random) {
        Alphabet alphabet = range(random);
        for (int i = random.nextInt(3); i > 0; i--) {
            alphabet = alphabet.or(range(random));
        }
        return alphabet;
    }

    private static Alphabet range(Random random) {
        int first = random.nextInt(CHARACTERS);
        return Alphabet.between(first, first + random.nextInt(6));
    }
}
