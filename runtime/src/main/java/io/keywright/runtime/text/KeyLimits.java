package io.keywright.runtime.text;

import io.keywright.runtime.error.InvalidKeyException;

/** What DynamoDB accepts as a key of type S. */
public final class KeyLimits {

    /** The most bytes of a partition key. */
    public static final int PARTITION = 2048;

    /** The most bytes of a sort key. */
    public static final int SORT = 1024;

    private static final int MOST_BYTES = 3;

    private KeyLimits() {}

    /**
     * Gives a partition key back.
     *
     * @param entity whose key it is, for the error
     * @throws InvalidKeyException if it is empty, malformed or has more than 2,048 bytes
     */
    public static String requirePartition(String entity, String text) {
        return require(entity, "partition key", text, PARTITION);
    }

    /**
     * Gives a sort key back.
     *
     * @param entity whose key it is, for the error
     * @throws InvalidKeyException if it is empty, malformed or has more than 1,024 bytes
     */
    public static String requireSort(String entity, String text) {
        return require(entity, "sort key", text, SORT);
    }

    /**
     * Gives a partition key back.
     *
     * @param entity whose key it is, for the error
     * @throws InvalidKeyException if it is empty, malformed or has more than 2,048 bytes
     */
    public static String requirePartition(Class<?> entity, String text) {
        return isSmall(text, PARTITION) ? text : requirePartition(EntityName.of(entity), text);
    }

    /**
     * Gives a sort key back.
     *
     * @param entity whose key it is, for the error
     * @throws InvalidKeyException if it is empty, malformed or has more than 1,024 bytes
     */
    public static String requireSort(Class<?> entity, String text) {
        return isSmall(text, SORT) ? text : requireSort(EntityName.of(entity), text);
    }

    /** Whether it fits without counting: no character has more than three bytes, a pair of them four. */
    private static boolean isSmall(String text, int limit) {
        int length = text.length();
        return length > 0 && length <= limit / MOST_BYTES && Utf8.isWellFormed(text);
    }

    private static boolean fits(String text, int limit) {
        int bytes = Utf8.length(text);
        return bytes > 0 && bytes <= limit;
    }

    private static String require(String entity, String what, String text, int limit) {
        if (fits(text, limit)) {
            return text;
        }
        int bytes = Utf8.length(text);
        String reason = bytes == 0
                ? "is empty"
                : bytes < 0
                        ? "holds half of a surrogate pair"
                        : "has " + bytes + " bytes, and DynamoDB takes at most " + limit;
        throw InvalidKeyException.ofWholeKey(entity, what, reason);
    }
}
