package io.keywright.runtime.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CollectionsTest {

    private static final AttributeValue NULL = AttributeValue.fromNul(true);

    @Test
    void listsAreStoredAsL() {
        Converter<List<Integer>> converter = Converters.list(Converters.ofInt());
        AttributeValue stored = AttributeValue.fromL(List.of(AttributeValue.fromN("1"), AttributeValue.fromN("2")));

        assertThat(converter.toValue(List.of(1, 2))).isEqualTo(stored);
        assertThat(converter.fromValue(stored)).containsExactly(1, 2);
        assertThat(converter.fromValue(converter.toValue(List.of()))).isEmpty();
    }

    @Test
    void setsAreStoredAsDynamoDbsOwnWhereItHasThem() {
        assertThat(Converters.set(Converters.ofString()).toValue(new LinkedHashSet<>(List.of("a", "b"))))
                .isEqualTo(AttributeValue.fromSs(List.of("a", "b")));
        assertThat(Converters.set(EnumConverter.of(DayOfWeek.values())).toValue(Set.of(DayOfWeek.FRIDAY)))
                .isEqualTo(AttributeValue.fromSs(List.of("FRIDAY")));
        assertThat(Converters.set(Converters.ofLong()).toValue(Set.of(5L)))
                .isEqualTo(AttributeValue.fromNs(List.of("5")));
        assertThat(Converters.set(Converters.ofBytes()).toValue(Set.of(new byte[] {7})))
                .isEqualTo(AttributeValue.fromBs(List.of(SdkBytes.fromByteArray(new byte[] {7}))));
        assertThat(Converters.set(Converters.ofBoolean()).toValue(Set.of(true)))
                .isEqualTo(AttributeValue.fromL(List.of(AttributeValue.fromBool(true))));
        assertThat(Converters.set(Converters.list(Converters.ofInt())).toValue(Set.of(List.of(1))))
                .isEqualTo(AttributeValue.fromL(List.of(AttributeValue.fromL(List.of(AttributeValue.fromN("1"))))));
    }

    @Test
    void setsAreReadFromSetsAndFromLists() {
        Converter<Set<Integer>> numbers = Converters.set(Converters.ofInt());
        AttributeValue list = AttributeValue.fromL(List.of(AttributeValue.fromN("2"), AttributeValue.fromN("1")));

        assertThat(numbers.fromValue(AttributeValue.fromNs(List.of("2", "1")))).containsExactly(2, 1);
        assertThat(numbers.fromValue(list)).containsExactly(2, 1);
        assertThatThrownBy(() -> numbers.fromValue(AttributeValue.fromSs(List.of("1"))))
                .hasMessage("Expected a set of numbers (NS), found a set of texts (SS).");
    }

    @Test
    void whatIsNeitherSetNorListIsBlamedOnTheSetThatIsWritten() {
        AttributeValue numbers = AttributeValue.fromNs(List.of("1"));

        assertThatThrownBy(() -> Converters.set(Converters.ofString()).fromValue(numbers))
                .hasMessage("Expected a set of texts (SS), found a set of numbers (NS).");
        assertThatThrownBy(() -> Converters.set(Converters.ofBytes()).fromValue(AttributeValue.fromS("a")))
                .hasMessage("Expected a set of bytes (BS), found a text (S).");
        assertThatThrownBy(() -> Converters.set(Converters.ofBoolean()).fromValue(numbers))
                .hasMessage("Expected a list (L), found a set of numbers (NS).");
    }

    @Test
    void valuesWithOneStoredFormAreStoredOnce() {
        assertThat(Converters.set(Converters.ofBigDecimal())
                        .toValue(Set.of(new BigDecimal("1.0"), new BigDecimal("1.00"))))
                .isEqualTo(AttributeValue.fromNs(List.of("1")));
    }

    @Test
    void anEmptySetInsideOfAnotherCollectionIsAnEmptyList() {
        Converter<List<Set<String>>> converter = Converters.list(Converters.set(Converters.ofString()));
        AttributeValue stored = AttributeValue.fromL(List.of(AttributeValue.fromL(List.of())));

        assertThat(converter.toValue(List.of(Set.of()))).isEqualTo(stored);
        assertThat(converter.fromValue(stored)).containsExactly(Set.of());
    }

    @Test
    void mapsAreStoredAsMWithTextKeys() {
        Converter<Map<DayOfWeek, Integer>> converter =
                Converters.map(EnumConverter.of(DayOfWeek.values()), Converters.ofInt());
        AttributeValue stored = AttributeValue.fromM(Map.of("FRIDAY", AttributeValue.fromN("1")));

        assertThat(converter.toValue(Map.of(DayOfWeek.FRIDAY, 1))).isEqualTo(stored);
        assertThat(converter.fromValue(stored)).containsExactly(Map.entry(DayOfWeek.FRIDAY, 1));
        assertThatThrownBy(() ->
                        Converters.map(Converters.ofInt(), Converters.ofInt()).toValue(Map.of(1, 1)))
                .isInstanceOf(ConversionException.class)
                .hasMessageContaining("a key stored as text (S)");
    }

    @Test
    @DisplayName("B51: nulls inside of collections are refused both ways")
    void nullsInsideOfCollectionsAreRefusedBothWays() {
        Converter<List<String>> list = Converters.list(Converters.ofString());
        Converter<Set<String>> set = Converters.set(Converters.ofString());
        Converter<Map<String, String>> map = Converters.map(Converters.ofString(), Converters.ofString());

        assertThatThrownBy(() -> list.toValue(withNull("a"))).hasMessage("Expected a value, found null at [1].");
        assertThatThrownBy(() -> set.toValue(new LinkedHashSet<>(withNull("a"))))
                .hasMessage("Expected a value, found null at [].");
        assertThatThrownBy(() -> map.toValue(nullValue("a"))).hasMessage("Expected a value, found null at [].");
        assertThatThrownBy(() -> list.fromValue(AttributeValue.fromL(List.of(AttributeValue.fromS("a"), NULL))))
                .hasMessage("Expected a value, found NULL at [1].");
        assertThatThrownBy(() -> map.fromValue(AttributeValue.fromM(Map.of("a", NULL))))
                .hasMessage("Expected a value, found NULL at [].");
    }

    @Test
    void thePathOfAFailureLeadsThroughEveryLevelAndItsMessageTellsNoKeys() {
        Converter<Map<String, List<Integer>>> converter =
                Converters.map(Converters.ofString(), Converters.list(Converters.ofInt()));
        AttributeValue stored = AttributeValue.fromM(
                Map.of("s3cret", AttributeValue.fromL(List.of(AttributeValue.fromN("1"), AttributeValue.fromS("x")))));

        assertThatThrownBy(() -> converter.fromValue(stored))
                .isInstanceOfSatisfying(ConversionException.class, failure -> {
                    assertThat(failure.path()).isEqualTo("[s3cret][1]");
                    assertThat(failure.value()).isEqualTo(AttributeValue.fromS("x"));
                })
                .hasMessage("Expected a whole number (N) of an int, found a text (S) at [][1].");
    }

    @Test
    void whatIsReadCanBeChanged() {
        List<String> list = Converters.list(Converters.ofString()).fromValue(AttributeValue.fromL(List.of()));
        list.add("a");
        Set<String> set = Converters.set(Converters.ofString()).fromValue(AttributeValue.fromSs(List.of("a")));
        set.add("b");

        assertThat(list).containsExactly("a");
        assertThat(set).containsExactly("a", "b");
    }

    @SuppressWarnings("NullAway")
    private static List<String> withNull(String first) {
        @Nullable String nothing = null;
        return Arrays.asList(first, nothing);
    }

    @SuppressWarnings("NullAway")
    private static Map<String, String> nullValue(String key) {
        return Collections.singletonMap(key, null);
    }
}
