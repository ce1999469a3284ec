package com.example.billing.data;

import com.example.billing.Customer;
import com.example.billing.CustomerItem;
import com.example.billing.Invoice;
import com.example.billing.InvoiceTotal;
import com.example.billing.Reminder;
import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

/** The table; from this, {@link BillingTable} is made. */
@Table(
        entities = {Customer.class, Invoice.class, Reminder.class},
        collections = CustomerItem.class,
        projections = InvoiceTotal.class,
        indexes = @Index(number = 2, name = "letters", projection = Projected.KEYS_ONLY))
public interface Billing {}
