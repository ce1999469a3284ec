package io.keywright.processor.emit;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Writes the nested classes of one query. The first offers conditions on the first component of the sort key; fixing a
 * component that is not the last leads to the next class, which offers conditions on the next one.
 */
final class QueryEmitter {

    private static final String SOURCE = "source";
    private static final String PARTITION = "partition";
    private static final String PARTITIONS = "partitions";
    private static final String PREVIOUS = "previous";
    private static final String COMPONENT = "component";
    private static final String FILTERS = "filters";

    private final EntityView view;
    private final QueryView query;

    QueryEmitter(EntityView view, QueryView query) {
        this.view = view;
        this.query = query;
    }

    List<TypeSpec> emit() {
        List<TypeSpec> stages = new ArrayList<>();
        for (int i = 0; i < query.names().stages().size(); i++) {
            stages.add(stage(i));
        }
        return stages;
    }

    /*
     * public static final class ByStatus extends Query<Order, ByStatus> {
     */
    private TypeSpec stage(int number) {
        ClassName type = type(number);
        TypeSpec.Builder stage = TypeSpec.classBuilder(type)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .superclass(query.base(view, type))
                .addJavadoc(doc(number));
        if (number == 0) {
            stage.addMethod(first());
        }
        if (!query.held(view).isEmpty()) {
            stage.addMethod(filter(type));
        }
        if (hidesExpired()) {
            stage.addMethod(hideExpired(type));
        }
        query.key().sort().filter(sort -> !sort.slots().isEmpty()).ifPresent(sort -> {
            if (number > 0) {
                stage.addMethod(next(number, sort));
            }
            stage.addMethods(new ConditionEmitter(view, query, sort, number).emit());
        });
        return stage.build();
    }

    private boolean hidesExpired() {
        return view.entity()
                .timeToLive()
                .filter(property -> query.holds(view, property))
                .isPresent();
    }

    /*
     * public ByDue filter(Condition<LoanAttributes.ByDue> condition) {
     *     return filterHeld(condition);
     * }
     */
    private MethodSpec filter(ClassName type) {
        return MethodSpec.methodBuilder("filter")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Leaves out what does not fulfil the condition on what $L holds; with several calls, what does not"
                                + " fulfil all. What is left out has been read, and a page can be empty with more to come.",
                        query.placeDoc())
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.CONDITION, query.heldBy(view)), "condition")
                .returns(type)
                .addCode(view.body(() -> CodeBlock.of("return filterHeld(condition);\n")))
                .build();
    }

    /*
     * public OfCustomer hideExpired() {
     *     return leaveOutExpired(CartMapper.INSTANCE);
     * }
     */
    private MethodSpec hideExpired(ClassName type) {
        return MethodSpec.methodBuilder("hideExpired")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Leaves out items that have expired by the options' clock and are not deleted yet. A filter: what"
                                + " is left out has been read, and a page can be empty with more to come.")
                .returns(type)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return leaveOutExpired($T.$L)", view.mapper(), ConverterFields.INSTANCE)
                        .build()))
                .build();
    }

    private CodeBlock doc(int number) {
        CodeBlock named = CodeBlock.of("The query {@code $L}", query.names().method());
        if (number == 0) {
            return CodeBlock.of("$L.", named);
        }
        CodeBlock fixed = query.key().sort().orElseThrow().slots().stream()
                .limit(number)
                .map(slot -> Docs.code(slot.path()))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$L with $L fixed.", named, fixed);
    }

    /*
     * private ByStatus(QuerySource<Order> source, String partition) {
     *     super(source, partition, "ORDER#");
     * }
     *
     * private ByStatus(QuerySource<Order> source, Partitions partitions, PropertyFilter... filters) {
     *     super(source, partitions, "", filters);
     * }
     */
    private MethodSpec first() {
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).addParameter(query.sourceType(), SOURCE);
        if (query.key().partition().shard().isEmpty()) {
            return constructor
                    .addParameter(String.class, PARTITION)
                    .addStatement("super($L, $L, $L)", SOURCE, PARTITION, range())
                    .build();
        }
        constructor.addParameter(RuntimeTypes.PARTITIONS, PARTITIONS);
        return query.key().canBeTold(view.table())
                ? constructor
                        .addParameter(ArrayTypeName.of(RuntimeTypes.PROPERTY_FILTER), FILTERS)
                        .varargs()
                        .addStatement("super($L, $L, $L, $L)", SOURCE, PARTITIONS, range(), FILTERS)
                        .build()
                : constructor
                        .addStatement("super($L, $L, $L)", SOURCE, PARTITIONS, range())
                        .build();
    }

    /** What all sort keys start with; where the template has no placeholder, the one sort key. */
    private CodeBlock range() {
        String prefix =
                query.key().sort().map(sort -> sort.template().leadingLiteral()).orElse("");
        boolean constant =
                query.key().sort().filter(sort -> sort.slots().isEmpty()).isPresent();
        return constant
                ? CodeBlock.of("$T.equalTo($S)", RuntimeTypes.SORT_KEY_CONDITION, prefix)
                : CodeBlock.of("$S", prefix);
    }

    /*
     * private ByStatusPlacedAt(ByStatus previous, String component) {
     *     super(previous, component);
     * }
     */
    private MethodSpec next(int number, TemplateView sort) {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(type(number - 1), PREVIOUS)
                .addParameter(String.class, COMPONENT);
        boolean filtered =
                Offer.of(view, query, sort, number - 1).exact().stream().anyMatch(Argument::filtered);
        return filtered
                ? constructor
                        .addParameter(ArrayTypeName.of(RuntimeTypes.PROPERTY_FILTER), FILTERS)
                        .varargs()
                        .addStatement("super($L, $L, $L)", PREVIOUS, COMPONENT, FILTERS)
                        .build()
                : constructor.addStatement("super($L, $L)", PREVIOUS, COMPONENT).build();
    }

    private ClassName type(int number) {
        return view.repository().nestedClass(query.names().stages().get(number));
    }
}
