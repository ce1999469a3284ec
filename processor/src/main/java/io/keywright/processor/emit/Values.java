package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Component;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The values of placeholders, read from an object. One that can be absent, or lies in a document, is read into a local
 * variable once; the others are called for where they are used.
 */
final class Values {

    private final String object;
    private final NameScope scope;
    private final CodeBlock.Builder declarations = CodeBlock.builder();
    private final Map<String, String> locals = new HashMap<>();

    /**
     * Values of one object in one method.
     *
     * @param object the variable that holds it
     * @param taken the method's other variables
     */
    Values(String object, List<String> taken) {
        this.object = object;
        List<String> names = new ArrayList<>(taken);
        names.add(object);
        this.scope = NameScope.of(names);
    }

    /** How a property is read: {@code order.total()}. */
    static CodeBlock read(String object, Property property) {
        String call = property.accessor().kind() == Property.Accessor.Kind.METHOD ? "$L.$L()" : "$L.$L";
        return CodeBlock.of(call, object, property.accessor().member());
    }

    /** Whether an object can lack it: also what a write gives a value that the object does not have yet. */
    static boolean canBeNull(Component component) {
        return component.optional() || component.path().get(0).marks().writtenByItself();
    }

    /** The expression for a component's value; what it needs is declared by {@link #declarations}. */
    CodeBlock value(Component component) {
        CodeBlock whole = object(component);
        // What is stored of it has no fractions of seconds, and a key is to be found by what is read.
        return component.path().size() == 1 && isTimeToLive(component.property())
                ? CodeBlock.of("$L.truncatedTo($T.SECONDS)", whole, ChronoUnit.class)
                : whole;
    }

    /** The expression for what the object holds of a component, which may be null. */
    CodeBlock object(Component component) {
        return component.path().size() == 1 && !canBeNull(component)
                ? read(object, component.property())
                : CodeBlock.of("$L", local(component.path()));
    }

    /** The expression for what the object holds of a property, which may be null. */
    CodeBlock object(Property property) {
        return property.optional() ? CodeBlock.of("$L", local(List.of(property))) : read(object, property);
    }

    /** Whether it is a time to live that is no number. */
    static boolean isTimeToLive(Property property) {
        return property.marks().timeToLive()
                && property.type() instanceof Scalar scalar
                && scalar.kind() == ScalarKind.INSTANT;
    }

    /** The variables that were needed since this was last asked. */
    CodeBlock declarations() {
        CodeBlock declared = declarations.build();
        declarations.clear();
        return declared;
    }

    /** What is inside an Optional, or null. */
    private static CodeBlock content(String parent, Property property) {
        CodeBlock read = read(parent, property);
        return property.type() instanceof Scalar scalar && scalar.primitive()
                ? CodeBlock.of("$L.isPresent() ? $L.$L() : null", read, read, getter(property))
                : CodeBlock.of("$L.orElse(null)", read);
    }

    /** The method that gives what is inside of a property's Optional. */
    static String getter(Property property) {
        return property.type() instanceof Scalar scalar && scalar.primitive()
                ? "getAs" + Identifiers.upperFirst(JavaTypes.of(scalar).toString())
                : "get";
    }

    /*
     * Address address = customer.address();
     * String addressCountry = address == null ? null : address.country();
     */
    private String local(List<Property> path) {
        List<String> names = path.stream().map(Property::name).toList();
        String key = String.join(".", names);
        String known = locals.get(key);
        if (known != null) {
            return known;
        }
        Property property = path.get(path.size() - 1);
        String parent = path.size() == 1 ? object : local(path.subList(0, path.size() - 1));
        CodeBlock read = property.presence() == Presence.OPTIONAL ? content(parent, property) : read(parent, property);
        TypeName type = path.size() == 1 && !property.optional()
                ? JavaTypes.of(property)
                : JavaTypes.of(property).box();
        String name = scope.claim(Names.variable(names));
        locals.put(key, name);
        if (path.size() == 1) {
            declarations.addStatement("$T $L = $L", type, name, read);
        } else {
            declarations.addStatement("$T $L = $L == null ? null : $L", type, name, parent, read);
        }
        return name;
    }
}
