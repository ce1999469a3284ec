package io.keywright.runtime.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.Trials;
import io.keywright.runtime.error.CursorProblem;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CursorCodecsTest {

    private static final byte[] OLD = key(1);
    private static final byte[] NEW = key(2);

    @Test
    void whatIsEncodedComesBack() {
        for (CursorCodec codec : new CursorCodec[] {SignedCursors.by("k", OLD), EncryptedCursors.by("k", OLD)}) {
            Trials.of(300, random -> {
                byte[] content = bytes(random, 17 + random.nextInt(200));
                assertThat(decode(codec, codec.encode(content))).isEqualTo(content);
            });
        }
    }

    @Test
    void everyChangeOfAnyByteIsRefused() {
        for (CursorCodec codec : new CursorCodec[] {SignedCursors.by("k", OLD), EncryptedCursors.by("k", OLD)}) {
            Trials.of(20, random -> {
                byte[] encoded = codec.encode(bytes(random, 17 + random.nextInt(60)));
                for (int index = 0; index < encoded.length; index++) {
                    byte[] changed = encoded.clone();
                    changed[index] ^= (byte) (1 + random.nextInt(255));
                    assertRefused(codec, changed);
                    assertRefused(codec, Arrays.copyOf(encoded, index));
                    assertRefused(codec, Arrays.copyOfRange(encoded, index + 1, encoded.length));
                }
                assertRefused(codec, Arrays.copyOf(encoded, encoded.length + 1));
            });
        }
    }

    @Test
    void bytesThatNobodyEncodedAreRefused() {
        CursorCodec signed = SignedCursors.by("k", OLD);
        CursorCodec encrypted = EncryptedCursors.by("k", OLD);
        Trials.of(2000, random -> {
            byte[] noise = bytes(random, random.nextInt(100));
            if (noise.length > 2 && random.nextBoolean()) {
                noise[0] = 1;
                noise[1] = 'k';
            }
            assertRefused(signed, noise);
            assertRefused(encrypted, noise);
        });
    }

    @Test
    void aKeyIsReplacedWithoutRefusingAnyCursorThatIsStillToWork() {
        byte[] content = bytes(new Random(1), 40);
        SignedCursors before = SignedCursors.by("2025", OLD);
        SignedCursors first = before.accepting("2026", NEW);
        SignedCursors second = SignedCursors.by("2026", NEW).accepting("2025", OLD);
        SignedCursors after = SignedCursors.by("2026", NEW);

        assertThat(decode(first, before.encode(content))).isEqualTo(content);
        assertThat(decode(before, first.encode(content))).isEqualTo(content);
        assertThat(decode(first, second.encode(content))).isEqualTo(content);
        assertThat(decode(second, first.encode(content))).isEqualTo(content);
        assertThat(decode(after, second.encode(content))).isEqualTo(content);
        assertThat(problem(after, first.encode(content))).isEqualTo(CursorProblem.UNKNOWN_KEY);
        assertThat(problem(before, second.encode(content))).isEqualTo(CursorProblem.UNKNOWN_KEY);
    }

    @Test
    void encryptionKeysAreReplacedAlike() {
        byte[] content = bytes(new Random(1), 40);
        EncryptedCursors before = EncryptedCursors.by("2025", OLD);
        EncryptedCursors both = EncryptedCursors.by("2026", NEW).accepting("2025", OLD);
        EncryptedCursors after = EncryptedCursors.by("2026", NEW);

        assertThat(decode(both, before.encode(content))).isEqualTo(content);
        assertThat(decode(after, both.encode(content))).isEqualTo(content);
        assertThat(problem(after, before.encode(content))).isEqualTo(CursorProblem.UNKNOWN_KEY);
    }

    @Test
    void anotherKeyUnderTheSameIdIsAnAlteration() {
        byte[] content = bytes(new Random(1), 40);

        assertThat(problem(
                        SignedCursors.by("k", NEW), SignedCursors.by("k", OLD).encode(content)))
                .isEqualTo(CursorProblem.ALTERED);
        assertThat(problem(
                        EncryptedCursors.by("k", NEW),
                        EncryptedCursors.by("k", OLD).encode(content)))
                .isEqualTo(CursorProblem.ALTERED);
    }

    @Test
    void aSignatureUnderOneIdIsNoneUnderAnother() {
        byte[] encoded = SignedCursors.by("a", OLD).encode(bytes(new Random(1), 40));
        encoded[1] = 'b';

        assertThat(problem(SignedCursors.by("a", OLD).accepting("b", OLD), encoded))
                .isEqualTo(CursorProblem.ALTERED);
    }

    @Test
    void anEncryptedCursorShowsNothingAndIsAnotherOneEachTime() {
        byte[] content = "CUSTOMER#ada@example.com".getBytes(StandardCharsets.UTF_8);
        EncryptedCursors codec = EncryptedCursors.by("k", OLD);
        byte[] encoded = codec.encode(content);

        assertThat(new String(encoded, StandardCharsets.ISO_8859_1))
                .doesNotContain("CUST")
                .doesNotContain("ada");
        assertThat(codec.encode(content)).isNotEqualTo(encoded);
    }

    /** Cursors live in links and on clients, so a release may not change them. */
    @Test
    void aSignedCursorHasTheFormItHadWhenItWasGivenOut() {
        byte[] encoded = SignedCursors.by("k", new byte[32]).encode(new byte[17]);

        assertThat(Base64.getEncoder().encodeToString(encoded))
                .isEqualTo("AWsAAAAAAAAAAAAAAAAAAAAAAOJUZ378+Y58zSXB0Ns6TeAqVfUG2+R4yJZrrPXC4Ivr");
    }

    @Test
    void anEncryptedCursorThatWasGivenOutEarlierStillWorks() {
        byte[] encoded = Base64.getDecoder().decode("AWsAAQIDBAUGBwgJCguIyzNSAP2P+cJ4UuX9A94MVEe5213m1JuemI+WfyJF9kw=");

        assertThat(decode(EncryptedCursors.by("k", new byte[32]), encoded)).isEqualTo(new byte[17]);
    }

    @Test
    void aKeyIsCopied() {
        byte[] mine = OLD.clone();
        SignedCursors codec = SignedCursors.by("k", mine);
        Arrays.fill(mine, (byte) 0);

        assertThat(decode(SignedCursors.by("k", OLD), codec.encode(new byte[17])))
                .isEqualTo(new byte[17]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "ü", "\n", "123456789012345678901234567890123"})
    void aKeyIdIsShortPrintableText(String id) {
        assertThatThrownBy(() -> SignedCursors.by(id, OLD)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EncryptedCursors.by(id, OLD)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aWeakKeyOrASecondOneUnderTheSameIdIsRefused() {
        assertThatThrownBy(() -> SignedCursors.by("k", new byte[31])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EncryptedCursors.by("k", new byte[31])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SignedCursors.by("k", OLD).accepting("k", NEW))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EncryptedCursors.by("k", OLD).accepting("k", NEW))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static byte[] decode(CursorCodec codec, byte[] encoded) {
        try {
            return codec.decode(encoded);
        } catch (RefusedCursorException refusal) {
            throw new AssertionError("refused: " + refusal.problem(), refusal);
        }
    }

    private static CursorProblem problem(CursorCodec codec, byte[] encoded) {
        try {
            codec.decode(encoded);
        } catch (RefusedCursorException refusal) {
            return refusal.problem();
        }
        throw new AssertionError("accepted");
    }

    private static void assertRefused(CursorCodec codec, byte[] encoded) {
        assertThatThrownBy(() -> codec.decode(encoded)).isInstanceOf(RefusedCursorException.class);
    }

    private static byte[] key(int seed) {
        return bytes(new Random(seed), 32);
    }

    private static byte[] bytes(Random random, int number) {
        byte[] bytes = new byte[number];
        random.nextBytes(bytes);
        return bytes;
    }
}
