package io.keywright.runtime.change;

import io.keywright.runtime.error.InvalidSequenceNumberException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Where a change stands in its stream. Of two changes of one item, the later one has the higher number; numbers of
 * items in different shards of the stream say nothing about each other. Immutable.
 */
public final class SequenceNumber implements Comparable<SequenceNumber> {

    /** DynamoDB's own have 21 to 40 digits. */
    private static final int LONGEST = 128;

    private final String text;
    private final BigInteger number;

    private SequenceNumber(String text, BigInteger number) {
        this.text = text;
        this.number = number;
    }

    /**
     * A number as the stream gives it, or as one was remembered.
     *
     * @param text null where a record has none
     * @throws InvalidSequenceNumberException if it is no number
     */
    public static SequenceNumber of(@Nullable String text) {
        if (text == null) {
            throw new InvalidSequenceNumberException("is not there");
        }
        if (text.isEmpty() || text.length() > LONGEST) {
            throw new InvalidSequenceNumberException("has 1 to " + LONGEST + " digits");
        }
        for (int index = 0; index < text.length(); index++) {
            char digit = text.charAt(index);
            if (digit < '0' || digit > '9') {
                throw new InvalidSequenceNumberException("holds something else");
            }
        }
        return new SequenceNumber(text, new BigInteger(text));
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
