package io.keywright.testing.boundary.leaky;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A class outside the edge that knows DynamoDB all the same. */
public record Report(AttributeValue value) {}
