package io.keywright.runtime.shop;

/** What lies in a customer's partition. */
public sealed interface InPartition permits Customer, Order {}
