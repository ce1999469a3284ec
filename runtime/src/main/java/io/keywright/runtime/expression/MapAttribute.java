package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.text.Utf8;
import java.util.Map;

/**
 * A map. Immutable.
 *
 * @param <E> the entity
 * @param <K> the keys
 * @param <V> the values
 * @param <R> the reference to one value
 */
public final class MapAttribute<E, K, V, R extends AttributeReference<E, V>> extends AttributeReference<E, Map<K, V>> {

    private static final int MOST_BYTES = 65_535;

    private final Converter<K> keys;
    private final ElementKind<E, V, R> values;

    /** A property that is a map. */
    public MapAttribute(
            AttributePath path, Converter<Map<K, V>> converter, Converter<K> keys, ElementKind<E, V, R> values) {
        super(path, converter);
        this.keys = keys;
        this.values = values;
    }

    /** How many entries there are. */
    public SizeReference<E> size() {
        return new SizeReference<>(location());
    }

    /**
     * The value of a key.
     *
     * @throws InvalidExpressionException if the key cannot be stored, is empty, or has more than the 65,535 bytes that the name
     *     of an attribute can have
     */
    public R key(K key) {
        String text = stored(keys, key).s();
        if (text == null) {
            throw new InvalidExpressionException(path() + " is asked for a key that is not stored as text.", null);
        }
        int bytes = Utf8.length(text);
        if (bytes < 1 || bytes > MOST_BYTES) {
            throw new InvalidExpressionException(
                    path() + " is asked for a key of " + bytes + " bytes, where those of maps have 1 to " + MOST_BYTES
                            + ".",
                    null);
        }
        return values.reference(location().key(text));
    }
}
