package io.keywright.processor.emit;

import com.squareup.javapoet.TypeName;
import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.UnknownProperty;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.Optional;

/**
 * A placeholder as Java sees it.
 *
 * @param placeholder as written
 * @param component what it resolves to; empty in an entity that is written as a stub only
 * @param argument the type that keys and queries take: that of the format
 * @param value the type of the property; boxed where a document on the way to it may be missing
 */
record Slot(Placeholder placeholder, Optional<Component> component, TypeName argument, TypeName value) {

    /** Looks a placeholder up. */
    static Slot of(Table table, Entity entity, Placeholder placeholder) {
        Resolution resolution = Resolver.resolve(table, entity, placeholder);
        if (resolution instanceof Found found) {
            return found(found.component());
        }
        TypeName guess = guess(entity, placeholder, resolution);
        return new Slot(placeholder, Optional.empty(), guess, guess);
    }

    private static Slot found(Component component) {
        Property property = component.property();
        TypeName value = JavaTypes.of(property);
        TypeName argument = JavaTypes.of(Formats.argumentType(component.format(), property.type()));
        return component.path().size() > 1
                ? new Slot(component.placeholder(), Optional.of(component), argument.box(), value.box())
                : new Slot(component.placeholder(), Optional.of(component), argument, value);
    }

    /** What the writer probably meant, so that one misspelt name does not make every call an error too. */
    private static TypeName guess(Entity entity, Placeholder placeholder, Resolution resolution) {
        Optional<String> name = resolution instanceof UnknownProperty unknown
                ? Suggestion.nearest(unknown.name(), unknown.candidates())
                : Optional.of(placeholder.path());
        return name.flatMap(entity::property).map(JavaTypes::of).orElse(TypeName.OBJECT);
    }

    /** Whether keys and queries take another type than the property has. */
    boolean converts() {
        return !argument.equals(value);
    }

    /** The property or path. */
    String path() {
        return placeholder.path();
    }
}
