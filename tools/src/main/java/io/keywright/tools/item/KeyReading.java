package io.keywright.tools.item;

import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells which templates could have given the texts of a key, for people who look at one; no program reads keys this way. */
final class KeyReading {

    private final Table model;

    KeyReading(Table model) {
        this.model = model;
    }

    /**
     * One way to read a key.
     *
     * @param entity whose it would be
     * @param place the table or an index
     * @param components the texts of the components
     */
    record Reading(Entity entity, String place, Map<String, String> components) {}

    /** All ways to read a key; a sort key need not be given. */
    List<Reading> of(String partition, @Nullable String sort) {
        List<Reading> readings = new ArrayList<>();
        for (Entity entity : model.entities()) {
            read(entity.key().pk(), entity.key().sk(), partition, sort)
                    .ifPresent(components -> readings.add(new Reading(entity, "table", components)));
            for (IndexKey key : entity.indexKeys()) {
                read(key.pk(), key.sk(), partition, sort)
                        .ifPresent(components -> model.index(key.index(), key.local())
                                .ifPresent(index -> readings.add(new Reading(entity, index.name(), components))));
            }
        }
        return readings;
    }

    private Optional<Map<String, String>> read(
            KeyTemplate pk, @Nullable KeyTemplate sk, String partition, @Nullable String sort) {
        Map<String, String> components = new LinkedHashMap<>();
        boolean fits = read(pk, partition, components) && (sort == null || (sk != null && read(sk, sort, components)));
        return fits ? Optional.of(components) : Optional.empty();
    }

    private boolean read(KeyTemplate template, String text, Map<String, String> components) {
        StringBuilder pattern = new StringBuilder();
        for (KeyTemplate.Segment segment : template.segments()) {
            if (segment instanceof Literal literal) {
                pattern.append(Pattern.quote(literal.text()));
            } else if (segment instanceof Placeholder placeholder) {
                pattern.append(
                        placeholder.format().equals("rest")
                                ? "(.+)"
                                : "((?:(?!" + Pattern.quote(model.delimiter()) + ").)+)");
            }
        }
        Matcher matcher = Pattern.compile(pattern.toString(), Pattern.DOTALL).matcher(text);
        if (!matcher.matches()) {
            return false;
        }
        int group = 1;
        for (Placeholder placeholder : template.placeholders()) {
            String value = matcher.group(group++);
            String before = components.putIfAbsent(placeholder.source(), value);
            if (before != null && !before.equals(value)) {
                return false;
            }
        }
        return true;
    }
}
