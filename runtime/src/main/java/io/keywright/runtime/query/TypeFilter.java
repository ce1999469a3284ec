package io.keywright.runtime.query;

/** Whether a query's range can hold items of other types, which DynamoDB is then asked to leave out. */
public enum TypeFilter {
    /** Other types can lie in the range. */
    NEEDED,
    /** Only the query's own types can. */
    NOT_NEEDED
}
