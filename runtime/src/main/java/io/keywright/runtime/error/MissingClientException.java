package io.keywright.runtime.error;

/** A table was opened with a blocking client only and is used asynchronously, or the other way round. Nothing has been sent. */
public final class MissingClientException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private MissingClientException(String message) {
        super(message, null);
    }

    /**
     * For a blocking call.
     *
     * @param operation what was called
     */
    public static MissingClientException blocking(String operation) {
        return new MissingClientException(operation
                + " cannot wait for its result: the table was opened with a DynamoDbAsyncClient only. Call the method whose"
                + " name ends in Async (executeAsync() of what prepare… gives, pageAsync(), listAsync() …), or open the table"
                + " with a DynamoDbClient too.");
    }

    /**
     * For an asynchronous call.
     *
     * @param operation what was called
     */
    public static MissingClientException asynchronous(String operation) {
        return new MissingClientException(
                operation
                        + " cannot be sent asynchronously: the table was opened with a DynamoDbClient only. Call the method without"
                        + " Async in its name (execute(), page(), list() …), or open the table with a DynamoDbAsyncClient too.");
    }
}
