package io.keywright.runtime.expression;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The way from an item to a value inside of it, as Java names it and as it is stored. Where an attribute on the way had
 * other names in earlier versions of the program, there are several stored ways, of which an item has at most one.
 * Immutable.
 */
public final class AttributePath {

    private final String text;
    private final List<StoredPath> variants;

    private AttributePath(String text, List<StoredPath> variants) {
        this.text = text;
        this.variants = variants;
    }

    /**
     * An attribute of the item.
     *
     * @param name as Java code calls the property
     * @param attribute as it is stored
     * @param formerly how it was stored before, the latest name first
     */
    public static AttributePath of(String name, String attribute, String... formerly) {
        List<StoredPath> variants = new ArrayList<>(1 + formerly.length);
        variants.add(StoredPath.of(attribute));
        for (String former : formerly) {
            variants.add(StoredPath.of(former));
        }
        return new AttributePath(name, variants);
    }

    /**
     * An attribute of the document to which this leads.
     *
     * @param name as Java code calls the property
     * @param attribute as it is stored
     * @param formerly how it was stored before, the latest name first
     */
    public AttributePath child(String name, String attribute, String... formerly) {
        List<StoredPath> longer = new ArrayList<>(variants.size() * (1 + formerly.length));
        for (StoredPath variant : variants) {
            longer.add(variant.name(attribute));
            for (String former : formerly) {
                longer.add(variant.name(former));
            }
        }
        return new AttributePath(text + "." + name, longer);
    }

    /**
     * An element of the list to which this leads.
     *
     * @param index from 0
     * @throws IllegalArgumentException if it is negative
     */
    public AttributePath at(int index) {
        if (index < 0) {
            throw new IllegalArgumentException("an index is at least 0");
        }
        List<StoredPath> longer = new ArrayList<>(variants.size());
        for (StoredPath variant : variants) {
            longer.add(variant.index(index));
        }
        return new AttributePath(text + "[" + index + "]", longer);
    }

    /** The value of a key in the map to which this leads. What errors call it does not show the key, which is data. */
    public AttributePath key(String key) {
        List<StoredPath> longer = new ArrayList<>(variants.size());
        for (StoredPath variant : variants) {
            longer.add(variant.name(key));
        }
        return new AttributePath(text + "[]", longer);
    }

    /** How many steps it has. */
    int depth() {
        return stored().depth();
    }

    /** The way to what this is inside of, which must be there. */
    AttributePath around() {
        Set<StoredPath> shorter = new LinkedHashSet<>();
        for (StoredPath variant : variants) {
            shorter.add(variant.around());
        }
        return new AttributePath(text.substring(0, text.lastIndexOf('.')), new ArrayList<>(shorter));
    }

    /** The stored ways, that of the present names first. */
    List<StoredPath> variants() {
        return variants;
    }

    /** The present stored way. */
    StoredPath stored() {
        return variants.get(0);
    }

    /** What an item has there, under the first of the names that it has; null for nothing. */
    @Nullable
    AttributeValue in(Map<String, AttributeValue> item) {
        for (StoredPath variant : variants) {
            AttributeValue value = variant.in(item);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** The properties from the entity inwards: {@code address.country}, {@code lines[2].price}. */
    @Override
    public String toString() {
        return text;
    }
}
