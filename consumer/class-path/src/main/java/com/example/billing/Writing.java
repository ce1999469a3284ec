package com.example.billing;

import com.example.billing.data.BillingTable;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Create, put, get, delete. */
final class Writing {

    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private Writing() {}

    static void run(BillingTable billing) {
        Address address = new Address("1 Fig Lane", "Cairns", "AU");
        billing.customer().create(new Customer("c-1", "Ada", "Ada@example.com", address)); // it must not exist yet
        billing.customer().put(new Customer("c-2", "Bo", "bo@example.com", null)); // it may: put replaces it whole

        for (int number = 1; number <= 5; number++) {
            billing.invoice().create(open("c-1", number, LocalDate.of(2026, 3, number * 5)));
        }
        billing.invoice().create(open("c-2", 6, LocalDate.of(2026, 3, 7)));

        Optional<Invoice> second = billing.invoice().get("c-1", 2);
        second.ifPresent(invoice -> billing.invoice().put(paid(invoice)));

        Optional<Invoice> gone = billing.invoice().delete("c-1", 5); // what was there, if anything
        System.out.println("deleted: " + gone.map(Invoice::number));
        System.out.println("deleted again: " + billing.invoice().delete("c-1", 5).isPresent());

        Reminder reminder = new Reminder();
        reminder.setCustomerId("c-1");
        reminder.setSentAt(NOON);
        reminder.setInvoice(1);
        billing.reminder().put(reminder);
    }

    static Invoice open(String customerId, int number, LocalDate due) {
        List<Line> lines = List.of(new Line("Seedlings", number, new BigDecimal("2.50")));
        BigDecimal total = new BigDecimal("2.50").multiply(BigDecimal.valueOf(number));
        return new Invoice(customerId, number, "Eve", InvoiceStatus.OPEN, lines, total, NOON, due);
    }

    /** Without a due date it leaves the index of open invoices. */
    static Invoice paid(Invoice invoice) {
        return new Invoice(
                invoice.customerId(),
                invoice.number(),
                invoice.clerk(),
                InvoiceStatus.PAID,
                invoice.lines(),
                invoice.total(),
                invoice.issuedAt(),
                null);
    }
}
