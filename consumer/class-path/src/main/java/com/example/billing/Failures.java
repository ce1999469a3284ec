package com.example.billing;

import com.example.billing.data.BillingTable;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.runtime.error.ItemAlreadyExistsException;

/** What is thrown. */
final class Failures {

    private Failures() {}

    static void run(BillingTable billing) {
        try {
            billing.customer().create(new Customer("c-1", "Another", "another@example.com", null));
        } catch (ItemAlreadyExistsException taken) {
            System.out.println("taken: " + taken.entity());
        }
        try {
            billing.customer().get("c#1");
        } catch (InvalidKeyException refused) {
            System.out.println("refused: " + refused.entity() + "." + refused.property());
        }
        try {
            billing.invoice().ofCustomer("c-1").after("no cursor of ours").page();
        } catch (InvalidCursorException foreign) {
            System.out.println("foreign cursor");
        }
    }
}
