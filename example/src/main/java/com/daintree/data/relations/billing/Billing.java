package com.daintree.data.relations.billing;

import io.keywright.annotation.Table;

/** Invoices and bills. */
@Table(entities = {Invoice.class, Bill.class, Charge.class})
public interface Billing {}
