package com.daintree.shop;

/** How somebody pays. */
public enum PaymentMethod {
    /** A credit or debit card. */
    CARD,
    /** A voucher, often for a part of the sum. */
    VOUCHER,
    /** A transfer from a bank account. */
    TRANSFER
}
