package com.daintree.data.tour;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * A request and what came back.
 *
 * @param request as the SDK sent it
 * @param response as the SDK read it
 */
public record Exchange(DynamoDbRequest request, DynamoDbResponse response) {}
