package com.example.billing;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a customer owes; a due date only as long as it is open. */
@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "INVOICE#{number:8}", name = "ofCustomer")
@Gsi(index = 1, name = "openByDueDate", pk = "CLERK#{clerk}", sk = "{dueDate}#{number:8}")
@Allow("LocalIndex") // no customer will ever have 10 GB of invoices
@Lsi(index = 1, name = "byStatus", sk = "{status}#{issuedAt:seconds}#{number:8}")
public record Invoice(
        String customerId,
        int number,
        String clerk,
        InvoiceStatus status,
        List<Line> lines,
        BigDecimal total,
        Instant issuedAt,
        @Nullable LocalDate dueDate)
        implements CustomerItem {}
