package io.keywright.tools.pattern;

import java.lang.reflect.Proxy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A client that sends nothing, so that a request can be explained without credentials or network. */
final class SilentClient {

    private SilentClient() {}

    static DynamoDbClient create() {
        return (DynamoDbClient) Proxy.newProxyInstance(
                SilentClient.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    throw new IllegalStateException("Nothing is sent, but " + method.getName() + " was called");
                });
    }
}
