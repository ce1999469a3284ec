package com.example.billing;

import com.example.billing.data.BillingTable;
import io.keywright.runtime.MissingType;
import io.keywright.runtime.TableOptions;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table that is opened with options. */
final class Opening {

    private Opening() {}

    static void run(DynamoDbClient client) {
        TableOptions options = TableOptions.builder()
                .missingType(MissingType.SKIP)
                .keysInMessages(true)
                .build();
        BillingTable billing = BillingTable.open(client, "billing-test", options);
        System.out.println("found with options: " + billing.customer().get("c-2").isPresent());
    }
}
