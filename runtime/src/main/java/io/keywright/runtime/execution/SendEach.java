package io.keywright.runtime.execution;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Several requests at once, each for itself. On a blocking client each but the first has a thread, which costs little beside
 * a request.
 */
final class SendEach<R, T> extends Waiting<List<Reply<R>>, T> {

    private final List<Call<R>> calls;
    private final Continuation<List<Reply<R>>, T> next;

    SendEach(List<Call<R>> calls, Continuation<List<Reply<R>>, T> next) {
        this.calls = calls;
        this.next = next;
    }

    @Override
    List<Reply<R>> await(DynamoDbClient client, Run run) {
        List<OwnThread<R>> others = new ArrayList<>(calls.size() - 1);
        for (Call<R> call : calls.subList(1, calls.size())) {
            others.add(OwnThread.begun(call, client, run));
        }
        List<Reply<R>> replies = new ArrayList<>(calls.size());
        try {
            replies.add(reply(calls.get(0), client, run));
            for (OwnThread<R> other : others) {
                replies.add(other.reply());
            }
        } catch (RuntimeException | Error failure) {
            for (OwnThread<R> other : others) {
                other.giveUp();
            }
            throw failure;
        }
        return replies;
    }

    private static <R> Reply<R> reply(Call<R> call, DynamoDbClient client, Run run) {
        try {
            return Reply.of(call.send(client, run));
        } catch (AbortedException interrupted) {
            throw interrupted;
        } catch (RuntimeException failure) {
            return Reply.of(run.failure(failure));
        }
    }

    @Override
    @SuppressWarnings("FutureReturnValueIgnored") // The callback does not throw.
    CompletableFuture<List<Reply<R>>> start(DynamoDbAsyncClient client, Run run) {
        List<CompletableFuture<Reply<R>>> replies = new ArrayList<>(calls.size());
        for (Call<R> call : calls) {
            Settling<R> settling = new Settling<>(run);
            replies.add(settling);
            try {
                settling.by(call.send(client, run));
            } catch (RuntimeException failure) {
                settling.complete(Reply.of(run.failure(failure)));
            }
        }
        return AllResponses.of(replies);
    }

    @Override
    Step<T> happened(List<Reply<R>> replies) {
        return next.answered(replies);
    }

    @Override
    Step<T> failed(RuntimeException failure) {
        return next.failed(failure);
    }

    /** A request on a thread of its own. */
    private static final class OwnThread<R> implements Runnable {

        private final Call<R> call;
        private final DynamoDbClient client;
        private final Run run;
        private final CompletableFuture<Reply<R>> reply = new CompletableFuture<>();
        private final Thread thread = new Thread(this, "keywright-request");

        private OwnThread(Call<R> call, DynamoDbClient client, Run run) {
            this.call = call;
            this.client = client;
            this.run = run;
        }

        static <R> OwnThread<R> begun(Call<R> call, DynamoDbClient client, Run run) {
            OwnThread<R> own = new OwnThread<>(call, client, run);
            own.thread.setDaemon(true);
            own.thread.start();
            return own;
        }

        @Override
        public void run() {
            try {
                reply.complete(SendEach.reply(call, client, run));
            } catch (RuntimeException | Error failure) {
                reply.completeExceptionally(failure);
            }
        }

        Reply<R> reply() {
            try {
                return reply.get();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw AbortedException.create("Interrupted while waiting for a response.", interrupted);
            } catch (ExecutionException failure) {
                if (failure.getCause() instanceof RuntimeException thrown) {
                    throw thrown;
                }
                throw (Error) failure.getCause();
            }
        }

        void giveUp() {
            thread.interrupt();
        }
    }

    /** Completes with a reply whatever becomes of the request; cancelling it cancels the request. */
    private static final class Settling<R> extends CompletableFuture<Reply<R>> implements BiConsumer<R, Throwable> {

        private final Run run;
        private @Nullable CompletableFuture<R> request;

        Settling(Run run) {
            this.run = run;
        }

        @SuppressWarnings("FutureReturnValueIgnored") // The callback does not throw.
        void by(CompletableFuture<R> sent) {
            request = sent;
            sent.whenComplete(this);
        }

        @Override
        public void accept(@Nullable R response, @Nullable Throwable failure) {
            if (response != null) {
                complete(Reply.of(response));
            } else if (failure != null && AsynchronousExecution.cause(failure) instanceof Error error) {
                completeExceptionally(error);
            } else if (failure != null) {
                complete(Reply.of(run.failure(AsynchronousExecution.thrown(failure))));
            }
        }

        @Override
        public boolean cancel(boolean interrupting) {
            CompletableFuture<R> sent = request;
            if (sent != null) {
                sent.cancel(interrupting);
            }
            return super.cancel(interrupting);
        }
    }
}
