package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.WildcardTypeName;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.Resolution.Found;
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

    /**
     * The type of a placeholder of which nothing is known: it takes whatever a key can hold and, unlike {@code Object},
     * leaves the repository's {@code delete(key)} beside the inherited {@code delete(entity)}.
     */
    private static final TypeName UNKNOWN =
            ParameterizedTypeName.get(ClassName.get(Comparable.class), WildcardTypeName.subtypeOf(Object.class));

    /** Looks a placeholder up. */
    static Slot of(Table table, Entity entity, Placeholder placeholder) {
        if (Resolver.resolve(table, entity, placeholder) instanceof Found found) {
            return found(found.component());
        }
        TypeName known = entity.property(placeholder.path())
                .map(JavaTypes::of)
                .filter(type -> !type.equals(TypeName.OBJECT))
                .orElse(UNKNOWN);
        return new Slot(placeholder, Optional.empty(), known, known);
    }

    private static Slot found(Component component) {
        Property property = component.property();
        TypeName value = JavaTypes.of(property);
        TypeName argument = JavaTypes.of(Formats.argumentType(component.format(), property.type()));
        return component.path().size() > 1
                ? new Slot(component.placeholder(), Optional.of(component), argument.box(), value.box())
                : new Slot(component.placeholder(), Optional.of(component), argument, value);
    }

    /** Whether keys and queries take another type than the property has. */
    boolean converts() {
        return !argument.equals(value);
    }

    /** Over how many shards it spreads a partition; empty for any other placeholder. */
    Optional<Shard> shard() {
        return component.map(Component::format).filter(Shard.class::isInstance).map(Shard.class::cast);
    }

    /** The property or path. */
    String path() {
        return placeholder.path();
    }
}
