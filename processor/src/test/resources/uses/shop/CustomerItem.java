package shop;

import io.keywright.annotation.ItemCollection;

@ItemCollection
public sealed interface CustomerItem permits Customer, Order {}
