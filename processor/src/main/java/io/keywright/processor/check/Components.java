package io.keywright.processor.check;

import io.keywright.schema.Component;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Optional;

/** What of a template could be found, for rules that look at found placeholders only. */
final class Components {

    private Components() {}

    /** The components of the placeholders that resolve; none for a template whose braces are broken. */
    static List<Component> of(Table table, TemplateUse use) {
        if (!use.sound()) {
            return List.of();
        }
        return use.template().segments().stream()
                .flatMap(segment -> of(table, use, segment).stream())
                .toList();
    }

    /** The component of a segment; nothing for a literal and for a placeholder that does not resolve. */
    static Optional<Component> of(Table table, TemplateUse use, Segment segment) {
        return segment instanceof Placeholder placeholder
                        && Resolver.resolve(table, use.entity(), placeholder) instanceof Found found
                ? Optional.of(found.component())
                : Optional.empty();
    }
}
