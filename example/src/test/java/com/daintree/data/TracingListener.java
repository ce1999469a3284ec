package com.daintree.data;

import io.keywright.runtime.execution.OperationListener;
import io.keywright.runtime.execution.OperationName;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.opentelemetry.api.trace.Tracer;

/** Operations as spans of OpenTelemetry, each a child of the span that is current where it begins. */
final class TracingListener implements OperationListener {

    private final Tracer tracer;

    TracingListener(Tracer tracer) {
        this.tracer = tracer;
    }

    @Override
    public Observation begun(OperationName operation, String tableName) {
        Span span = tracer.spanBuilder(operation.toString())
                .setSpanKind(SpanKind.CLIENT)
                .setAttribute("db.system.name", "aws.dynamodb")
                .setAttribute("db.collection.name", tableName)
                .setAttribute("db.operation.name", operation.verb())
                .startSpan();
        return report -> {
            span.setAttribute("keywright.requests", report.requests());
            report.failure().ifPresent(failure -> {
                span.recordException(failure);
                span.setStatus(StatusCode.ERROR);
            });
            span.end();
        };
    }
}
