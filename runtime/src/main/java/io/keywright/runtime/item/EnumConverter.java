package io.keywright.runtime.item;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Enum constants by {@link Enum#name()}, as text (S).
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // The values live as long as the class, and an array is their fastest map.
public final class EnumConverter<E extends Enum<E>> extends TextConverter<E> {

    private final Map<String, E> constants;
    private final AttributeValue[] values;

    private EnumConverter(Map<String, E> constants, AttributeValue[] values) {
        super("the name of a constant");
        this.constants = constants;
        this.values = values;
    }

    /** For an enum with these constants, all of them and in order: {@code EnumConverter.of(OrderStatus.values())}. */
    public static <E extends Enum<E>> EnumConverter<E> of(E[] constants) {
        Map<String, E> byName = new HashMap<>(constants.length * 2);
        AttributeValue[] values = new AttributeValue[constants.length];
        for (E constant : constants) {
            byName.put(constant.name(), constant);
            values[constant.ordinal()] = AttributeValue.createS(constant.name());
        }
        return new EnumConverter<>(byName, values);
    }

    @Override
    public AttributeValue toValue(E value) {
        return values[value.ordinal()];
    }

    @Override
    String write(E value) {
        return value.name();
    }

    @Override
    E read(String name) {
        E constant = constants.get(name);
        if (constant == null) {
            throw new IllegalArgumentException("no such constant");
        }
        return constant;
    }
}
