package io.keywright.processor.problem;

/** How much a problem weighs. */
public enum Severity {
    /** The compilation fails. */
    ERROR,
    /** The compilation goes on. */
    WARNING,
    /** Nothing is said; chosen by an option only. */
    OFF
}
