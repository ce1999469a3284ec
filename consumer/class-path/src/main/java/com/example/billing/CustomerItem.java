package com.example.billing;

import io.keywright.annotation.ItemCollection;

/** What lies in a customer's partition and is read with it. */
@ItemCollection
public sealed interface CustomerItem permits Customer, Invoice {}
