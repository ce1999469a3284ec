package io.keywright.runtime.item;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A list, set or map of not more than so many elements when it is written. What is stored is read, however much it is. */
final class LimitedConverter<T> implements Converter<T> {

    private final int maxSize;
    private final Converter<T> whole;

    LimitedConverter(int maxSize, Converter<T> whole) {
        this.maxSize = maxSize;
        this.whole = whole;
    }

    @Override
    public int maxSize() {
        return maxSize;
    }

    @Override
    public AttributeValue toValue(T value) {
        AttributeValue stored = whole.toValue(value);
        int size = size(stored);
        if (size > maxSize) {
            throw Refusals.of("at most " + maxSize + " elements", size + " of them");
        }
        return stored;
    }

    @Override
    public T fromValue(AttributeValue value) {
        return whole.fromValue(value);
    }

    private static int size(AttributeValue value) {
        return switch (value.type()) {
            case L -> value.l().size();
            case M -> value.m().size();
            case SS -> value.ss().size();
            case NS -> value.ns().size();
            case BS -> value.bs().size();
            default -> 0;
        };
    }
}
