package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.Converter;
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
     * @throws InvalidExpressionException if the key cannot be stored
     */
    public R key(K key) {
        String text = stored(keys, key).s();
        if (text == null) {
            throw new InvalidExpressionException(path() + " is asked for a key that is not stored as text.", null);
        }
        return values.reference(location().key(text));
    }
}
