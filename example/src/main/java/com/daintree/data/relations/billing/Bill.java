package com.daintree.data.relations.billing;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import java.math.BigDecimal;

/**
 * What was used, which several invoices can share.
 *
 * @param billId which
 * @param service what was used
 * @param paid how much of it has been paid
 */
@Entity
@Key(pk = "BILL#{billId}", sk = "BILL")
@Gsi(index = 1, name = "withCharges", pk = "BILL#{billId}", sk = "BILL")
public record Bill(String billId, @Immutable String service, BigDecimal paid) {}
