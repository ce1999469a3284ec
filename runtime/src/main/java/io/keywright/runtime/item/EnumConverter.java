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

    /**
     * For an enum with these constants, all of them and in order: {@code EnumConverter.of(OrderStatus.values())}. Where
     * the last ones are left out, they can be neither written nor read.
     *
     * @throws IllegalArgumentException if others are left out, or if they are in another order
     */
    public static <E extends Enum<E>> EnumConverter<E> of(E[] constants) {
        Map<String, E> byName = new HashMap<>(constants.length * 2);
        AttributeValue[] values = new AttributeValue[constants.length];
        for (int i = 0; i < constants.length; i++) {
            E constant = constants[i];
            if (constant.ordinal() != i) {
                throw new IllegalArgumentException("the constants of an enum must be all of them and in order, as"
                        .concat(" values() gives them; out of place is ")
                        .concat(constant.name()));
            }
            byName.put(constant.name(), constant);
            values[i] = AttributeValue.createS(constant.name());
        }
        return new EnumConverter<>(byName, values);
    }

    @Override
    public AttributeValue toValue(E value) {
        return values[known(value)];
    }

    @Override
    String write(E value) {
        known(value);
        return value.name();
    }

    /** That all constants are there is seen here: to ask the class in {@code of} takes reflection at each cold start. */
    private int known(E value) {
        int ordinal = value.ordinal();
        if (ordinal >= values.length) {
            throw new ConversionException("a constant of those given", "another one");
        }
        return ordinal;
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
