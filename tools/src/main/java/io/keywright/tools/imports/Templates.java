package io.keywright.tools.imports;

import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Rewrites the templates of a key schema: placeholders name properties, and values stand between delimiters. */
final class Templates {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{([^{}:]+)(?::([^{}]*))?}");
    private static final Pattern ZEROS = Pattern.compile("0?([1-9][0-9]?)d");

    private Templates() {}

    /**
     * One template.
     *
     * @param sort whether it is that of a sort key
     * @param primary whether its components have to be there
     */
    static String rewrite(EntityDraft entity, String source, boolean sort, boolean primary) {
        Matcher matcher = PLACEHOLDER.matcher(source);
        StringBuilder text = new StringBuilder();
        int end = 0;
        while (matcher.find()) {
            String literal = source.substring(end, matcher.start());
            text.append(end > 0 ? between(entity, literal) : literal);
            text.append(placeholder(entity, matcher.group(1).trim(), matcher.group(2), sort, primary));
            end = matcher.end();
        }
        String rest = source.substring(end);
        if (literalHasBraces(rest) || literalHasBraces(text.toString().replaceAll("\\{[^{}]*}", ""))) {
            throw new RefusedModelException(entity.name() + ": the braces of \"" + source + "\" are no pairs");
        }
        return text.append(rest).toString();
    }

    /** A template in several parts, which the source keeps in an attribute each. */
    static String rewrite(EntityDraft entity, List<String> sources, boolean sort, String index) {
        if (sources.size() > 1) {
            entity.note("The key in " + index + " is made of " + sources.size()
                    + " attributes in the source. Here it is one text of all of them, since an index has an attribute of"
                    + " its own for each of its keys.");
        }
        return sources.stream()
                .map(source -> rewrite(entity, source, sort, false))
                .reduce((one, other) -> one + TableDraft.DELIMITER + other)
                .orElseThrow();
    }

    private static boolean literalHasBraces(String text) {
        return text.contains("{") || text.contains("}");
    }

    private static String between(EntityDraft entity, String literal) {
        if (literal.contains(TableDraft.DELIMITER)) {
            return literal;
        }
        entity.note(
                "\"" + literal + "\" stands between two values of a key in the source, which does not tell where one"
                        + " ends: the delimiter does. Keys that are stored already differ.");
        boolean words = literal.chars().anyMatch(Character::isLetterOrDigit);
        return words ? TableDraft.DELIMITER + literal : TableDraft.DELIMITER;
    }

    private static String placeholder(
            EntityDraft entity, String attribute, @Nullable String format, boolean sort, boolean primary) {
        if (entity.find(attribute).isEmpty()) {
            entity.note("\"" + attribute + "\" is in a key but no field of the source: taken as a text.");
            entity.add(attribute, Scalar.of(ScalarKind.STRING), true);
        }
        if (primary) {
            entity.require(attribute);
        }
        Property property = entity.find(attribute).orElseThrow();
        String width = "";
        if (format != null) {
            Matcher zeros = ZEROS.matcher(format);
            if (zeros.matches()) {
                width = zeros.group(1);
            } else {
                entity.note("The format \"" + format + "\" of \"" + attribute
                        + "\" is not known here; see that the key is" + " what was meant.");
            }
        }
        return entity.placeholder(property, sort, width);
    }
}
