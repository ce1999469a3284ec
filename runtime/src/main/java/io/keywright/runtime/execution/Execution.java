package io.keywright.runtime.execution;

import io.keywright.runtime.TableContext;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Carries out what is written as steps. */
public final class Execution {

    private Execution() {}

    /** Takes all steps on this thread. */
    public static <T> T blocking(TableContext table, Settings settings, OperationName name, Course<T> course) {
        DynamoDbClient client = table.client(name);
        Run run = new Run(table, name, settings);
        T result;
        try {
            Step<T> step = course.begin();
            while (step instanceof Waiting<?, T> waiting) {
                step = next(waiting, client, run);
            }
            result = ((Done<T>) step).value();
        } catch (Throwable failure) {
            // Everything, since code of users that is called by operations can throw checked exceptions unseen.
            run.ended(failure);
            throw failure;
        }
        run.ended(null);
        return result;
    }

    private static <X, T> Step<T> next(Waiting<X, T> waiting, DynamoDbClient client, Run run) {
        X outcome;
        try {
            outcome = waiting.await(client, run);
        } catch (RuntimeException failure) {
            return waiting.failed(run.failure(failure));
        }
        return waiting.happened(outcome);
    }

    /** Takes the steps on the threads of an asynchronous client. */
    public static <T> CompletableFuture<T> asynchronous(
            TableContext table, Settings settings, OperationName name, Course<T> course) {
        DynamoDbAsyncClient client = table.asyncClient(name);
        return new AsynchronousExecution<T>(client, new Run(table, name, settings)).start(course);
    }
}
