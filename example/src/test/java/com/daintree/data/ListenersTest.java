package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Order;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.execution.OperationListener;
import io.keywright.testing.DynamoDbTest;
import io.keywright.testing.InProcessOnly;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.context.Scope;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.data.StatusData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The listeners that the guide shows for Micrometer and OpenTelemetry, with the real libraries. */
@DynamoDbTest
@InProcessOnly("compares capacity")
class ListenersTest {

    private DynamoDbClient client;

    @BeforeEach
    void createTable(DynamoDbClient given) {
        client = given;
        SeededTable.at(client);
    }

    @Test
    void micrometerCountsAndTimesOperationsByTheirNames() {
        SimpleMeterRegistry registry = new SimpleMeterRegistry();
        DaintreeTable daintree = listened(new MicrometerListener(registry));

        twoReadsAndARefusedWrite(daintree);

        assertThat(registry.get("keywright.operation")
                        .tag("operation", "Order.ofCustomer")
                        .timer()
                        .count())
                .isEqualTo(1);
        assertThat(registry.get("keywright.requests")
                        .tags("operation", "Order.create", "error", "ItemAlreadyExistsException")
                        .counter()
                        .count())
                .isEqualTo(1);
        assertThat(registry.get("keywright.capacity")
                        .tag("operation", "Order.get")
                        .summary()
                        .totalAmount())
                .isEqualTo(0.5);
    }

    @Test
    void openTelemetryTracesThemBelowTheCurrentSpan() {
        InMemorySpanExporter exporter = InMemorySpanExporter.create();
        try (SdkTracerProvider provider = SdkTracerProvider.builder()
                .addSpanProcessor(SimpleSpanProcessor.create(exporter))
                .build()) {
            Tracer tracer = provider.get("daintree");
            DaintreeTable daintree = listened(new TracingListener(tracer));
            Span request = tracer.spanBuilder("GET /orders").startSpan();
            try (Scope current = request.makeCurrent()) {
                assertThat(current).isNotNull();
                twoReadsAndARefusedWrite(daintree);
            } finally {
                request.end();
            }

            List<SpanData> spans = exporter.getFinishedSpanItems();
            assertThat(spans)
                    .extracting(SpanData::getName)
                    .containsExactly("Order.ofCustomer", "Order.get", "Order.create", "GET /orders");
            assertThat(spans.subList(0, 3))
                    .extracting(SpanData::getParentSpanId)
                    .containsOnly(request.getSpanContext().getSpanId());
            assertThat(spans.get(2).getStatus()).isEqualTo(StatusData.error());
            assertThat(spans.get(1).getAttributes().get(AttributeKey.stringKey("db.operation.name")))
                    .isEqualTo("get");
        }
    }

    private DaintreeTable listened(OperationListener listener) {
        return DaintreeTable.open(
                client,
                SeededTable.NAME,
                TableOptions.builder().listener(listener).build());
    }

    private static void twoReadsAndARefusedWrite(DaintreeTable daintree) {
        Order order = daintree.order().ofCustomer("c-03").list().get(0);
        assertThat(daintree.order().get(order.customerId(), order.orderId())).contains(order);
        assertThatThrownBy(() -> daintree.order().create(order)).isInstanceOf(ItemAlreadyExistsException.class);
    }
}
