package io.keywright.processor.problem;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The rule book. A rule's tag is part of the public interface: it stands in messages, options and the documentation. */
public enum Rule {
    // What javac's elements cannot give.
    /** A table that is not a plain interface, or a listed class that is none. */
    MALFORMED_TABLE,
    /** A listed class without {@code @Entity}. */
    NOT_AN_ENTITY,
    /** A class listed twice. */
    LISTED_TWICE,
    /** An entity without {@code @Key}. */
    MISSING_KEY,
    /** An index number or {@code @Index} that fits nothing. */
    MALFORMED_INDEX,
    /** An entity that appears twice in one index. */
    REPEATED_INDEX,
    /** A collection that is no sealed interface over entities of the table. */
    MALFORMED_COLLECTION,
    /** What the table's package or module cannot reach. */
    INACCESSIBLE,
    /** A class whose objects cannot be built: abstract, generic, inner, without a fitting constructor. */
    NOT_BUILDABLE,
    /** An accessor, setter or constructor that declares a checked exception. */
    CHECKED_EXCEPTION,
    /** A property that cannot be read or written. */
    NOT_READABLE,
    /** A property whose type cannot be stored. */
    UNMAPPABLE,
    /** One of our annotations where it is not read. */
    MISPLACED_ANNOTATION,
    /** A class file whose nullness cannot be had. */
    UNKNOWN_NULLNESS,
    /** A type that no processor of this compilation generated. */
    UNRESOLVED,

    // The surroundings.
    /** A runtime of another generation. */
    GENERATION_LEVEL,
    /** An option with a value that is none of its own. */
    UNKNOWN_OPTION,
    /** A named module that does not provide its tables' descriptors. */
    UNPROVIDED_DESCRIPTOR(Severity.WARNING),
    /** A fault of the processor itself. */
    INTERNAL;

    private final Severity severity;
    private final String tag;

    Rule() {
        this(Severity.ERROR);
    }

    Rule(Severity severity) {
        this.severity = severity;
        this.tag = Arrays.stream(name().split("_", -1))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    /** The stable name: {@code SHARED_ATTRIBUTE} is {@code SharedAttribute}. */
    public String tag() {
        return tag;
    }

    /** The severity unless an option says otherwise; only a warning's can be changed. */
    public Severity severity() {
        return severity;
    }
}
