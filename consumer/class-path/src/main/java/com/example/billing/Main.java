package com.example.billing;

import com.example.billing.data.BillingTable;
import com.example.studio.Reviews;
import io.keywright.testing.InProcessDynamoDb;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs everything that the guide shows, on the engine that runs in this process. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        try (InProcessDynamoDb dynamoDb = InProcessDynamoDb.create()) {
            DynamoDbClient client = dynamoDb.client();
            BillingTable.createTable(client, "billing-test");
            BillingTable billing = BillingTable.open(client, "billing-test");
            Writing.run(billing);
            Reading.run(billing);
            Paging.run(billing);
            Keys.run(billing);
            Failures.run(billing);
            Opening.run(client);
            Reviews.run(client);
        }
    }
}
