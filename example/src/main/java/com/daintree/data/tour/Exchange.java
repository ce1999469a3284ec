package com.daintree.data.tour;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * A request and what came back.
 *
 * @param request as the SDK sent it
 * @param response as the SDK read it; null if the request was refused
 */
public record Exchange(DynamoDbRequest request, @Nullable DynamoDbResponse response) {}
