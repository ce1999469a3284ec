package io.keywright.processor.emit;

/** Which resources are written beside the classes. */
public enum Artifacts {
    /** None. */
    NONE,
    /** The model. */
    MODEL,
    /** The model and the files for other programs. */
    ALL
}
