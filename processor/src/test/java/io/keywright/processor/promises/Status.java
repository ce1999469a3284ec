package io.keywright.processor.promises;

/** Names of one length. */
public enum Status {
    PENDING,
    SHIPPED
}
