package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.annotation.ValueConverter;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Developers' converters, stored texts, and the types whose stored form is not simply their text. */
class ConvertedTest {

    private record Code(String text) {}

    /** Gives null for an empty text and throws for one that begins with an exclamation mark. */
    private static final class Codes implements ValueConverter<Code, String> {

        @Override
        @SuppressWarnings("NullAway") // What it must not do is what is tried.
        public String toStored(Code value) {
            return checked(value.text());
        }

        @Override
        @SuppressWarnings("NullAway")
        public Code fromStored(String stored) {
            String text = checked(stored);
            return text == null ? null : new Code(text);
        }

        @SuppressWarnings("NullAway")
        private static String checked(String text) {
            if (text.startsWith("!")) {
                throw new IllegalStateException("no such code");
            }
            return text.isEmpty() ? null : text;
        }
    }

    private static final Converter<Code> CODE = Converters.converted(new Codes(), Converters.ofString());

    @Test
    void whatAConverterThrowsIsTheCauseAndThePathIsTold() {
        assertThatThrownBy(() -> Converters.list(CODE).toValue(List.of(new Code("a"), new Code("!"))))
                .isInstanceOfSatisfying(ConversionException.class, failure -> {
                    assertThat(failure.path()).isEqualTo("[1]");
                    assertThat(failure).hasCauseInstanceOf(IllegalStateException.class);
                });
        assertThatThrownBy(() -> Converters.set(CODE).fromValue(AttributeValue.fromSs(List.of("!"))))
                .isInstanceOfSatisfying(ConversionException.class, failure -> {
                    assertThat(failure.path()).isEqualTo("[]");
                    assertThat(failure.value()).isEqualTo(AttributeValue.fromS("!"));
                    assertThat(failure).hasCauseInstanceOf(IllegalStateException.class);
                });
    }

