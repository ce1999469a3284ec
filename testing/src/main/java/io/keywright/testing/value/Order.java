package io.keywright.testing.value;

import org.jspecify.annotations.Nullable;

/** The order of values of one scalar type: numbers by value, text and bytes by unsigned bytes. */
public final class Order {

    private Order() {}

    /** Whether the two have an order: the same type, and that one of text, number and binary. */
    public static boolean comparable(Value left, Value right) {
        return left.type() == right.type() && left.type().isScalarKey();
    }

    /** Compares two values for which {@link #comparable} holds. */
    public static int compare(Value left, Value right) {
        if (left instanceof Value.Text a && right instanceof Value.Text b) {
            return Utf8.compare(a.text(), b.text());
        }
        if (left instanceof Value.Num a && right instanceof Value.Num b) {
            return a.number().compareTo(b.number());
        }
        if (left instanceof Value.Binary a && right instanceof Value.Binary b) {
            return a.bytes().compareTo(b.bytes());
        }
        throw new IllegalArgumentException("no order between " + left.type() + " and " + right.type());
    }

    /** Whether text or bytes begin with the given prefix of the same type. */
    public static boolean startsWith(Value value, Value prefix) {
        if (value instanceof Value.Text a && prefix instanceof Value.Text b) {
            return a.text().startsWith(b.text());
        }
        return value instanceof Value.Binary a
                && prefix instanceof Value.Binary b
                && a.bytes().startsWith(b.bytes());
    }

    /** The smallest value above all that begin with the prefix, or null where nothing is above them. */
    public static @Nullable Value afterPrefix(Value prefix) {
        if (prefix instanceof Value.Text text) {
            String next = Utf8.afterPrefix(text.text());
            return next == null ? null : new Value.Text(next);
        }
        Bytes next = prefix instanceof Value.Binary binary ? binary.bytes().afterPrefix() : null;
        return next == null ? null : new Value.Binary(next);
    }
}
