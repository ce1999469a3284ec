package io.keywright.testing.error;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A refusal by the service, in the shape in which it goes over the wire. */
public final class ServiceError extends RuntimeException {

    private static final long serialVersionUID = 1L;
    private static final String DYNAMODB = "com.amazonaws.dynamodb.v20120810#";

    private static final String VALIDATION = "com.amazon.coral.validate#ValidationException";

    /** How an operation that reports an error of its own makes it part of its answer. */
    private enum Family {
        ORDINARY,
        INPUT,
        STRUCTURAL
    }

    private final String shape;
    private final int status;
    private final transient Map<String, Object> details;

    private final Family family;

    private ServiceError(String shape, int status, String message, Map<String, ?> details) {
        this(shape, status, message, details, Family.ORDINARY);
    }

    private ServiceError(String shape, int status, String message, Map<String, ?> details, Family family) {
        // Refusals are ordinary answers: their stack traces would cost more than the operation.
        super(message, null, false, false);
        this.shape = shape;
        this.status = status;
        this.details = new LinkedHashMap<>(details);
        this.family = family;
    }

    /** The error's full shape name, as {@code __type} carries it. */
    public String shape() {
        return shape;
    }

    /** The error's code: the shape without its namespace. */
    public String code() {
        return shape.substring(shape.indexOf('#') + 1);
    }

    /** The HTTP status of the reply. */
    public int status() {
        return status;
    }

    public String text() {
        String message = getMessage();
        return message == null ? "" : message;
    }

    /** Members of the error beside type and message. */
    public Map<String, Object> details() {
        return details == null ? Map.of() : details;
    }

    public static ServiceError of(String code, String message) {
        return new ServiceError(DYNAMODB + code, 400, message, Map.of());
    }

    public static ServiceError of(String code, String message, Map<String, ?> details) {
        return new ServiceError(DYNAMODB + code, 400, message, details);
    }

    public static ServiceError validation(String message) {
        return new ServiceError(VALIDATION, 400, message, Map.of());
    }

    /** A validation error of the family that begins with the service's most used sentence. */
    public static ServiceError invalidParameter(String message) {
        return validation("One or more parameter values were invalid: " + message);
    }

    /** A validation error that concerns the request itself, so that even a transaction reports it as such. */
    public static ServiceError invalidInput(String message) {
        return new ServiceError(VALIDATION, 400, message, Map.of(), Family.INPUT);
    }

    /** A validation error about the structure of a value or a limit, which is never put into the envelope. */
    public static ServiceError structural(String message) {
        return new ServiceError(VALIDATION, 400, message, Map.of(), Family.STRUCTURAL);
    }

    /** Whether the error was found in the request before any table was looked at. */
    public boolean isOfInput() {
        return family == Family.INPUT;
    }

    /**
     * This error as PutItem, UpdateItem and DeleteItem report what is wrong with a request by itself: in the sentence in
     * which all operations report broken constraints.
     */
    public ServiceError inEnvelope() {
        return family == Family.ORDINARY && shape.equals(VALIDATION)
                ? new ServiceError(
                        VALIDATION, status, "1 validation error detected: " + text(), Map.of(), Family.STRUCTURAL)
                : this;
    }

    public static ServiceError serialization(String message) {
        return new ServiceError("com.amazon.coral.service#SerializationException", 400, message, Map.of());
    }

    public static ServiceError unknownOperation() {
        return new ServiceError("com.amazon.coral.service#UnknownOperationException", 400, "", Map.of());
    }

    /** An error of any HTTP status. */
    public static ServiceError ofStatus(int status, String code, String message) {
        return new ServiceError(DYNAMODB + code, status, message, Map.of());
    }

    public static ServiceError tableNotFound() {
        return of("ResourceNotFoundException", "Requested resource not found");
    }

    public static ServiceError tableNotFound(String name) {
        return of("ResourceNotFoundException", "Requested resource not found: Table: " + name + " not found");
    }

    public static ServiceError conditionFailed(Map<String, ?> details) {
        return of("ConditionalCheckFailedException", "The conditional request failed", details);
    }

    /** A cancelled transaction: one reason for each action, in their order. */
    public static ServiceError cancelled(List<Map<String, Object>> reasons) {
        StringBuilder codes = new StringBuilder();
        for (Map<String, Object> reason : reasons) {
            codes.append(codes.isEmpty() ? "" : ", ").append(reason.get("Code"));
        }
        return of(
                "TransactionCanceledException",
                "Transaction cancelled, please refer cancellation reasons for specific reasons [" + codes + "]",
                Map.of("CancellationReasons", reasons));
    }
}
