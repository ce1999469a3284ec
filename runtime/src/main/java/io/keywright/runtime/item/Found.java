package io.keywright.runtime.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What kind of thing was found, in words that tell no value. */
final class Found {

    static final String NOTHING = "nothing";

    private Found() {}

    static String kindOf(AttributeValue value) {
        return switch (value.type()) {
            case S -> "a text (S)";
            case N -> "a number (N)";
            case B -> "bytes (B)";
            case BOOL -> "a truth value (BOOL)";
            case SS -> "a set of texts (SS)";
            case NS -> "a set of numbers (NS)";
            case BS -> "a set of bytes (BS)";
            case L -> "a list (L)";
            case M -> "a map (M)";
            case NUL -> "NULL";
            default -> "an attribute of an unknown type";
        };
    }

    /**
     * Whether it is a list (L). The SDK knows what is unset by an interface of the empty list that it gives then, and to
     * find that a class has not got an interface takes as long as several look-ups in a map: so it is asked for the empty.
     */
    static boolean isList(AttributeValue value) {
        return !value.l().isEmpty() || value.hasL();
    }

    /** Whether it is a map (M). */
    static boolean isMap(AttributeValue value) {
        return !value.m().isEmpty() || value.hasM();
    }

    static boolean isAbsent(AttributeValue value) {
        return Boolean.TRUE.equals(value.nul());
    }
}
