package io.keywright.testing.boundary.edge;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A class of the edge, which may know DynamoDB. */
public record Store(DynamoDbClient client) {}
