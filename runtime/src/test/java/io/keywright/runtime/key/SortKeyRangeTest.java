package io.keywright.runtime.key;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.runtime.text.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * Ranges against a model that knows each key's component: a key is in the range exactly if its component is. Keys of
 * other shapes, which the model knows nothing of, must have the prefix.
 */
class SortKeyRangeTest {

    private static final String PREFIX = "O#";

    @Test
    void lastComponentOfAnyText() {
        Trials.of(5_000, random -> {
            List<Key> keys = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                String component = RandomText.component(random);
                keys.add(new Key(PREFIX + component, component));
            }
            assertRanges(random, SortKeyRange.within(PREFIX, ""), keys, RandomText::component);
        });
    }

    @Test
    void fixedWidthComponentWithALiteralBehindIt() {
        Trials.of(5_000, random -> {
            List<Key> keys = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                String component = digits(random);
                keys.add(new Key(PREFIX + component + "#X#" + RandomText.any(random), component));
            }
            assertRanges(random, SortKeyRange.within(PREFIX, "#X#"), keys, SortKeyRangeTest::digits);
        });
    }

    @Test
    void fixedWidthComponentWithAnotherOneRightBehindIt() {
        Trials.of(5_000, random -> {
            List<Key> keys = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                String component = digits(random);
                keys.add(new Key(PREFIX + component + RandomText.component(random), component));
            }
            assertRanges(random, SortKeyRange.withinAdjoining(PREFIX), keys, SortKeyRangeTest::digits);
        });
    }

    @Test
    void enumNamesOfDifferentLengthWithALiteralBelowTheirCharacters() {
        List<String> names = List.of("A", "AB", "ABC", "A_B", "B", "PAID", "PAID_LATE");
        Trials.of(2_000, random -> {
            List<Key> keys = new ArrayList<>();
            for (String name : names) {
                keys.add(new Key(PREFIX + name + "#" + RandomText.component(random), name));
            }
            assertRanges(random, SortKeyRange.within(PREFIX, "#"), keys, any -> names.get(any.nextInt(names.size())));
        });
    }

    @Test
    void componentAtTheStartOfTheKey() {
        Trials.of(5_000, random -> {
            List<Key> keys = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                String component = RandomText.component(random);
                keys.add(new Key(component, component));
            }
            assertRanges(random, SortKeyRange.within("", ""), keys, RandomText::component);
        });
    }

    @Test
    void neverLeavesThePrefix() {
        Trials.of(20_000, random -> {
            String prefix = RandomText.any(random);
            String tail = random.nextBoolean() ? "" : "#";
            SortKeyRange range = bounded(random, SortKeyRange.within(prefix, tail));
            String key = random.nextBoolean() ? RandomText.any(random) : String.valueOf(Utf8.successor(prefix));

            assertThat(range.contains(key) && !key.startsWith(prefix)).isFalse();
        });
    }

    @Test
    void boundsTheWrongWayRoundAreAnEmptyRange() {
        SortKeyRange all = SortKeyRange.within(PREFIX, "");

        assertThat(all.between("b", "a").isEmpty()).isTrue();
        assertThat(all.between("a", "a").isEmpty()).isFalse();
        assertThat(all.from("a").before("a").isEmpty()).isTrue();
        assertThat(all.after("a").until("a").isEmpty()).isTrue();
        assertThat(SortKeyRange.within(PREFIX, "#").between("2", "1").isEmpty()).isTrue();
        assertThat(SortKeyRange.within(PREFIX, "#").after("1").until("1").isEmpty())
                .isTrue();
    }

    @Test
    void emptinessMeansThatNoKeyIsInTheRange() {
        Trials.of(20_000, random -> {
            SortKeyRange range = bounded(random, SortKeyRange.within(PREFIX, ""));

            assertThat(range.isEmpty() && range.contains(PREFIX + RandomText.component(random)))
                    .isFalse();
            assertThat(range.isEmpty()).isEqualTo(!range.contains(range.lower()));
        });
    }

    @Test
    void whatIsAboveTheLongestKeyIsItsNextNeighbourAndNoExtension() {
        String longest = "a".repeat(1023);
        SortKeyRange range = SortKeyRange.within("", "");

        assertThat(range.after(longest).lower()).isEqualTo(longest + "\0");
        assertThat(range.after(longest + "b").lower()).isEqualTo(longest + "c");
        assertThat(range.after(longest + "\u007F").lower()).isEqualTo("a".repeat(1022) + "b");
    }

    @Test
    void nothingIsAboveTheHighestTextThatAKeyCanBe() {
        String highest = "\uDBFF\uDFFF".repeat(256);
        SortKeyRange range = SortKeyRange.within("", "").after(highest);

        assertThat(range.isEmpty()).isTrue();
        assertThat(range.contains(highest)).isFalse();
        assertThat(range.until(highest).isEmpty()).isTrue();
        assertThat(range.from(highest).contains(highest))
                .as("a later bound counts")
                .isTrue();
        assertThat(SortKeyRange.within("", "").from(highest).contains(highest)).isTrue();
        assertThat(SortKeyRange.within("", "").after("\uDBFF\uDFFF".repeat(255)).contains(highest))
                .isTrue();
    }

    @Test
    void whatIsBehindTheHighestValueHasThatValueItself() {
        SortKeyRange range = SortKeyRange.withinAdjoining("").after("\uDBFF\uDFFF");

        assertThat(range.contains("\uDBFF\uDFFFx")).isFalse();
        assertThat(range.isEmpty()).isTrue();
    }

    @Test
    void readsAsOneBetween() {
        SortKeyRange range = SortKeyRange.within("ORDER#", "#").between("2024-05-01", "2024-05-31");

        assertThat(range.lower()).isEqualTo("ORDER#2024-05-01");
        assertThat(range.upper()).isEqualTo("ORDER#2024-05-31$");
        assertThat(range.upperIncluded()).isFalse();
        assertThat(SortKeyRange.within("ORDER#", "").from("x").upper()).isEqualTo("ORDER$");
        assertThat(SortKeyRange.within("ORDER#", "").until("x").upper()).isEqualTo("ORDER#x");
        assertThat(SortKeyRange.within("ORDER#", "").until("x").lower()).isEqualTo("ORDER#");
        assertThat(SortKeyRange.within("", "").from("x").upper()).isNull();
    }

    private interface Components {
        String next(Random random);
    }

    private static void assertRanges(Random random, SortKeyRange all, List<Key> keys, Components components) {
        String low = components.next(random);
        String high = components.next(random);

        assertHolds(all.from(low), keys, component -> Utf8.compare(component, low) >= 0);
        assertHolds(all.after(low), keys, component -> Utf8.compare(component, low) > 0);
        assertHolds(all.until(high), keys, component -> Utf8.compare(component, high) <= 0);
        assertHolds(all.before(high), keys, component -> Utf8.compare(component, high) < 0);
        assertHolds(
                all.between(low, high),
                keys,
                component -> Utf8.compare(component, low) >= 0 && Utf8.compare(component, high) <= 0);
        assertHolds(
                all.after(low).before(high),
                keys,
                component -> Utf8.compare(component, low) > 0 && Utf8.compare(component, high) < 0);
    }

    private static void assertHolds(SortKeyRange range, List<Key> keys, Predicate<String> model) {
        for (Key key : keys) {
            assertThat(range.contains(key.text()))
                    .as("%s in [%s, %s]", key.text(), range.lower(), range.upper())
                    .isEqualTo(model.test(key.component()));
        }
    }

    private static SortKeyRange bounded(Random random, SortKeyRange all) {
        SortKeyRange range = all;
        if (random.nextBoolean()) {
            String bound = RandomText.component(random);
            range = random.nextBoolean() ? range.from(bound) : range.after(bound);
        }
        if (random.nextBoolean()) {
            String bound = RandomText.component(random);
            range = random.nextBoolean() ? range.until(bound) : range.before(bound);
        }
        return range;
    }

    private static String digits(Random random) {
        return String.valueOf(10 + random.nextInt(5));
    }

    private record Key(String text, String component) {}
}
