package com.example.billing;

import com.example.billing.data.BillingTable;
import com.example.billing.data.InvoiceKeys;
import io.keywright.runtime.key.PrimaryKey;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Keys as values, and requests without sending them. */
final class Keys {

    private Keys() {}

    static void run(BillingTable billing) {
        PrimaryKey<Invoice> key = InvoiceKeys.primary("c-1", 4);
        System.out.println(key.partition() + " / " + key.sort());
        System.out.println("found: " + billing.invoice().get(key).isPresent());

        QueryRequest request = billing.invoice().ofCustomer("c-1").numberFrom(3).toRequest();
        System.out.println(request.keyConditionExpression());
        System.out.println("consistent: " + billing.invoice().prepareGet(key).consistent().execute().isPresent());
    }
}
