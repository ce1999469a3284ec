package io.keywright.runtime.execution;

import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** Failures after which the same request may succeed a little later. */
public final class Passing {

    private static final int SERVER_ERRORS = 500;

    private Passing() {}

    /**
     * Whether DynamoDB refused a request because it was busy, or failed by itself. The SDK has sent it several times then;
     * what is safe to repeat can be sent again after a longer pause.
     */
    public static boolean test(RuntimeException failure) {
        return failure instanceof SdkServiceException refusal
                && (refusal.isThrottlingException()
                        || refusal.statusCode() >= SERVER_ERRORS
                        || refusal instanceof TransactionInProgressException);
    }
}
