package com.daintree.data.tour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/** Listens between the repositories and the client, and keeps every request with its response. Not thread-safe. */
public final class Recorder {

    private final DynamoDbClient client;
    private final DynamoDbClient listening;
    private final List<Exchange> exchanges = new ArrayList<>();

    /** Listens to what is sent through {@link #client()}, and hands it to this client. */
    public Recorder(DynamoDbClient client) {
        this.client = client;
        this.listening = (DynamoDbClient) Proxy.newProxyInstance(
                Recorder.class.getClassLoader(), new Class<?>[] {DynamoDbClient.class}, this::invoke);
    }

    /** The client to open the table with. */
    public DynamoDbClient client() {
        return listening;
    }

    /** What went through since the last call of this method, in order. */
    public List<Exchange> drain() {
        List<Exchange> drained = List.copyOf(exchanges);
        exchanges.clear();
        return drained;
    }

    private @Nullable Object invoke(Object proxy, Method method, @Nullable Object @Nullable [] arguments)
            throws Throwable {
        try {
            Object result = method.invoke(client, arguments);
            if (arguments != null
                    && arguments[0] instanceof DynamoDbRequest request
                    && result instanceof DynamoDbResponse response) {
                exchanges.add(new Exchange(request, response));
            }
            return result;
        } catch (InvocationTargetException e) {
            if (arguments != null && arguments[0] instanceof DynamoDbRequest request) {
                exchanges.add(new Exchange(request, null));
            }
            throw e.getCause();
        }
    }
}
