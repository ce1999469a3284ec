package io.keywright.schema;

import io.keywright.schema.KeyTemplate.Fault;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Takes the text of a template apart: {@code LITERAL{property}LITERAL{document.property:format}}. Never throws: what is
 * wrong becomes a fault with its place, and reading goes on behind it, so that a template that lacks one brace still
 * tells which properties it was meant to take. The segments of a template without faults, put together, are its text.
 */
public final class TemplateParser {

    private static final char OPENING = '{';
    private static final char CLOSING = '}';

    private final String text;
    private final List<Segment> segments = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();

    /** Closing braces that belong to a placeholder already reported, and so are no fault of their own. */
    private final BitSet excused = new BitSet();

    private TemplateParser(String text) {
        this.text = text;
    }

    /** Takes a template apart. */
    public static KeyTemplate parse(String text) {
        return new TemplateParser(text).parse();
    }

    private KeyTemplate parse() {
        if (text.isBlank()) {
            faults.add(new Fault(Fault.Kind.BLANK, 0));
        }
        int at = 0;
        while (at < text.length()) {
            at = switch (text.charAt(at)) {
                case OPENING -> placeholder(at);
                case CLOSING -> closingBrace(at);
                default -> literalCharacter(at);
            };
        }
        endLiteral();
        return new KeyTemplate(text, segments, faults);
    }

    private int literalCharacter(int at) {
        literal.append(text.charAt(at));
        return at + 1;
    }

    private int closingBrace(int at) {
        if (!excused.get(at)) {
            faults.add(new Fault(Fault.Kind.STRAY, at));
        }
        return at + 1;
    }

    private int placeholder(int opening) {
        int closing = closingOf(opening);
        if (closing < 0) {
            faults.add(new Fault(Fault.Kind.UNCLOSED, opening));
            return guessedPlaceholder(opening);
        }
        int inner = text.indexOf(OPENING, opening + 1);
        if (inner >= 0 && inner < closing) {
            faults.add(new Fault(Fault.Kind.NESTED, inner));
            excused.set(closing);
            return guessedPlaceholder(opening);
        }
        add(text.substring(opening + 1, closing), opening);
        return closing + 1;
    }

    /** The brace that closes the one at {@code opening}, those in between paired; -1 for none. */
    private int closingOf(int opening) {
        int depth = 0;
        for (int at = opening; at < text.length(); at++) {
            if (text.charAt(at) == OPENING) {
                depth++;
            } else if (text.charAt(at) == CLOSING && --depth == 0) {
                return at;
            }
        }
        return -1;
    }

    private void add(String content, int opening) {
        int colon = content.indexOf(':');
        String path = colon < 0 ? content : content.substring(0, colon);
        String format = colon < 0 ? "" : content.substring(colon + 1);
        if (path.isBlank()) {
            faults.add(new Fault(Fault.Kind.EMPTY, opening));
            return;
        }
        if (colon >= 0 && format.isBlank()) {
            faults.add(new Fault(Fault.Kind.NO_FORMAT, opening + 1 + colon));
            format = "";
        }
        endLiteral();
        segments.add(new Placeholder(path, format));
    }

    /** A placeholder whose end is not to be seen: takes what can be the name of a property, and a format's name. */
    private int guessedPlaceholder(int opening) {
        int end = opening + 1;
        while (end < text.length() && isPath(text.charAt(end))) {
            end++;
        }
        String path = text.substring(opening + 1, end);
        int endOfFormat = end + 1;
        while (endOfFormat < text.length() && Character.isLetterOrDigit(text.charAt(endOfFormat))) {
            endOfFormat++;
        }
        boolean formatted = end < text.length() && text.charAt(end) == ':' && endOfFormat > end + 1;
        if (!path.isEmpty()) {
            endLiteral();
            segments.add(new Placeholder(path, formatted ? text.substring(end + 1, endOfFormat) : ""));
        }
        return formatted ? endOfFormat : end;
    }

    private static boolean isPath(char character) {
        return Character.isJavaIdentifierPart(character) || character == '.';
    }

    private void endLiteral() {
        if (!literal.isEmpty()) {
            if (!Surrogates.arePaired(literal.toString())) {
                faults.add(new Fault(Fault.Kind.HALF, Math.max(0, text.indexOf(literal.toString()))));
            }
            segments.add(new Literal(literal.toString()));
            literal.setLength(0);
        }
    }
}
