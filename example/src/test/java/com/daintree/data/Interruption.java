package com.daintree.data;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A program that dies in the middle: its client refuses to put after so many times. */
final class Interruption {

    private Interruption() {}

    static DynamoDbClient after(int puts, DynamoDbClient client) {
        AtomicInteger left = new AtomicInteger(puts);
        return (DynamoDbClient) Proxy.newProxyInstance(
                Interruption.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    if (method.getName().equals("putItem") && left.getAndDecrement() <= 0) {
                        throw new Stopped();
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /** The end of the program. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
