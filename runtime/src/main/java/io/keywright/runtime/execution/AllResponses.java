package io.keywright.runtime.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Completes with all responses, or with the first failure, which gives up the requests that are still under way. */
final class AllResponses<R> implements BiConsumer<R, Throwable> {

    private final List<CompletableFuture<R>> sent;
    private final AtomicInteger missing;
    private final CompletableFuture<List<R>> all = new CompletableFuture<>();

    private AllResponses(List<CompletableFuture<R>> sent) {
        this.sent = sent;
        this.missing = new AtomicInteger(sent.size());
    }

    @SuppressWarnings("FutureReturnValueIgnored") // Callbacks do not throw.
    static <R> CompletableFuture<List<R>> of(List<CompletableFuture<R>> sent) {
        AllResponses<R> responses = new AllResponses<>(sent);
        if (sent.isEmpty()) {
            responses.all.complete(List.of());
        }
        for (CompletableFuture<R> future : sent) {
            future.whenComplete(responses);
        }
        responses.all.whenComplete(new GivingUp<List<R>>(sent));
        return responses.all;
    }

    static void cancel(List<? extends CompletableFuture<?>> futures) {
        for (CompletableFuture<?> future : futures) {
            future.cancel(true);
        }
    }

    @Override
    public void accept(@Nullable R response, @Nullable Throwable failure) {
        if (failure != null) {
            all.completeExceptionally(failure);
        } else if (missing.decrementAndGet() == 0) {
            List<R> responses = new ArrayList<>(sent.size());
            for (CompletableFuture<R> future : sent) {
                responses.add(future.join());
            }
            all.complete(responses);
        }
    }

    /** Whoever completes a future before the work is done is not interested in the rest. */
    static final class GivingUp<X> implements BiConsumer<X, Throwable> {

        private final List<? extends CompletableFuture<?>> work;

        GivingUp(List<? extends CompletableFuture<?>> work) {
            this.work = work;
        }

        @Override
        public void accept(@Nullable X value, @Nullable Throwable failure) {
            if (failure != null) {
                cancel(work);
            }
        }
    }
}