    @Test
    void nullFromAConverterIsRefusedBothWays() {
        assertThatThrownBy(() -> CODE.toValue(new Code(""))).isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> CODE.fromValue(AttributeValue.fromS(""))).isInstanceOf(ConversionException.class);
    }

    @Test
    void aSetOfWhatIsStoredAsTextIsASetOfTexts() {
        assertThat(Converters.set(CODE).toValue(Set.of(new Code("a")))).isEqualTo(AttributeValue.fromSs(List.of("a")));
    }

    @Test
    void inAKeyAConverterIsAskedAsInAnAttribute() {
        KeyComponent<Code> component = KeyComponent.of(
                "Thing", "code", "THING#{code}", KeyFormats.converted(new Codes(), KeyFormats.text('#')));

        assertThat(component.text(new Code("a"))).isEqualTo("a");
        assertThatThrownBy(() -> component.text(new Code("!")))
                .isInstanceOf(InvalidKeyException.class)
                .hasMessageContaining("Thing.code is refused by its converter")
                .hasCauseInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> component.text(new Code(""))).isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> component.text(new Code("a#b"))).isInstanceOf(InvalidKeyException.class);
    }

    @Test
    void formerAndUnknownTextsAreReadAndNotWritten() {
        EnumConverter<DayOfWeek> days = EnumConverter.of(DayOfWeek.values(), "1", "2", "3", "4", "5", "6", null)
                .formerly("MON", "MONDAY")
                .fallback("SUNDAY");

        assertThat(days.fromValue(AttributeValue.fromS("1"))).isEqualTo(DayOfWeek.MONDAY);
        assertThat(days.fromValue(AttributeValue.fromS("MON"))).isEqualTo(DayOfWeek.MONDAY);
        assertThat(days.fromValue(AttributeValue.fromS("8"))).isEqualTo(DayOfWeek.SUNDAY);
        assertThat(days.toValue(DayOfWeek.MONDAY).s()).isEqualTo("1");
        assertThatThrownBy(() -> days.toValue(DayOfWeek.SUNDAY))
                .isInstanceOf(ConversionException.class)
                .hasMessage("Expected a constant that can be stored, found another one.");
        assertThatThrownBy(() -> days.fallback("FUNDAY")).isInstanceOf(IllegalArgumentException.class);
        KeyComponent<DayOfWeek> key = KeyComponent.of(
                "Thing", "day", "{day}", KeyFormats.<DayOfWeek>enumTexts("1", "2", "3", "4", "5", "6", null));
        assertThat(key.text(DayOfWeek.TUESDAY)).isEqualTo("2");
        assertThatThrownBy(() -> key.text(DayOfWeek.SUNDAY)).isInstanceOf(InvalidKeyException.class);
    }

    @Test
    void noTwoKeysOfAMapHaveOneText() {
        Converter<Map<Code, String>> map =
                Converters.map(Converters.converted(new Lower(), Converters.ofString()), Converters.ofString());
        Map<Code, String> codes = new LinkedHashMap<>(Map.of(new Code("A"), "1", new Code("a"), "2"));

        assertThatThrownBy(() -> map.toValue(codes)).isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> map.fromValue(
                        AttributeValue.fromM(Map.of("a", AttributeValue.fromS("1"), "A", AttributeValue.fromS("2")))))
                .isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> Converters.map(Converters.ofString(), Converters.ofString())
                        .toValue(Map.of("", "x")))
                .isInstanceOf(ConversionException.class)
                .hasMessageContaining("a key of at least one character");
    }

    private static final class Lower implements ValueConverter<Code, String> {

        @Override
        public String toStored(Code value) {
            return value.text().toLowerCase(Locale.ROOT);
        }

        @Override
        public Code fromStored(String stored) {
            return new Code(stored.toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void aBufferStaysWhereItIsAndWhatIsReadIsACopy() {
        ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 2, 3, 4});
        buffer.position(1).limit(3);

        AttributeValue stored = Converters.ofByteBuffer().toValue(buffer);

        assertThat(stored.b()).isEqualTo(SdkBytes.fromByteArray(new byte[] {2, 3}));
        assertThat(buffer.position()).isEqualTo(1);
        assertThat(buffer.limit()).isEqualTo(3);
        Converters.ofByteBuffer().fromValue(stored).put((byte) 9);
        assertThat(Converters.ofByteBuffer().fromValue(stored)).isEqualTo(ByteBuffer.wrap(new byte[] {2, 3}));
    }

    @Test
    void aLocaleThatItsTagDoesNotTellIsRefused() {
        Locale odd = new Locale("no", "NO", "NY");

        assertThatThrownBy(() -> Converters.ofLocale().toValue(odd)).isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> KeyComponent.of("Thing", "locale", "{locale}", KeyFormats.locale())
                        .text(odd))
                .isInstanceOf(InvalidKeyException.class);
        assertThatThrownBy(() -> Converters.ofLocale().fromValue(AttributeValue.fromS("no tag")))
                .isInstanceOf(ConversionException.class);
    }

    @Test
    void arraysOfTheSameBytesAreOneInASet() {
        Set<byte[]> twins = new LinkedHashSet<>(List.of(new byte[] {1}, new byte[] {1}));

        assertThat(Converters.set(Converters.ofBytes()).toValue(twins).bs()).hasSize(1);
    }

    @Test
    void wholeNumbersAreReadInAnyNotationAndNeverCut() {
        assertThat(Converters.ofInt().fromValue(AttributeValue.fromN("1E2"))).isEqualTo(100);
        assertThat(Converters.ofInt().fromValue(AttributeValue.fromN("7.0"))).isEqualTo(7);
        assertThatThrownBy(() -> Converters.ofInt().fromValue(AttributeValue.fromN("7.5")))
                .isInstanceOf(ConversionException.class);
        assertThatThrownBy(() -> Converters.ofInt().fromValue(AttributeValue.fromN("2147483648")))
                .isInstanceOfSatisfying(
                        ConversionException.class,
                        failure -> assertThat(failure.value()).isEqualTo(AttributeValue.fromN("2147483648")));
        assertThatThrownBy(() -> Converters.set(Converters.ofBigDecimal())
                        .toValue(Set.of(new BigDecimal("1" + "0".repeat(38) + "1"))))
                .isInstanceOf(ConversionException.class);
    }
}
