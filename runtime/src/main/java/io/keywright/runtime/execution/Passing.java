package io.keywright.runtime.execution;

import java.io.IOException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Failures after which the same request may succeed a little later. */
public final class Passing {

    private static final int SERVER_ERRORS = 500;

    private Passing() {}

    /**
     * Whether DynamoDB refused a request because it was busy, failed by itself, or gave no reply that arrived. The SDK has
     * sent the request several times then; what is safe to repeat can be sent again after a longer pause.
     */
    public static boolean test(RuntimeException failure) {
        if (failure instanceof SdkServiceException refusal) {
            return refusal.isThrottlingException()
                    || refusal.statusCode() >= SERVER_ERRORS
                    || refusal instanceof TransactionInProgressException;
        }
        return failure instanceof ApiCallAttemptTimeoutException
                || (failure instanceof SdkClientException && failure.getCause() instanceof IOException);
    }
}
