package com.example.accounts;

import io.keywright.annotation.Index;
import io.keywright.annotation.Table;

/** A design that saves an attribute: the index's sort key is to be the table's. */
@Table(entities = Account.class, indexes = @Index(number = 1, sortKey = "SK"))
public interface Accounts {}
