package io.keywright.schema.dialect;

import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts as HTML. */
final class HtmlText {

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^{}]*\\}");

    private HtmlText() {}

    /** A text, in elements and in attributes. */
    static String of(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** What the search looks through. */
    static String find(String... texts) {
        return of(String.join(" ", texts).toLowerCase(Locale.ROOT));
    }

    /** A template as code, its placeholders told apart from its literals. */
    static String template(KeyTemplate template) {
        StringBuilder html = new StringBuilder("<code>");
        for (Segment segment : template.segments()) {
            if (segment instanceof Placeholder placeholder) {
                html.append(placeholder(placeholder.source()));
            } else if (segment instanceof Literal literal) {
                html.append(of(literal.text()));
            }
        }
        return html.append("</code>").toString();
    }

    /** The same of a text in which templates stand. */
    static String condition(String condition) {
        StringBuilder html = new StringBuilder("<code>");
        Matcher matcher = PLACEHOLDER.matcher(condition);
        int end = 0;
        while (matcher.find()) {
            html.append(of(condition.substring(end, matcher.start()))).append(placeholder(matcher.group()));
            end = matcher.end();
        }
        return html.append(of(condition.substring(end))).append("</code>").toString();
    }

    private static String placeholder(String source) {
        return "<i class=\"ph\">" + of(source) + "</i>";
    }
}
