package com.example.billing;

import com.example.billing.data.BillingTable;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.query.Fetched;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Queries, their conditions, item collections. */
final class Reading {

    private Reading() {}

    static void run(BillingTable billing) {
        Optional<Customer> ada = billing.customer().byEmail("ada@EXAMPLE.com").first();
        System.out.println("by e-mail: " + ada.map(Customer::name));

        List<Invoice> newest = billing.invoice().ofCustomer("c-1").descending().limit(2).list();
        System.out.println("newest: " + numbers(newest));

        List<Invoice> some = billing.invoice().ofCustomer("c-1").numberBetween(2, 3).list();
        System.out.println("from 2 to 3: " + numbers(some));

        LocalDate today = LocalDate.of(2026, 3, 10);
        List<Invoice> overdue = billing.invoice().openByDueDate("Eve").dueDateBefore(today).list();
        System.out.println("overdue: " + numbers(overdue));

        List<Invoice> dueOnThatDay = billing.invoice().openByDueDate("Eve").dueDate(today.minusDays(3)).list();
        System.out.println("due on the 7th: " + numbers(dueOnThatDay));

        Instant march = Instant.parse("2026-03-01T00:00:00Z");
        List<Reminder> letters = billing.reminder().sentTo("c-1").sentAtFrom(march).list();
        letters.forEach(letter -> System.out.println(letter.getSentAt() + " " + letter.getTitle()));

        List<Invoice> paid = billing.invoice().byStatus("c-1").status(InvoiceStatus.PAID).list();
        System.out.println("paid: " + numbers(paid));

        List<PrimaryKey<Reminder>> keys = billing.reminder().ofInvoice(1).list();
        System.out.println("letters of invoice 1: " + keys.size());
        for (Fetched<Reminder> fetched : billing.reminder().ofInvoice(1).fetch()) {
            System.out.println(fetched.item().map(Reminder::getTitle).orElse("gone since"));
        }

        for (CustomerItem item : billing.customerItem("c-1").list()) {
            if (item instanceof Customer customer) {
                System.out.println("customer " + customer.name() + " of " + customer.address());
            } else if (item instanceof Invoice invoice) {
                System.out.println("invoice " + invoice.number() + " over " + invoice.total() + ", " + invoice.status());
            }
        }

        try (Stream<Invoice> invoices = billing.invoice().ofCustomer("c-1").stream()) {
            System.out.println("open: " + invoices.filter(invoice -> invoice.status() == InvoiceStatus.OPEN).count());
        }
    }

    static List<Integer> numbers(List<Invoice> invoices) {
        return invoices.stream().map(Invoice::number).toList();
    }
}
