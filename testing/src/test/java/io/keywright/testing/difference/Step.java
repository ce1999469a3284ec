package io.keywright.testing.difference;

import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * One request, or the requests that read all pages.
 *
 * @param operation what the differences are grouped by
 * @param request as text
 * @param answer sends it and says in comparable text what came back
 */
record Step(String operation, String request, Function<DynamoDbClient, String> answer) {}
