package io.keywright.tools.connection;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Makes the client of a command. */
@FunctionalInterface
public interface Clients {

    /**
     * A client as the options ask for it. The caller closes it.
     *
     * @param place where DynamoDB is
     * @return a client that any thread may use
     */
    DynamoDbClient client(Place place);
}
