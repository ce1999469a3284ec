package io.keywright.tools.generated;

import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Placeholder;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What options are called: after the properties in templates, in the order in which generated methods take them. */
public final class Arguments {

    private Arguments() {}

    /** The paths of the placeholders of one or two templates, each once; parts of shards come last, since a query may know them. */
    public static List<String> paths(KeyTemplate first, @Nullable KeyTemplate second) {
        Set<String> paths = new LinkedHashSet<>();
        Set<String> shards = new LinkedHashSet<>();
        for (Placeholder placeholder : first.placeholders()) {
            (placeholder.format().startsWith("shard(") ? shards : paths).add(placeholder.path());
        }
        if (second != null) {
            second.placeholders().forEach(placeholder -> paths.add(placeholder.path()));
        }
        shards.removeAll(paths);
        paths.addAll(shards);
        return List.copyOf(paths);
    }

    /** {@code customerId}, {@code address.country} and {@code CartItem} as words with hyphens. */
    public static String hyphened(String name) {
        StringBuilder words = new StringBuilder();
        for (int at = 0; at < name.length(); at++) {
            char unit = name.charAt(at);
            boolean begins = Character.isUpperCase(unit)
                    && at > 0
                    && (Character.isLowerCase(name.charAt(at - 1))
                            || Character.isDigit(name.charAt(at - 1))
                            || (at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1))));
            if (begins && words.charAt(words.length() - 1) != '-') {
                words.append('-');
            }
            words.append(unit == '.' || unit == '_' ? '-' : unit);
        }
        return words.toString().toLowerCase(Locale.ROOT);
    }
}
