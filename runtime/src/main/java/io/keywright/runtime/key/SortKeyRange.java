package io.keywright.runtime.key;

import io.keywright.runtime.text.KeyLimits;
import io.keywright.runtime.text.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * A range of sort keys inside the keys that share a prefix, by the values of the one component behind that prefix.
 * Immutable: each bound gives a new range, and of two lower or two upper bounds the later one counts.
 *
 * <p>DynamoDB's BETWEEN includes both ends. Where the upper end must stay out ({@link #upperIncluded} is false), the
 * reader of the results drops the one key that equals it.
 */
public final class SortKeyRange {

    private final String prefix;
    private final String tail;
    private final boolean last;
    private final String lower;
    private final boolean aboveAll;
    private final @Nullable String upper;
    private final boolean upperIncluded;

    /** {@code aboveAll} says that no key lies above {@code lower}, which is to stay out itself. */
    private SortKeyRange(
            String prefix,
            String tail,
            boolean last,
            String lower,
            boolean aboveAll,
            @Nullable String upper,
            boolean upperIncluded) {
        this.prefix = prefix;
        this.tail = tail;
        this.last = last;
        this.lower = lower;
        this.aboveAll = aboveAll;
        this.upper = upper;
        this.upperIncluded = upperIncluded;
    }

    /**
     * All keys with this prefix.
     *
     * @param prefix everything before the component; empty if the key starts with it
     * @param tail the literal behind the component; empty if the component is the last of its template
     */
    public static SortKeyRange within(String prefix, String tail) {
        return whole(prefix, tail, tail.isEmpty());
    }

    /**
     * All keys with this prefix, where the component is followed by another one with no literal between them, as a
     * component of fixed width may be.
     *
     * @param prefix everything before the component; empty if the key starts with it
     */
    public static SortKeyRange withinAdjoining(String prefix) {
        return whole(prefix, "", false);
    }

    private static SortKeyRange whole(String prefix, String tail, boolean last) {
        return new SortKeyRange(prefix, tail, last, prefix, false, Utf8.successor(prefix), false);
    }

    /** Keys whose component is this one or above it. */
    public SortKeyRange from(String component) {
        return withLower(prefix.concat(component));
    }

    /** Keys whose component is above this one. */
    public SortKeyRange after(String component) {
        String text = followed(component);
        String above = last ? next(text) : Utf8.successor(text);
        return above == null
                ? new SortKeyRange(prefix, tail, last, text, true, upper, upperIncluded)
                : withLower(above);
    }

    /** Keys whose component is this one or below it. */
    public SortKeyRange until(String component) {
        return last ? withUpper(prefix.concat(component), true) : withUpper(Utf8.successor(followed(component)), false);
    }

    /** Keys whose component is below this one. */
    public SortKeyRange before(String component) {
        return withUpper(prefix.concat(component), false);
    }

    /** Keys whose component is one of these or lies between them; an empty range if the first is above the second. */
    public SortKeyRange between(String first, String second) {
        return from(first).until(second);
    }

    /** The lowest key of the range, or a text below it; empty for no bound. */
    public String lower() {
        return lower;
    }

    /** The highest key of the range, or a text above it; null for no bound. */
    public @Nullable String upper() {
        return upper;
    }

    /** Whether a key equal to {@link #upper} is in the range. */
    public boolean upperIncluded() {
        return upperIncluded;
    }

    /** Whether no key can be in the range. DynamoDB refuses a BETWEEN whose bounds are the wrong way round. */
    public boolean isEmpty() {
        if (aboveAll || upper == null) {
            return aboveAll;
        }
        int order = Utf8.compare(lower, upper);
        return upperIncluded ? order > 0 : order >= 0;
    }

    /** Whether a sort key is in the range. */
    public boolean contains(String sortKey) {
        if (aboveAll || Utf8.compare(sortKey, lower) < 0) {
            return false;
        }
        if (upper == null) {
            return true;
        }
        int order = Utf8.compare(sortKey, upper);
        return upperIncluded ? order <= 0 : order < 0;
    }

    private SortKeyRange withLower(String bound) {
        return new SortKeyRange(prefix, tail, last, bound, false, upper, upperIncluded);
    }

    private SortKeyRange withUpper(@Nullable String bound, boolean included) {
        return new SortKeyRange(prefix, tail, last, lower, aboveAll, bound, included);
    }

    private String followed(String component) {
        return prefix.concat(component).concat(tail);
    }

    /** The first text above this one that can be a sort key; null if there is none. */
    private static @Nullable String next(String text) {
        if (Utf8.length(text) != KeyLimits.SORT) {
            return text.concat("\0"); // one that is too long is refused when the request is built
        }
        // An extension would be too long to be a key, so the next key differs earlier.
        String start = text;
        String successor = Utf8.successor(start);
        while (successor != null && Utf8.length(successor) > KeyLimits.SORT) {
            start = start.substring(0, start.offsetByCodePoints(start.length(), -1));
            successor = Utf8.successor(start);
        }
        return successor;
    }
}
