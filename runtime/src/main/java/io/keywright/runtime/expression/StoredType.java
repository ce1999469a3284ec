package io.keywright.runtime.expression;

/** The types that DynamoDB stores, for {@link AttributeReference#isType}. */
public enum StoredType {
    /** A text (S). */
    TEXT("S"),
    /** A number (N). */
    NUMBER("N"),
    /** Bytes (B). */
    BYTES("B"),
    /** A truth value (BOOL). */
    BOOLEAN("BOOL"),
    /** NULL, which Keywright reads as null and never writes. */
    NULL("NULL"),
    /** A map or document (M). */
    MAP("M"),
    /** A list (L). */
    LIST("L"),
    /** A set of texts (SS). */
    TEXT_SET("SS"),
    /** A set of numbers (NS). */
    NUMBER_SET("NS"),
    /** A set of bytes (BS). */
    BYTES_SET("BS");

    private final String descriptor;

    StoredType(String descriptor) {
        this.descriptor = descriptor;
    }

    String descriptor() {
        return descriptor;
    }
}
