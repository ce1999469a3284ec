package com.example.billing;

/** What became of an invoice. */
public enum InvoiceStatus {
    OPEN,
    PAID
}
