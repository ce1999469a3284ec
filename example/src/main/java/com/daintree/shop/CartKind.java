package com.daintree.shop;

/** A customer has at most one cart of each kind. */
public enum CartKind {
    /** What becomes the next order. */
    SHOPPING,
    /** Put aside for later. */
    SAVED
}
