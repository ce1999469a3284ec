package io.keywright.runtime.change;

import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Where a change stands in its stream. Of two changes of one item, the later one has the higher number; numbers of
 * items in different shards of the stream say nothing about each other. Immutable.
 */
public final class SequenceNumber implements Comparable<SequenceNumber> {

    private final String text;
    private final BigInteger number;

    private SequenceNumber(String text) {
        this.text = text;
        this.number = new BigInteger(text);
    }

    /**
     * A number as the stream gives it, or as one was remembered.
     *
     * @throws IllegalArgumentException if it is no number
     */
    public static SequenceNumber of(String text) {
        return new SequenceNumber(text);
    }

    @Override
    public int compareTo(SequenceNumber other) {
        return number.compareTo(other.number);
    }

    /** Whether this one comes behind the other. */
    public boolean isAfter(SequenceNumber other) {
        return compareTo(other) > 0;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SequenceNumber sequence && number.equals(sequence.number);
    }

    @Override
    public int hashCode() {
        return number.hashCode();
    }

    /** As the stream gives it, to be remembered. */
    @Override
    public String toString() {
        return text;
    }
}
