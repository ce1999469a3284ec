package io.keywright.benchmark.wire;

import io.keywright.benchmark.model.Order;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.SdkHttpRequest;
import software.amazon.awssdk.utils.StringInputStream;

/**
 * Stands in for the SDK's marshalling of orders: a request that carries an order is sent with the bytes written here, and a
 * response is read here and given to the SDK without its item. Whoever calls puts a {@link Slot} into the request.
 */
public final class OrderBytes implements ExecutionInterceptor {

    /** Where a request's order is, and where that of its response goes. */
    public static final ExecutionAttribute<Slot> SLOT = new ExecutionAttribute<>("OrderSlot");

    /** One order. */
    public static final class Slot {

        private final String table;
        private @Nullable Order order;

        /** With the order to write, or without one, to be read into. */
        public Slot(String table, @Nullable Order order) {
            this.table = table;
            this.order = order;
        }

        /** What was read. */
        public @Nullable Order order() {
            return order;
        }
    }

    @Override
    public Optional<RequestBody> modifyHttpContent(Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
        Slot slot = attributes.getAttribute(SLOT);
        return slot == null || slot.order == null
                ? context.requestBody()
                : Optional.of(RequestBody.fromBytes(OrderJson.putItem(slot.table, slot.order)));
    }

    @Override
    public SdkHttpRequest modifyHttpRequest(Context.ModifyHttpRequest context, ExecutionAttributes attributes) {
        Slot slot = attributes.getAttribute(SLOT);
        if (slot == null || slot.order == null) {
            return context.httpRequest();
        }
        long length = context.requestBody()
                .flatMap(RequestBody::optionalContentLength)
                .orElseThrow();
        return context.httpRequest().copy(request -> request.putHeader("Content-Length", Long.toString(length)));
    }

    @Override
    public Optional<InputStream> modifyHttpResponseContent(
            Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
        Slot slot = attributes.getAttribute(SLOT);
        if (slot == null || slot.order != null) {
            return context.responseBody();
        }
        try (InputStream body = context.responseBody().orElseThrow()) {
            slot.order = OrderJson.getItem(body);
            return Optional.of(new StringInputStream("{}"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
