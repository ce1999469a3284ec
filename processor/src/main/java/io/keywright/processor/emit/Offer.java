package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Component;
import io.keywright.schema.ComponentConditions;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.SortKeyConditions;
import java.util.List;

/**
 * The conditions that a query offers on one component, with Java's types.
 *
 * @param exact what the methods for one value take
 * @param startingWith whether there is one for the start of a text
 * @param range what the methods for ranges take
 * @param before whether ranges have an exclusive upper bound
 */
record Offer(List<Argument> exact, boolean startingWith, List<Argument> range, boolean before) {

    Offer {
        exact = List.copyOf(exact);
        range = List.copyOf(range);
    }

    /**
     * What is offered on a component of a sort key. In a stub it is everything, since what the template would offer is
     * not known.
     */
    static Offer of(EntityView view, TemplateView sort, int component) {
        Slot slot = sort.slots().get(component);
        if (sort.isSound()) {
            return of(
                    SortKeyConditions.of(view.table(), view.entity(), sort.template())
                            .get(component),
                    slot);
        }
        List<Argument> any = List.of(new Argument(slot.argument(), false));
        return new Offer(any, true, any, true);
    }

    private static Offer of(ComponentConditions conditions, Slot slot) {
        return new Offer(
                arguments(conditions.exact(), slot),
                conditions.startingWith(),
                arguments(conditions.range(), slot),
                conditions.offersBefore());
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
        return CodeBlock.of(
                "$T.$L",
                RuntimeTypes.CONVERTERS,
                ((Scalar) component.property().type()).kind().name());
    }
}
