package io.keywright.schema;

import java.util.List;

/**
 * A template as it was written, taken apart. A template with faults keeps what could be read of it, so that all
 * problems of a table are found in one go.
 *
 * @param text the annotation's value
 * @param segments literals and placeholders, in order; no two literals in a row
 * @param faults what is wrong with the braces
 */
public record KeyTemplate(String text, List<Segment> segments, List<Fault> faults) {

    public KeyTemplate {
        segments = List.copyOf(segments);
        faults = List.copyOf(faults);
    }

    /** The placeholders, in order. */
    public List<Placeholder> placeholders() {
        return segments.stream()
                .filter(Placeholder.class::isInstance)
                .map(Placeholder.class::cast)
                .toList();
    }

    /** The text before the first placeholder; the whole text when there is none. */
    public String leadingLiteral() {
        return segments.isEmpty() || !(segments.get(0) instanceof Literal literal) ? "" : literal.text();
    }

    @Override
    public String toString() {
        return text;
    }

    /** A part of a template. */
    public sealed interface Segment permits Literal, Placeholder {}

    /**
     * Text that is the same in every key.
     *
     * @param text not empty
     */
    public record Literal(String text) implements Segment {}

    /**
     * The place of a property's value: {@code {path}} or {@code {path:format}}.
     *
     * @param path the property, or a path into documents: {@code address.country}
     * @param format what follows the colon; empty for the type's default
     */
    public record Placeholder(String path, String format) implements Segment {

        /** As it stands in the template. */
        public String source() {
            return format.isEmpty() ? "{" + path + "}" : "{" + path + ":" + format + "}";
        }

        /** The path's names, outermost first. */
        public List<String> names() {
            return List.of(path.split("\\.", -1));
        }
    }

    /**
     * Something wrong with the braces or what is between them.
     *
     * @param kind what
     * @param offset where in the text, from 0
     */
    public record Fault(Kind kind, int offset) {
        /** The kinds. */
        public enum Kind {
            /** An opening brace that nothing closes. */
            UNCLOSED,
            /** A closing brace that nothing opened. */
            STRAY,
            /** A brace inside a placeholder. */
            NESTED,
            /** A placeholder without a property. */
            EMPTY,
            /** A colon that no format follows. */
            NO_FORMAT,
            /** A template without any text. */
            BLANK,
            /** Half of a surrogate pair, whose other half does not stand beside it. */
            HALF
        }
    }
}
