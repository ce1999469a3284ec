package io.keywright.runtime.expression;

import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import java.util.List;
import java.util.Map;

/** What lists and maps hold, as references to it are made, but for documents. */
public final class Elements {

    private Elements() {}

    /** Values that have equality only. */
    public static <E, T> ElementKind<E, T, AttributeReference<E, T>> plain(Converter<T> converter) {
        return new ElementKind<>(converter) {
            @Override
            protected AttributeReference<E, T> reference(AttributePath path) {
                return new AttributeReference<>(path, converter());
            }
        };
    }

    /** Values with an order. */
    public static <E, T> ElementKind<E, T, OrderedAttribute<E, T>> ordered(Converter<T> converter) {
        return new ElementKind<>(converter) {
            @Override
            protected OrderedAttribute<E, T> reference(AttributePath path) {
                return new OrderedAttribute<>(path, converter());
            }
        };
    }

    /** Texts. */
    public static <E> ElementKind<E, String, TextAttribute<E>> text() {
        return new ElementKind<>(Converters.ofString()) {
            @Override
            protected TextAttribute<E> reference(AttributePath path) {
                return new TextAttribute<>(path);
            }
        };
    }

    /** Arrays of bytes. */
    public static <E> ElementKind<E, byte[], BytesAttribute<E>> bytes() {
        return new ElementKind<>(Converters.ofBytes()) {
            @Override
            protected BytesAttribute<E> reference(AttributePath path) {
                return new BytesAttribute<>(path);
            }
        };
    }

    /** Lists. */
    public static <E, T, R extends AttributeReference<E, T>> ElementKind<E, List<T>, ListAttribute<E, T, R>> list(
            Converter<List<T>> converter, ElementKind<E, T, R> elements) {
        return new ElementKind<>(converter) {
            @Override
            protected ListAttribute<E, T, R> reference(AttributePath path) {
                return new ListAttribute<>(path, converter(), elements);
            }
        };
    }

    /** Maps. */
    public static <E, K, V, R extends AttributeReference<E, V>> ElementKind<E, Map<K, V>, MapAttribute<E, K, V, R>> map(
            Converter<Map<K, V>> converter, Converter<K> keys, ElementKind<E, V, R> values) {
        return new ElementKind<>(converter) {
            @Override
            protected MapAttribute<E, K, V, R> reference(AttributePath path) {
                return new MapAttribute<>(path, converter(), keys, values);
            }
        };
    }
}
