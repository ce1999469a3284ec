package com.daintree.data;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.concurrent.atomic.AtomicInteger;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** Something that comes between the requests of a program. */
final class Interruption {

    private Interruption() {}

    /** A program that dies in the middle: its client refuses to write after so many times. */
    static DynamoDbClient after(int writes, DynamoDbClient client) {
        AtomicInteger left = new AtomicInteger(writes);
        return each(client, () -> {
            if (left.getAndDecrement() <= 0) {
                throw new Stopped();
            }
        });
    }

    /** Others who write something right before the program's first write. */
    static DynamoDbClient before(Runnable edits, DynamoDbClient client) {
        AtomicInteger writes = new AtomicInteger();
        return each(client, () -> {
            if (writes.getAndIncrement() == 0) {
                edits.run();
            }
        });
    }

    private static DynamoDbClient each(DynamoDbClient client, Runnable beforeWrite) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                Interruption.class.getClassLoader(),
                new Class<?>[] {DynamoDbClient.class},
                (proxy, method, arguments) -> {
                    if (arguments != null
                            && (arguments[0] instanceof PutItemRequest
                                    || arguments[0] instanceof TransactWriteItemsRequest)) {
                        beforeWrite.run();
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
