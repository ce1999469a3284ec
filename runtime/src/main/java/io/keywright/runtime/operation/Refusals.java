package io.keywright.runtime.operation;

import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionSizeLimitExceededException;

/** What DynamoDB's refusals of a write mean. */
public final class Refusals {

    private static final String VALIDATION = "ValidationException";

    private Refusals() {}

    /** A failure as what it means for a write; itself if it means nothing special. */
    public static RuntimeException meaning(RuntimeException failure, WriteAction<?> action) {
        if (failure instanceof ConditionalCheckFailedException refused) {
            return action.meaning(refused.hasItem() ? refused.item() : null, refused);
        }
        if (failure instanceof ItemCollectionSizeLimitExceededException full) {
            return action.collectionTooLarge(full);
        }
        if (failure instanceof DynamoDbException refused
                && isValidation(refused)
                && saysDocumentMissing(refused.awsErrorDetails().errorMessage())) {
            return action.documentMissing(refused);
        }
        if (failure instanceof DynamoDbException refused && saysTooLarge(refused)) {
            return action.tooLarge(refused);
        }
        return failure;
    }

    /**
     * Whether a request was sent more than once, so that an earlier attempt whose reply was lost may have been carried out.
     * The SDK says so in the exception.
     */
    public static boolean wasSentAgain(DynamoDbException failure) {
        Integer attempts = failure.numAttempts();
        return attempts != null && attempts > 1;
    }

    private static boolean saysTooLarge(DynamoDbException failure) {
        AwsErrorDetails details = failure.awsErrorDetails();
        return details != null && VALIDATION.equals(details.errorCode()) && saysTooLarge(details.errorMessage());
    }

    /** Whether a transaction was refused for the bytes that it has in all; the message is all that tells it from others. */
    public static boolean saysTransactionTooLarge(RuntimeException failure) {
        if (!(failure instanceof DynamoDbException refused)) {
            return false;
        }
        AwsErrorDetails details = refused.awsErrorDetails();
        String message = details == null ? null : details.errorMessage();
        // "Transaction request cannot exceed 4 MB …", "Transaction … aggregate size … exceeded"
        return details != null
                && VALIDATION.equals(details.errorCode())
                && message != null
                && message.contains("4 MB")
                && message.contains("ransaction");
    }

    private static boolean isValidation(DynamoDbException failure) {
        AwsErrorDetails details = failure.awsErrorDetails();
        return details != null && VALIDATION.equals(details.errorCode());
    }

    /** Whether a message says that an update names a path whose beginning is not there; it is all that tells this refusal. */
    public static boolean saysDocumentMissing(@Nullable String message) {
        // "The document path provided in the update expression is invalid for update"
        return message != null && message.contains("document path") && message.contains("invalid for update");
    }

    /** Whether a message says that an item is over 400 KB; it is all that tells this refusal from others. */
    public static boolean saysTooLarge(@Nullable String message) {
        // "Item size has exceeded …", "Item size to update has exceeded the maximum allowed size"
        return message != null && message.contains("Item size") && message.contains("exceeded");
    }
}
