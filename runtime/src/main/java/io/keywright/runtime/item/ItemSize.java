package io.keywright.runtime.item;

import io.keywright.runtime.text.Utf8;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How many bytes an item has at least, as DynamoDB counts them: the UTF-8 of names and texts, a byte for about two digits
 * of a number, three for a list or map and one for each element. Numbers are what it does not say exactly; the estimate is
 * never above what it counts.
 */
public final class ItemSize {

    private static final int COLLECTION = 3;
    private static final int ELEMENT = 1;
    private static final int MOST_OF_CHARACTER = 3;

    private ItemSize() {}

    /** The bytes of an item, or of some of its attributes. */
    public static int of(Map<String, AttributeValue> item) {
        return (int) Math.min(of(item, true), Integer.MAX_VALUE);
    }

    /** The bytes of an attribute with its name; 0 if the item does not have it. */
    public static int of(Map<String, AttributeValue> item, String name) {
        AttributeValue value = item.get(name);
        return value == null ? 0 : (int) Math.min(text(name, true) + of(value, true), Integer.MAX_VALUE);
    }

    /** As many bytes as an item has, or more: no character is looked at, which takes a fraction of the time. */
    public static long atMost(Map<String, AttributeValue> item) {
        return of(item, false);
    }

    private static long of(Map<String, AttributeValue> item, boolean counted) {
        long bytes = 0;
        for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
            bytes += text(attribute.getKey(), counted) + of(attribute.getValue(), counted);
        }
        return bytes;
    }

    private static long of(AttributeValue value, boolean counted) {
        return switch (value.type()) {
            case S -> text(value.s(), counted);
            case N -> number(value.n(), counted);
            case B -> value.b().asByteArrayUnsafe().length;
            case BOOL, NUL -> 1;
            case SS -> texts(value.ss(), counted);
            case NS -> numbers(value.ns(), counted);
            case BS -> binaries(value.bs());
            case L -> list(value.l(), counted);
            case M -> COLLECTION + ELEMENT * (long) value.m().size() + of(value.m(), counted);
            case UNKNOWN_TO_SDK_VERSION -> 0;
        };
    }

    private static long list(List<AttributeValue> elements, boolean counted) {
        long bytes = COLLECTION;
        for (AttributeValue element : elements) {
            bytes += ELEMENT + of(element, counted);
        }
        return bytes;
    }

    private static long texts(List<String> texts, boolean counted) {
        long bytes = 0;
        for (String text : texts) {
            bytes += text(text, counted);
        }
        return bytes;
    }

    private static long numbers(List<String> numbers, boolean counted) {
        long bytes = 0;
        for (String number : numbers) {
            bytes += number(number, counted);
        }
        return bytes;
    }

    private static long binaries(List<SdkBytes> binaries) {
        long bytes = 0;
        for (SdkBytes binary : binaries) {
            bytes += binary.asByteArrayUnsafe().length;
        }
        return bytes;
    }

    private static long text(String text, boolean counted) {
        return counted ? Math.max(Utf8.length(text), 0) : (long) MOST_OF_CHARACTER * text.length();
    }

    private static long number(String number, boolean counted) {
        return counted ? number(number) : 1L + number.length();
    }

    /** A byte and one for each two significant digits, from the first to the last that is not zero. */
    private static long number(String number) {
        int first = -1;
        int last = -1;
        int digits = 0;
        for (int index = 0; index < number.length(); index++) {
            char character = number.charAt(index);
            if (character == 'e' || character == 'E') {
                break;
            }
            if (character >= '0' && character <= '9') {
                digits++;
                if (character != '0') {
                    first = first < 0 ? digits : first;
                    last = digits;
                }
            }
        }
        return first < 0 ? 1 : 1 + (last - first + 2) / 2;
    }
}
