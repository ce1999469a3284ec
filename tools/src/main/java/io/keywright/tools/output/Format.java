package io.keywright.tools.output;

/** How results are written. */
public enum Format {
    /** Aligned columns under names, for people. */
    TABLE,
    /** One JSON object a line, with the names that Java code uses. */
    JSON,
    /** One JSON object a line, in DynamoDB's own form, as it is stored. */
    RAW
}
