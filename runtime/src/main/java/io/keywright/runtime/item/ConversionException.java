package io.keywright.runtime.item;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.ItemPath;
import io.keywright.runtime.error.KeywrightException;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A single value cannot be stored or read. It starts without a place; each level that it passes on its way out puts
 * its own name before the path. An entity's mapper turns it into {@link
 * io.keywright.runtime.error.InvalidEntityException} or {@link io.keywright.runtime.error.UnmappableItemException}.
 */
public final class ConversionException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final ItemPath path;
    private final String expected;
    private final String found;
    private final @Nullable AttributeValue value;

    /**
     * Without a place.
     *
     * @param expected what can be stored or read
     * @param found what kind of thing was there instead; no value
     */
    public ConversionException(String expected, String found) {
        this(ItemPath.NONE, expected, found, null, null);
    }

    /** Without a place, with a cause. */
    public ConversionException(String expected, String found, Throwable cause) {
        this(ItemPath.NONE, expected, found, null, cause);
    }

    private ConversionException(
            ItemPath path, String expected, String found, @Nullable AttributeValue value, @Nullable Throwable cause) {
        super("Expected " + expected + ", found " + found + (path.isEmpty() ? "." : " at " + path + "."), cause);
        this.path = path;
        this.expected = expected;
        this.found = found;
        this.value = value;
    }

    /** A stored form of another kind than the one that can be read. */
    static ConversionException ofKind(String expected, AttributeValue value) {
        return new ConversionException(ItemPath.NONE, expected, Found.kindOf(value), value, null);
    }

    /** The same about this stored form, unless one inside of it is known already. */
    ConversionException of(@Nullable AttributeValue stored) {
        return value == null && path.isEmpty() ? with(path, stored) : this;
    }

    /** The same, seen from the structure in which this attribute is. */
    ConversionException in(String property, String attribute) {
        return with(path.inProperty(property, attribute), value);
    }

    /** The same, seen from the list in which this element is. */
    ConversionException at(int index) {
        return with(path.inList(index), value);
    }

    /** The same, seen from the map in which this lies under a key. */
    ConversionException at(String key) {
        return with(path.inMap(key), value);
    }

    /** The same, seen from a set, or a map whose key cannot be told. */
    ConversionException inEntry() {
        return with(path.inEntry(), value);
    }

    private ConversionException with(ItemPath outerPath, @Nullable AttributeValue stored) {
        ConversionException outer = new ConversionException(outerPath, expected, found, stored, getCause());
        outer.setStackTrace(getStackTrace());
        return outer;
    }

    /** The properties from the outermost level passed so far: {@code address.street}, {@code lines[2].price}. */
    public String path() {
        return path.java();
    }

    /** The error of an update that would have stored the value in a property. */
    public InvalidEntityException refusal(String entity, String property, String attribute) {
        return new InvalidEntityException(entity, path.inProperty(property, attribute), expected, found, getCause());
    }

    ItemPath place() {
        return path;
    }

    /** What can be stored or read. */
    public String expected() {
        return expected;
    }

    /** What kind of thing was there instead. */
    public String found() {
        return found;
    }

    /** What was there instead; null if nothing was, or if a value was to be stored. Not for messages: it is data. */
    public @Nullable AttributeValue value() {
        return value;
    }
}
