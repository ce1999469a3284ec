package io.keywright.tools.command;

import io.keywright.runtime.error.KeywrightException;
import java.io.IOException;
import java.io.UncheckedIOException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * Makes one message and one exit code of whatever a command threw.
 *
 * @param exitCode one of {@link ExitCode}
 * @param message for people
 */
public record Failure(int exitCode, String message) {

    /** What to say of a failure. */
    public static Failure of(Throwable thrown) {
        if (thrown instanceof CommandFailedException failed) {
            return new Failure(failed.exitCode(), text(failed));
        }
        if (thrown instanceof ResourceNotFoundException missing) {
            return new Failure(
                    ExitCode.REFUSED,
                    "DynamoDB has no such table in this region: " + detail(missing)
                            + " Look at --table-name, --region and --endpoint; create-table makes it.");
        }
        if (thrown instanceof DynamoDbException refused) {
            return new Failure(ExitCode.REFUSED, "DynamoDB refused the request: " + detail(refused));
        }
        if (thrown instanceof KeywrightException said) {
            return new Failure(ExitCode.UNREADABLE, text(said));
        }
        if (thrown instanceof SdkException unreachable) {
            return new Failure(ExitCode.REFUSED, "DynamoDB could not be asked: " + text(unreachable));
        }
        if (thrown instanceof UncheckedIOException || thrown instanceof IOException) {
            return new Failure(ExitCode.REFUSED, "Cannot read or write: " + text(thrown));
        }
        return new Failure(ExitCode.FAULT, "This is a fault of keywright: " + thrown + ". --stacktrace shows where.");
    }

    private static String detail(DynamoDbException refused) {
        if (refused.awsErrorDetails() == null) {
            return text(refused);
        }
        return refused.awsErrorDetails().errorCode() + ": "
                + refused.awsErrorDetails().errorMessage();
    }

    private static String text(Throwable thrown) {
        return thrown.getMessage() == null ? thrown.getClass().getSimpleName() : thrown.getMessage();
    }
}
