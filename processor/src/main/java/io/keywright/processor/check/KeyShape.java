package io.keywright.processor.check;

import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a template's keys look like, without the names of its properties: two templates of one shape give the same set
 * of texts. Enums differ by their constants.
 *
 * @param parts literals, and formats with what they can write
 */
record KeyShape(List<Part> parts) {

    KeyShape {
        parts = List.copyOf(parts);
    }

    /** The shape of a template; nothing where it is broken. */
    static Optional<KeyShape> of(Table table, Entity entity, KeyTemplate template) {
        if (!template.faults().isEmpty()) {
            return Optional.empty();
        }
        List<Part> parts = new ArrayList<>();
        for (Segment segment : template.segments()) {
            if (segment instanceof Literal literal) {
                parts.add(new Part(literal.text(), null, List.of()));
            } else if (Resolver.resolve(table, entity, (Placeholder) segment) instanceof Found found) {
                parts.add(part(found.component()));
            } else {
                return Optional.empty();
            }
        }
        return Optional.of(new KeyShape(parts));
    }

    private static Part part(Component component) {
        List<String> constants =
                component.property().type() instanceof EnumType enumType ? enumType.constants() : List.of();
        return new Part("", component.format(), constants);
    }

    /** A text of this shape. */
    String example() {
        StringBuilder example = new StringBuilder();
        parts.forEach(part -> example.append(part.example()));
        return example.toString();
    }

    /**
     * A literal, or the place of a value.
     *
     * @param literal the text; empty for a value
     * @param format how the value is written; null for a literal
     * @param constants of an enum
     */
    record Part(
            String literal,
            @org.jspecify.annotations.Nullable KeyFormat format,
            List<String> constants) {

        String example() {
            if (format == null) {
                return literal;
            }
            return switch (format.kind()) {
                case AS_IS, LOWER, REST -> "a";
                case PLAIN -> "1";
                case PADDED -> "0".repeat(format.width() - 1) + "1";
                case DATE -> "2024-05-01";
                case SECONDS -> "2024-05-01T12:00:00Z";
                case NANOS -> "2024-05-01T12:00:00.000000000Z";
                case MONTH -> "2024-05";
                case YEAR -> "2024";
                case ENUM -> constants.isEmpty() ? "" : constants.get(0);
                case BOOLEAN -> "true";
                case UUID -> "00000000-0000-0000-0000-000000000000";
            };
        }
    }
}
