package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Component;
import io.keywright.schema.ComponentConditions;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.SortKeyConditions;
import java.util.List;

/**
 * The conditions that a query offers on one component, with Java's types.
 *
 * @param exact what the methods for one value take
 * @param startingWith whether there is one for the start of a text
 * @param range what the methods for ranges take
 */
record Offer(List<Argument> exact, boolean startingWith, List<Argument> range) {

    Offer {
        exact = List.copyOf(exact);
        range = List.copyOf(range);
    }

    /**
     * What is offered on a component of a sort key. In a stub it is everything, since what the template would offer is
     * not known.
     */
    static Offer of(EntityView view, QueryView query, TemplateView sort, int component) {
        Slot slot = sort.slots().get(component);
        if (sort.isSound()) {
            ComponentConditions conditions = SortKeyConditions.of(view.table(), view.entity(), sort.template())
                    .get(component);
            boolean holds = query.key().index().isEmpty()
                    || ProjectedAttributes.holds(
                            view.table(), query.key().index().get(), conditions.component());
            return of(holds ? conditions : unfiltered(conditions), slot);
        }
        List<Argument> any = List.of(new Argument(slot.argument(), false));
        return new Offer(any, true, any);
    }

    /** Where the index does not hold the property, values are told apart as far as the key does, and no further. */
    private static ComponentConditions unfiltered(ComponentConditions conditions) {
        return new ComponentConditions(
                conditions.component(),
                conditions.before(),
                conditions.behind(),
                conditions.last(),
                unfiltered(conditions.exact()),
                conditions.startingWith(),
                unfiltered(conditions.range()));
    }

    private static List<ComponentConditions.Argument> unfiltered(List<ComponentConditions.Argument> arguments) {
        List<ComponentConditions.Argument> exact =
                arguments.stream().filter(argument -> !argument.filtered()).toList();
        return exact.isEmpty()
                ? arguments.stream()
                        .map(argument -> new ComponentConditions.Argument(argument.type(), false))
                        .toList()
                : exact;
    }

    private static Offer of(ComponentConditions conditions, Slot slot) {
        return new Offer(
                arguments(conditions.exact(), slot), conditions.startingWith(), arguments(conditions.range(), slot));
    }

    private static List<Argument> arguments(List<ComponentConditions.Argument> arguments, Slot slot) {
        return arguments.stream()
                .map(argument -> {
                    TypeName type = JavaTypes.of(argument.type());
                    return new Argument(
                            type.box().equals(slot.value().box()) ? slot.value() : type, argument.filtered());
                })
                .toList();
    }

    /** The converter of a property that is compared as it is stored; only times are. */
    CodeBlock converter(Component component) {
        return converter(component.property().type());
    }

    private static CodeBlock converter(PropertyType type) {
        return type instanceof ConvertedType converted
                ? CodeBlock.of(
                        "$T.converted($L, $L)",
                        RuntimeTypes.CONVERTERS,
                        ConverterFields.instance(converted),
                        converter(converted.content()))
                : ConverterFields.of(((Scalar) type).kind());
    }
}
