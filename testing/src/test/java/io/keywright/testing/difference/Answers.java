package io.keywright.testing.difference;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Answers as texts that are equal where servers may not differ: attributes and members of sets in one order, numbers by
 * their value, errors by their code and reasons.
 */
final class Answers {

    private Answers() {}

    /** What the call answers, or how it is refused. */
    static String of(DynamoDbClient client, Function<DynamoDbClient, String> call) {
        try {
            return call.apply(client);
        } catch (TransactionCanceledException cancelled) {
            return "cancelled "
                    + cancelled.cancellationReasons().stream()
                            .map(reason -> reason.code() + (reason.hasItem() ? " " + item(reason.item()) : ""))
                            .toList();
        } catch (ConditionalCheckFailedException failed) {
            return "condition failed" + (failed.hasItem() ? " " + item(failed.item()) : "");
        } catch (DynamoDbException refusal) {
            String code = refusal.awsErrorDetails() == null
                    ? ""
                    : refusal.awsErrorDetails().errorCode();
            return "refused: " + (code == null ? "status " + refusal.statusCode() : code);
        } catch (SdkException failure) {
            return "failed: " + failure.getMessage();
        }
    }

    static String item(Map<String, AttributeValue> item) {
        return new TreeMap<>(item)
                .entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + value(entry.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    /** The items, sorted unless their order is part of the answer. */
    static String items(List<Map<String, AttributeValue>> items, boolean inOrder) {
        List<String> texts = new ArrayList<>(items.stream().map(Answers::item).toList());
        if (!inOrder) {
            texts.sort(null);
        }
        return texts.toString();
    }

    static String capacity(ConsumedCapacity capacity) {
        return capacity == null ? "" : " for " + capacity.capacityUnits();
    }

    static String value(AttributeValue value) {
        return switch (value.type()) {
            case S -> '"' + value.s() + '"';
            case N -> number(value.n());
            case B -> "x" + HexFormat.of().formatHex(value.b().asByteArray());
            case SS -> value.ss().stream().sorted().toList().toString();
            case NS ->
                value.ns().stream().map(Answers::number).sorted().toList().toString();
            case BS ->
                value.bs().stream()
                        .map(bytes -> HexFormat.of().formatHex(bytes.asByteArray()))
                        .sorted()
                        .toList()
                        .toString();
            case L -> value.l().stream().map(Answers::value).toList().toString();
            case M -> item(value.m());
            case BOOL -> value.bool().toString();
            case NUL -> "null";
            default -> throw new IllegalArgumentException("a value of no known type: " + value);
        };
    }

    private static String number(String digits) {
        BigDecimal number = new BigDecimal(digits);
        return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
    }
}
