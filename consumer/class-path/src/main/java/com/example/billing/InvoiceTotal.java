package com.example.billing;

import io.keywright.annotation.Projection;
import java.math.BigDecimal;

/** What a list of invoices shows. */
@Projection(of = Invoice.class)
public record InvoiceTotal(int number, BigDecimal total) {}
