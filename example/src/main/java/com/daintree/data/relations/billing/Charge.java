package com.daintree.data.relations.billing;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import java.math.BigDecimal;

/**
 * What an invoice charges of a bill.
 *
 * @param invoiceId the invoice
 * @param billId the bill
 * @param amount never changes once it is invoiced
 */
@Entity
@Key(pk = "INVOICE#{invoiceId}", sk = "BILL#{billId}", name = "ofInvoice")
@Gsi(index = 1, name = "ofBill", pk = "BILL#{billId}", sk = "INVOICE#{invoiceId}")
@Edge(from = Invoice.class, to = Bill.class)
public record Charge(
        String invoiceId, String billId, @Immutable BigDecimal amount) {}
