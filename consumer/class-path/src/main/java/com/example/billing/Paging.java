package com.example.billing;

import com.example.billing.data.BillingTable;
import com.example.billing.data.InvoiceTotalProjection;
import io.keywright.runtime.query.Page;
import java.util.Optional;

/** Page by page, as a web service does it. */
final class Paging {

    private Paging() {}

    static void run(BillingTable billing) {
        Page<Invoice> page = billing.invoice().ofCustomer("c-1").limit(3).page();
        System.out.println("page: " + Reading.numbers(page.items()));

        Optional<String> cursor = page.cursor(); // goes to the browser and comes back with the next request
        if (cursor.isPresent()) {
            Page<Invoice> next = billing.invoice().ofCustomer("c-1").limit(3).after(cursor.get()).page();
            System.out.println("next page: " + Reading.numbers(next.items()) + ", more: " + next.cursor().isPresent());
        }

        Page<InvoiceTotal> totals = billing.invoice()
                .ofCustomer("c-1")
                .limit(2)
                .as(InvoiceTotalProjection.INSTANCE)
                .fill();
        System.out.println("totals: " + totals.items());

        long count = billing.invoice().ofCustomer("c-1").count();
        System.out.println("count: " + count);
    }
}
