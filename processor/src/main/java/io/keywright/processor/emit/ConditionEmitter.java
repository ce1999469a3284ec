package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.QueryNames.Conditions;
import io.keywright.schema.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Writes the conditions that one stage of a query offers: those on one component of the sort key. */
final class ConditionEmitter {

    private static final String FROM = "from";
    private static final String TO = "to";
    private static final String START = "start";

    private final EntityView view;
    private final QueryView query;
    private final TemplateView sort;
    private final int stage;
    private final Slot slot;
    private final Conditions names;
    private final Offer offer;
    private final ConditionDocs meanings;

    ConditionEmitter(EntityView view, QueryView query, TemplateView sort, int stage) {
        this.view = view;
        this.query = query;
        this.sort = sort;
        this.stage = stage;
        this.slot = sort.slots().get(stage);
        this.names = query.names().conditions().get(stage);
        this.offer = Offer.of(view, query, sort, stage);
        this.meanings = new ConditionDocs(slot, view.table().delimiter());
    }

    List<MethodSpec> emit() {
        List<MethodSpec> methods = new ArrayList<>();
        offer.exact().forEach(argument -> methods.add(exact(argument)));
        if (offer.startingWith()) {
            methods.add(startingWith());
        }
        for (Argument argument : offer.range()) {
            methods.add(between(argument));
            methods.add(bound(argument, names.from(), "from", "greaterOrEqual", "This $L and all above it"));
            methods.add(bound(argument, names.after(), "after", "greaterThan", "All above this $L"));
            methods.add(bound(argument, names.until(), "until", "lessOrEqual", "This $L and all below it"));
            methods.add(bound(argument, names.before(), "before", "lessThan", "All below this $L"));
        }
        return methods;
    }

    /*
     * public RangeQuery<Order> orderId(String orderId) {
     *     return where(exactly(OrderKeys.ORDER_ID.text(orderId)));
     * }
     *
     * public ByStatusPlacedAt placedAt(Instant placedAt) {
     *     return new ByStatusPlacedAt(this, OrderKeys.PLACED_AT.text(placedAt).concat("#"));
     * }
     */
    private MethodSpec exact(Argument argument) {
        String parameter = query.key().parameter(slot);
        boolean last = stage == sort.slots().size() - 1;
        TypeName type = last
                ? rangeType()
                : view.repository().nestedClass(query.names().stages().get(stage + 1));
        return method(names.exact(), type, meanings.exact(argument))
                .addParameter(argument.type(), parameter)
                .addCode(returning(() -> {
                    CodeBlock text = text(argument, parameter);
                    String tail = sort.tail(stage);
                    CodeBlock whole = tail.isEmpty() ? text : CodeBlock.of("$L.concat($S)", text, tail);
                    CodeBlock filters = filter(argument, "equal", parameter);
                    return last
                            ? CodeBlock.of("where(exactly($L)$L)", whole, filters)
                            : CodeBlock.of("new $T(this,$W$L$L)", type, whole, filters);
                }))
                .build();
    }

    /*
     * public RangeQuery<Order> orderIdStartingWith(String start) {
     *     return where(beginningWith(OrderKeys.ORDER_ID.text(start)));
     * }
     */
    private MethodSpec startingWith() {
        Argument argument = offer.exact().get(0);
        return method(names.startingWith(), rangeType(), meanings.startingWith())
                .addParameter(argument.type(), START)
                .addCode(returning(() -> CodeBlock.of("where(beginningWith($L))", text(argument, START))))
                .build();
    }

    /*
     * public RangeQuery<Order> orderIdBetween(String from, String to) {
     *     return where(within().between(OrderKeys.ORDER_ID.text(from), OrderKeys.ORDER_ID.text(to)));
     * }
     */
    private MethodSpec between(Argument argument) {
        return method(names.between(), rangeType(), meanings.range(argument, "From one $L to another, both included"))
                .addParameter(argument.type(), FROM)
                .addParameter(argument.type(), TO)
                .addCode(returning(() -> CodeBlock.of(
                        "where($L.between($L,$W$L)$L$L)",
                        within(),
                        text(argument, FROM),
                        text(argument, TO),
                        filter(argument, "greaterOrEqual", FROM),
                        filter(argument, "lessOrEqual", TO))))
                .build();
    }

    /*
     * public RangeQuery<Order> placedAtAfter(Instant placedAt) {
     *     return where(
     *         within("#").from(OrderKeys.PLACED_AT_INSTANT.text(placedAt)),
     *         PropertyFilter.greaterThan("placedAt",
     *             StoredBound.of(OrderKeys.PLACED_AT_INSTANT, Converters.ofInstant(), placedAt)));
     * }
     *
     * The filter of what lies in a document: PropertyFilter.greaterThan("since", …).in("address").
     */
    private MethodSpec bound(Argument argument, String name, String bound, String comparison, String meaning) {
        String parameter = query.key().parameter(slot);
        String keyBound = argument.filtered() ? widened(bound) : bound;
        return method(name, rangeType(), meanings.range(argument, meaning))
                .addParameter(argument.type(), parameter)
                .addCode(returning(() -> CodeBlock.of(
                        "where($L.$L($L)$L)",
                        within(),
                        keyBound,
                        text(argument, parameter),
                        filter(argument, comparison, parameter))))
                .build();
    }

    /** Where the key tells less than the value, the bound's own key can hold values on both sides of it. */
    private static String widened(String bound) {
        return switch (bound) {
            case "after" -> "from";
            case "before" -> "until";
            default -> bound;
        };
    }

    private CodeBlock within() {
        if (sort.isAdjoining(stage)) {
            return CodeBlock.of("withinAdjoining()");
        }
        String tail = sort.tail(stage);
        return tail.isEmpty() ? CodeBlock.of("within()") : CodeBlock.of("within($S)", tail);
    }

    private CodeBlock text(Argument argument, String parameter) {
        return CodeBlock.of("$L.text($L)", constant(argument), parameter);
    }

    private CodeBlock constant(Argument argument) {
        String name = view.constants().get(sort, slot, argument.type()).name();
        return CodeBlock.of("$T.$L", view.keys(), name);
    }

    private CodeBlock filter(Argument argument, String comparison, String parameter) {
        if (!argument.filtered()) {
            return CodeBlock.of("");
        }
        Component component = slot.component().orElseThrow();
        return FilterCode.of(component, comparison, constant(argument), offer.converter(component), parameter);
    }

    private TypeName rangeType() {
        return query.range(view);
    }

    private CodeBlock returning(Supplier<CodeBlock> expression) {
        return view.body(() ->
                CodeBlock.builder().addStatement("return $L", expression.get()).build());
    }

    private static MethodSpec.Builder method(String name, TypeName type, CodeBlock meaning) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(meaning)
                .returns(type);
    }
}
