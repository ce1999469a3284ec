package io.keywright.testing;

/**
 * A request that reached the engine.
 *
 * @param operation the operation's name, for example {@code PutItem}
 * @param body the request as the SDK marshalled it: one JSON object
 */
public record RecordedRequest(String operation, String body) {}
