package com.daintree.data.relations.billing;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;

/**
 * What a customer is asked to pay.
 *
 * @param invoiceId which
 * @param customer who
 */
@Entity
@Key(pk = "INVOICE#{invoiceId}", sk = "INVOICE")
public record Invoice(String invoiceId, @Immutable String customer) {}
