package io.keywright.processor.names;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** From a declared name to identifiers of another shape, and what Java allows as one. */
public final class Identifiers {

    /** Words that Java 17 takes in some places only; newer versions may take more of them, so they are left alone. */
    private static final Set<String> CONTEXTUAL = Set.of("var", "record", "yield", "sealed", "permits", "when");

    /**
     * How many bytes of UTF-8 a name may have from which those of generated classes are made: a class file's name has
     * 255 at most, and some are nested.
     */
    static final int LONGEST = 150;

    private Identifiers() {}

    /** Whether this can stand as the name of a method: an identifier and no keyword. */
    public static boolean isName(String text) {
        return SourceVersion.isName(text, SourceVersion.RELEASE_17) && text.indexOf('.') < 0;
    }

    /**
     * The text itself where it is an identifier, else the nearest one: names that Java cannot have are reported, and
     * what is generated all the same must compile.
     */
    public static String identifier(String text) {
        if (SourceVersion.isIdentifier(text)) {
            return text;
        }
        StringBuilder identifier = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (Character.isJavaIdentifierPart(c)) {
                identifier.appendCodePoint(c);
            } else if (!identifier.isEmpty()) {
                identifier.append('_');
            }
        });
        if (identifier.isEmpty()) {
            return "value";
        }
        return Character.isJavaIdentifierStart(identifier.codePointAt(0)) ? identifier.toString() : "_" + identifier;
    }

    /** The name itself, or with an underscore behind it where it is a keyword. */
    public static String safe(String name) {
        boolean taken = CONTEXTUAL.contains(name) || SourceVersion.isKeyword(name, SourceVersion.RELEASE_17);
        return taken ? name + "_" : name;
    }

    /**
     * The name itself, or where it has too many bytes of UTF-8 its beginning with a hash of the whole behind it: what it
     * is shortened to depends on nothing else, so it stays the same whatever is added beside it.
     */
    static String fitting(String name, int bytes) {
        if (length(name) <= bytes) {
            return name;
        }
        String hash = "_" + HexFormat.of().toHexDigits(name.hashCode());
        int end = name.length();
        while (end > 0 && length(name.substring(0, end)) + hash.length() > bytes) {
            end = name.offsetByCodePoints(end, -1);
        }
        return name.substring(0, end) + hash;
    }

    private static int length(String name) {
        return name.getBytes(StandardCharsets.UTF_8).length;
    }

    /** {@code placedAt} to {@code PlacedAt}. */
    public static String upperFirst(String name) {
        int first = name.isEmpty() ? 0 : name.offsetByCodePoints(0, 1);
        return name.substring(0, first).toUpperCase(Locale.ROOT) + name.substring(first);
    }

    /** {@code OrderLine} to {@code orderLine}, {@code URLEntry} to {@code urlEntry}, {@code URL} to {@code url}. */
    public static String lowerFirst(String name) {
        int capitals = 0;
        while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
            capitals++;
        }
        boolean wordFollows = capitals < name.length() && Character.isLowerCase(name.charAt(capitals));
        int lowered = capitals > 1 && wordFollows ? capitals - 1 : capitals;
        return name.substring(0, lowered).toLowerCase(Locale.ROOT) + name.substring(lowered);
    }

    /** The parts of a path as one name: {@code address.country} to {@code addressCountry}. */
    public static String joined(List<String> path) {
        StringBuilder joined = new StringBuilder();
        for (String part : path) {
            joined.append(joined.isEmpty() ? part : upperFirst(part));
        }
        return joined.toString();
    }

    /** {@code firstName} to {@code FIRST_NAME}, {@code htmlURLs} to {@code HTML_URLS}. */
    public static String constant(String name) {
        StringBuilder constant = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            if (i > 0 && startsWord(name, i)) {
                constant.append('_');
            }
            constant.append(name.charAt(i));
        }
        return safe(constant.toString().toUpperCase(Locale.ROOT));
    }

    private static boolean startsWord(String name, int at) {
        char before = name.charAt(at - 1);
        if (!Character.isUpperCase(name.charAt(at)) || before == '_') {
            return false;
        }
        boolean endsCapitals = at + 2 < name.length()
                && Character.isLowerCase(name.charAt(at + 1))
                && Character.isLowerCase(name.charAt(at + 2));
        return !Character.isUpperCase(before) || endsCapitals;
    }
}
