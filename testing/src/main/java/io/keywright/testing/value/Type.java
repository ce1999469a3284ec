package io.keywright.testing.value;

/** The data types of an attribute value, named as they are on the wire. */
public enum Type {
    S("STRING"),
    N("NUMBER"),
    B("BINARY"),
    SS("STRING_SET"),
    NS("NUMBER_SET"),
    BS("BINARY_SET"),
    M("MAP"),
    L("LIST"),
    NULL("NULL"),
    BOOL("BOOLEAN");

    private final String longName;

    Type(String longName) {
        this.longName = longName;
    }

    /** The name that messages about update operators use. */
    public String longName() {
        return longName;
    }

    /** Whether a value of this type can be a key and has an order. */
    public boolean isScalarKey() {
        return this == S || this == N || this == B;
    }

    /** Whether this is one of the three set types. */
    public boolean isSet() {
        return this == SS || this == NS || this == BS;
    }
}
