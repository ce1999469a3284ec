package io.keywright.runtime.item;

import java.util.HashMap;
import java.util.Map;

/**
 * Enum constants by {@link Enum#name()}, as text (S).
 *
 * @param <E> the enum
 */
public final class EnumConverter<E extends Enum<E>> extends TextConverter<E> {

    private final Map<String, E> constants;

    private EnumConverter(Map<String, E> constants) {
        super("the name of a constant");
        this.constants = constants;
    }

    /** For an enum with these constants: {@code EnumConverter.of(OrderStatus.values())}. */
    public static <E extends Enum<E>> EnumConverter<E> of(E[] constants) {
        Map<String, E> byName = new HashMap<>(constants.length * 2);
        for (E constant : constants) {
            byName.put(constant.name(), constant);
        }
        return new EnumConverter<>(byName);
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
