package io.keywright.runtime.item;

import io.keywright.runtime.error.KeywrightException;
import org.jspecify.annotations.Nullable;

/**
 * A single value cannot be stored or read. It starts without a place; each level that it passes on its way out puts
 * its own name before the path. An entity's mapper turns it into {@link
 * io.keywright.runtime.error.InvalidEntityException} or {@link io.keywright.runtime.error.UnmappableItemException}.
 */
public final class ConversionException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String path;
    private final String expected;
    private final String found;

    /**
     * Without a place.
     *
     * @param expected what can be stored or read
     * @param found what kind of thing was there instead; no value
     */
    public ConversionException(String expected, String found) {
        this("", expected, found, null);
    }

    /** Without a place, with a cause. */
    public ConversionException(String expected, String found, Throwable cause) {
        this("", expected, found, cause);
    }

    private ConversionException(String path, String expected, String found, @Nullable Throwable cause) {
        super("Expected " + expected + ", found " + found + (path.isEmpty() ? "." : " at " + path + "."), cause);
        this.path = path;
        this.expected = expected;
        this.found = found;
    }

    /** The same, seen from the structure in which this attribute is. */
    ConversionException in(String attribute) {
        boolean direct = path.isEmpty() || path.charAt(0) == '[';
        String outerPath = direct ? attribute + path : attribute + "." + path;
        ConversionException outer = new ConversionException(outerPath, expected, found, getCause());
        outer.setStackTrace(getStackTrace());
        return outer;
    }

    /** The same, seen from the list in which this element is. */
    ConversionException at(int index) {
        return in("[" + index + "]");
    }

    /** The same, seen from a map or set; which entry it is would tell a value. */
    ConversionException inEntry() {
        return in("[]");
    }

    /** The stored names from the outermost level passed so far: {@code address.street}, {@code lines[2].price}. */
    public String path() {
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
}
