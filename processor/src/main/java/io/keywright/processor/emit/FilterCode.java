package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import io.keywright.schema.Component;
import io.keywright.schema.Property;
import java.util.List;

/** Filters on stored properties, which make exact what a key tells less of than a value. */
final class FilterCode {

    private FilterCode() {}

    /*
     * , PropertyFilter.greaterThan("at", StoredBound.of(OrderKeys.AT_INSTANT, Converters.ofInstant(), at))
     * , PropertyFilter.greaterThan("since", StoredBound.of(…, Converters.ofInstant(), since)).in("address")
     * , PropertyFilter.greaterThan("at", StoredBound.of(…, Converters.ofInstant(), at))
     *     .at(AttributePath.of("at", "at", "placedAt"))
     */
    /**
     * A further argument that compares a component's property with a method's parameter.
     *
     * @param constant what writes the parameter's part of the key, and can say where that stands
     */
    static CodeBlock of(
            Component component, String comparison, CodeBlock constant, CodeBlock converter, String parameter) {
        List<String> path = component.path().stream().map(Property::attribute).toList();
        String attribute = path.get(path.size() - 1);
        CodeBlock documents = path.subList(0, path.size() - 1).stream()
                .map(name -> CodeBlock.of("$S", name))
                .collect(CodeBlock.joining(", "));
        CodeBlock value = CodeBlock.of("$T.of($L, $L, $L)", RuntimeTypes.STORED_BOUND, constant, converter, parameter);
        CodeBlock filter = CodeBlock.of("$T.$L($S,$W$L)", RuntimeTypes.PROPERTY_FILTER, comparison, attribute, value);
        if (component.path().stream()
                .anyMatch(property -> !property.evolution().formerly().isEmpty())) {
            return CodeBlock.of(",$W$L$Z.at($L)", filter, path(component.path()));
        }
        return documents.isEmpty() ? CodeBlock.of(",$W$L", filter) : CodeBlock.of(",$W$L.in($L)", filter, documents);
    }

    /** The place under the present names and the former ones. */
    private static CodeBlock path(List<Property> properties) {
        CodeBlock.Builder path = CodeBlock.builder()
                .add("$T.of($L)", RuntimeTypes.ATTRIBUTE_PATH, ReferenceCode.names(properties.get(0)));
        properties.stream().skip(1).forEach(property -> path.add(".child($L)", ReferenceCode.names(property)));
        return path.build();
    }
}
