package io.keywright.processor.promises;

/** Names that begin with each other, and characters of names beside and beyond ASCII. */
@SuppressWarnings("UnicodeInCode") // Such names are what this enum is for.
public enum Shade {
    RED,
    RED_DARK,
    RED1,
    RED$,
    REDé,
    BLUE
}
