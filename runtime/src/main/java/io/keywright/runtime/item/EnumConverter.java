package io.keywright.runtime.item;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Enum constants as text (S): by {@link Enum#name()} or by texts of their own.
 *
 * @param <E> the enum
 */
@SuppressWarnings("EnumOrdinal") // The values live as long as the class, and an array is their fastest map.
public final class EnumConverter<E extends Enum<E>> extends TextConverter<E> {

    private final E[] constants;
    private final Map<String, E> byText;

    /** By ordinal; null for a constant that is never stored. */
    private final @Nullable AttributeValue[] values;

    private final @Nullable E fallback;

    private EnumConverter(
            E[] constants, Map<String, E> byText, @Nullable AttributeValue[] values, @Nullable E fallback) {
        super("the text of a constant");
        this.constants = constants;
        this.byText = byText;
        this.values = values;
        this.fallback = fallback;
    }

    /**
     * For an enum with these constants, all of them and in order: {@code EnumConverter.of(OrderStatus.values())}. Where
     * the last ones are left out, they can be neither written nor read.
     *
     * @throws IllegalArgumentException if others are left out, or if they are in another order
     */
    public static <E extends Enum<E>> EnumConverter<E> of(E[] constants) {
        String[] names = new String[constants.length];
        for (int i = 0; i < constants.length; i++) {
            names[i] = constants[i].name();
        }
        return of(constants, names);
    }

    /**
     * For an enum with texts of its own.
     *
     * @param texts in the order of the constants; null for one that is never stored
     * @throws IllegalArgumentException if other constants than the last are left out, or if they are in another order
     */
    public static <E extends Enum<E>> EnumConverter<E> of(E[] constants, @Nullable String... texts) {
        Map<String, E> byText = new HashMap<>(constants.length * 2);
        AttributeValue[] values = new AttributeValue[texts.length];
        for (int i = 0; i < Math.min(constants.length, texts.length); i++) {
            E constant = constants[i];
            if (constant.ordinal() != i) {
                throw new IllegalArgumentException("the constants of an enum must be all of them and in order, as"
                        .concat(" values() gives them; out of place is ")
                        .concat(constant.name()));
            }
            String text = texts[i];
            if (text != null) {
                byText.put(text, constant);
                values[i] = AttributeValue.createS(text);
            }
        }
        return new EnumConverter<>(constants, byText, values, null);
    }

    /**
     * The same, which reads a further text as a constant.
     *
     * @param constant the constant's name
     * @throws IllegalArgumentException if there is none of that name
     */
    public EnumConverter<E> formerly(String text, String constant) {
        Map<String, E> more = new HashMap<>(byText);
        more.put(text, named(constant));
        return new EnumConverter<>(constants, more, values, fallback);
    }

    /**
     * The same, which reads every unknown text as a constant.
     *
     * @param constant the constant's name
     * @throws IllegalArgumentException if there is none of that name
     */
    public EnumConverter<E> fallback(String constant) {
        return new EnumConverter<>(constants, byText, values, named(constant));
    }

    private E named(String name) {
        for (E constant : constants) {
            if (constant.name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException("no constant of the enum is called ".concat(name));
    }

    @Override
    public AttributeValue toValue(E value) {
        return known(value);
    }

    @Override
    String write(E value) {
        return known(value).s();
    }

    /** That all constants are there is seen here: to ask the class in {@code of} takes reflection at each cold start. */
    private AttributeValue known(E value) {
        int ordinal = value.ordinal();
        AttributeValue known = ordinal < values.length ? values[ordinal] : null;
        if (known == null) {
            throw Refusals.of("a constant that can be stored", "another one");
        }
        return known;
    }

    @Override
    E read(String text) {
        E constant = byText.get(text);
        if (constant != null) {
            return constant;
        }
        if (fallback == null) {
            throw new IllegalArgumentException("no such constant");
        }
        return fallback;
    }
}
