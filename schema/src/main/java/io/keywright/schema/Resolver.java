package io.keywright.schema;

import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.Resolution.FormatRequired;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.NotAComponent;
import io.keywright.schema.Resolution.NotADocument;
import io.keywright.schema.Resolution.UnfittingFormat;
import io.keywright.schema.Resolution.UnknownFormat;
import io.keywright.schema.Resolution.UnknownProperty;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the properties that placeholders name, and the formats they are written in. */
public final class Resolver {

    private Resolver() {}

    /** What a placeholder of one of this entity's templates stands for. */
    public static Resolution resolve(Table table, Entity entity, Placeholder placeholder) {
        List<Property> path = new ArrayList<>();
        Structure within = entity;
        List<String> names = placeholder.names();
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            Optional<Property> found = within.property(name);
            if (found.isEmpty()) {
                List<String> candidates =
                        within.properties().stream().map(Property::name).toList();
                return new UnknownProperty(name, within.javaType(), candidates);
            }
            path.add(found.get());
            if (i < names.size() - 1) {
                Optional<Document> document = document(table, found.get());
                if (document.isEmpty()) {
                    return new NotADocument(found.get());
                }
                within = document.get();
            }
        }
        return format(placeholder, path);
    }

    private static Optional<Document> document(Table table, Property property) {
        return property.type() instanceof DocumentType type
                ? table.document(type).filter(document -> document.sealed().isEmpty())
                : Optional.empty();
    }

    private static Resolution format(Placeholder placeholder, List<Property> path) {
        Property property = path.get(path.size() - 1);
        PropertyType type = property.type();
        if (!Formats.isComponent(type)) {
            return new NotAComponent(property);
        }
        String text = placeholder.format();
        List<String> legal = Formats.legalNames(type);
        Optional<KeyFormat> format = text.isEmpty() ? Formats.defaultFormat(type) : Formats.find(text, type);
        if (format.isPresent()) {
            return new Found(new Component(placeholder, path, format.get()));
        }
        if (text.isEmpty()) {
            return new FormatRequired(property, legal);
        }
        return Formats.isKnown(text)
                ? new UnfittingFormat(property, text, legal)
                : new UnknownFormat(property, text, legal);
    }

    /** Whether each of the placeholders is a component of the entity. */
    public static boolean resolves(Table table, Entity entity, List<Placeholder> placeholders) {
        return placeholders.stream().allMatch(placeholder -> resolve(table, entity, placeholder) instanceof Found);
    }

    /**
     * The components of a template that the rules have found sound, in order.
     *
     * @throws IllegalArgumentException for a placeholder that does not resolve, or a template with faults
     */
    public static List<Component> components(Table table, Entity entity, KeyTemplate template) {
        if (!template.faults().isEmpty()) {
            throw new IllegalArgumentException("a template with faults has no components: " + template);
        }
        List<Component> components = new ArrayList<>();
        for (Placeholder placeholder : template.placeholders()) {
            if (!(resolve(table, entity, placeholder) instanceof Found found)) {
                throw new IllegalArgumentException(
                        placeholder.source() + " of " + entity.name() + " does not resolve in " + template);
            }
            components.add(found.component());
        }
        return List.copyOf(components);
    }
}
