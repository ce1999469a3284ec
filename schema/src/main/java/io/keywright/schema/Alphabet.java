package io.keywright.schema;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of characters, as ranges of code points, so that two sets can be held against each other without listing them.
 *
 * @param ranges in any order; they may overlap
 */
record Alphabet(List<Range> ranges) {

    static final Alphabet ALL = between(0, Character.MAX_CODE_POINT);

    /** What UTF-8 can hold: no halves of surrogate pairs. */
    static final Alphabet TEXT = ALL.without(Character.MIN_SURROGATE, Character.MAX_SURROGATE);

    static final Alphabet DIGITS = between('0', '9');
    static final Alphabet CAPITALS = between('A', 'Z');
    static final Alphabet LANGUAGE_TAG =
            DIGITS.or(CAPITALS).or(between('a', 'z')).or(of('-'));
    static final Alphabet HEXADECIMAL = DIGITS.or(between('a', 'f'));

    Alphabet {
        ranges = List.copyOf(ranges);
    }

    /** Code points from {@code first} to {@code last}, both included. */
    record Range(int first, int last) {

        boolean contains(int codePoint) {
            return first <= codePoint && codePoint <= last;
        }

        boolean meets(Range other) {
            return first <= other.last && other.first <= last;
        }
    }

    static Alphabet between(int first, int last) {
        return new Alphabet(List.of(new Range(first, last)));
    }

    static Alphabet of(int codePoint) {
        return between(codePoint, codePoint);
    }

    Alphabet or(Alphabet other) {
        List<Range> both = new ArrayList<>(ranges);
        both.addAll(other.ranges);
        return new Alphabet(both);
    }

    /** This set without the characters from {@code first} to {@code last}. */
    Alphabet without(int first, int last) {
        List<Range> rest = new ArrayList<>();
        for (Range range : ranges) {
            if (range.first < first) {
                rest.add(new Range(range.first, Math.min(range.last, first - 1)));
            }
            if (range.last > last) {
                rest.add(new Range(Math.max(range.first, last + 1), range.last));
            }
        }
        return new Alphabet(rest);
    }

    boolean contains(int codePoint) {
        return ranges.stream().anyMatch(range -> range.contains(codePoint));
    }

    /** The characters that are in both. */
    Alphabet and(Alphabet other) {
        List<Range> both = new ArrayList<>();
        for (Range range : ranges) {
            for (Range there : other.ranges) {
                if (range.meets(there)) {
                    both.add(new Range(Math.max(range.first, there.first), Math.min(range.last, there.last)));
                }
            }
        }
        return new Alphabet(both);
    }

    /** A character for examples: a letter or digit where there is one, so that dates and times become real ones. */
    int example() {
        return "a1A"
                .codePoints()
                .filter(this::contains)
                .findFirst()
                .orElseGet(() -> ranges.get(0).first());
    }

    /** Whether there is a character in both. */
    boolean meets(Alphabet other) {
        return ranges.stream().anyMatch(range -> other.ranges.stream().anyMatch(range::meets));
    }
}
