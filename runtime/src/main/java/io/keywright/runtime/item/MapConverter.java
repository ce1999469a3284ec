package io.keywright.runtime.item;

import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Maps as M, with keys of any type that is stored as text. */
final class MapConverter<K, V> implements Converter<Map<K, V>> {

    private final Converter<K> key;
    private final Converter<V> value;

    MapConverter(Converter<K> key, Converter<V> value) {
        this.key = key;
        this.value = value;
    }

    @Override
    public AttributeValue toValue(Map<K, V> map) {
        Map<String, AttributeValue> entries = new LinkedHashMap<>(map.size() * 2);
        for (Map.Entry<K, V> entry : map.entrySet()) {
            String text = text(entry.getKey());
            try {
                if (entries.put(text, Elements.toValue(value, entry.getValue())) != null) {
                    throw Refusals.of("keys with texts of their own", "two with one text");
                }
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, text);
            }
        }
        return AttributeValue.createM(entries);
    }

    private String text(K mapKey) {
        try {
            String text = Elements.toValue(key, mapKey).s();
            if (text == null) {
                throw Refusals.of("a key stored as text (S)", "another key");
            }
            if (text.isEmpty()) {
                throw Refusals.of("a key of at least one character", "an empty one");
            }
            return text;
        } catch (RuntimeException failure) {
            throw Refusals.inEntry(failure);
        }
    }

    @Override
    public Map<K, V> fromValue(AttributeValue stored) {
        if (!Found.isMap(stored)) {
            throw Refusals.ofKind("a map (M)", stored);
        }
        Map<K, V> map = new LinkedHashMap<>(stored.m().size() * 2);
        for (Map.Entry<String, AttributeValue> entry : stored.m().entrySet()) {
            try {
                K mapKey = Elements.fromValue(key, AttributeValue.createS(entry.getKey()));
                if (map.put(mapKey, Elements.fromValue(value, entry.getValue())) != null) {
                    throw Refusals.of("keys that are not equal", "two texts of one key");
                }
            } catch (RuntimeException failure) {
                throw Refusals.at(failure, entry.getKey());
            }
        }
        return map;
    }
}
