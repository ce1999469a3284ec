package io.keywright.testing;

import io.keywright.testing.error.ServiceError;
import io.keywright.testing.wire.Engine;
import io.keywright.testing.wire.Entrance;
import io.keywright.testing.wire.Reply;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What every request passes before the engine: it is recorded, shown to listeners, and meets its fault. */
final class Gate implements Entrance {

    private final Engine engine;
    private final RequestLog log = new RequestLog();
    private final FaultPlan faults = new FaultPlan();
    private volatile boolean closed;
    private final List<Consumer<RecordedRequest>> listeners = new CopyOnWriteArrayList<>();

    Gate(Engine engine) {
        this.engine = engine;
    }

    RequestLog log() {
        return log;
    }

    FaultPlan faults() {
        return faults;
    }

    void listen(Consumer<RecordedRequest> listener) {
        listeners.add(listener);
    }

    /** From now on every request is refused, by clients that the engine did not make and cannot close, too. */
    void close() {
        closed = true;
    }

    @Override
    public Reply answer(@Nullable String target, byte[] body) throws IOException {
        if (closed) {
            throw new IllegalStateException("This in-process DynamoDB is closed: " + target + " came too late");
        }
        String operation = target == null ? "" : target.substring(target.indexOf('.') + 1);
        RecordedRequest request = new RecordedRequest(operation, new String(body, StandardCharsets.UTF_8));
        log.add(request);
        listeners.forEach(listener -> listener.accept(request));
        Fault.Effect effect = faults.next(request);
        if (effect instanceof Fault.Refusal refusal) {
            return Engine.refusal(ServiceError.ofStatus(refusal.status(), refusal.code(), refusal.message()));
        } else if (effect instanceof Fault.Conflict) {
            return engine.conflict(operation, body);
        } else if (effect instanceof Fault.Partly partly) {
            return engine.answerPartly(target, body, partly.processed());
        } else if (effect instanceof Fault.Latency latency) {
            hold(latency.duration());
        }
        Reply reply = engine.answer(target, body);
        if (effect instanceof Fault.LostReply) {
            throw new IOException("Connection reset: the reply to " + operation + " was lost on purpose");
        }
        return reply;
    }

    /** Holds the request up as a slow network would; an interrupt ends the wait and the request. */
    private static void hold(Duration duration) throws IOException {
        try {
            boolean released = new CountDownLatch(1).await(duration.toNanos(), TimeUnit.NANOSECONDS);
            assert !released : "nobody counts down";
        } catch (InterruptedException interrupt) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while the request was held up on purpose");
        }
    }
}
