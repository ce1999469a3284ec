package shop;

import io.keywright.annotation.ItemCollection;

/** What lies in a customer's partition. */
@ItemCollection
public sealed interface Mine permits Customer, Order {}
