package io.keywright.processor.promises;

/** Names that begin with each other, and characters of names beside and beyond ASCII. */
public enum Shade {
    RED,
    RED_DARK,
    RED1,
    RED$,
    REDé,
    BLUE
}
