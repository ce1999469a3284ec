package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Index;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the class that turns an entity into an item and back. */
final class MapperEmitter {

    private static final String ITEM = "item";
    private static final String THROWN = "thrown";
    private static final TypeName TYPES = ParameterizedTypeName.get(List.class, String.class);
    static final TypeName ATTRIBUTES = ParameterizedTypeName.get(
            ClassName.get(Map.class), ClassName.get(String.class), RuntimeTypes.ATTRIBUTE_VALUE);

    private final EntityView view;
    private final Names names;
    private final ConverterFields converters;
    private final GeneratedClass generated;

    MapperEmitter(EntityView view, Names names, ConverterFields converters, GeneratedClass generated) {
        this.view = view;
        this.names = names;
        this.converters = converters;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder mapper = generated
                .builder(view.mapper(), view.entity().javaType())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.ENTITY_MAPPER, view.type()))
                .addJavadoc("Turns {@link $T} into items of {@link $T} and back.", view.type(), view.tableType())
                .addField(instance());
        if (!view.stub()) {
            mapper.addField(typeField())
                    .addField(new StructureCode(view.entity()).entity(view.table()))
                    .addFields(converters.fields());
        }
        if (!view.stub()) {
            new DefaultCode(view.entity()).constants().ifPresent(mapper::addType);
        }
        if (view.entity().types().size() > 1) {
            mapper.addField(typesField()).addMethod(types());
        }
        mapper.addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(text("type", view.entity().type()))
                .addMethod(text("entity", view.entity().javaType().nestedName()))
                .addMethod(key())
                .addMethod(toItem())
                .addMethod(fromItem())
                .addMethod(new PropertiesCode(view).method());
        MarksCode.of(view, names).ifPresent(marks -> marks.addTo(mapper));
        return mapper.build();
    }

    private FieldSpec instance() {
        return FieldSpec.builder(
                        view.mapper(), ConverterFields.INSTANCE, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The mapper, which has no state.")
                .initializer("new $T()", view.mapper())
                .build();
    }

    private FieldSpec typeField() {
        return FieldSpec.builder(
                        RuntimeTypes.ATTRIBUTE_VALUE,
                        ConverterFields.TYPE,
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(
                        "$T.createS($S)",
                        RuntimeTypes.ATTRIBUTE_VALUE,
                        view.entity().type())
                .build();
    }

    /*
     * private static final List<String> TYPES = List.of("Cust", "Client");
     */
    private FieldSpec typesField() {
        return FieldSpec.builder(TYPES, ConverterFields.TYPES, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "$T.of($L)",
                        List.class,
                        view.entity().types().stream()
                                .map(type -> CodeBlock.of("$S", type))
                                .collect(CodeBlock.joining(", ")))
                .build();
    }

    private static MethodSpec types() {
        return GeneratedClass.override("types")
                .returns(TYPES)
                .addStatement("return $L", ConverterFields.TYPES)
                .build();
    }

    /*
     * public String entity() {
     *     return "Order";
     * }
     */
    private MethodSpec text(String name, String value) {
        return GeneratedClass.override(name)
                .returns(String.class)
                .addStatement("return $S", value)
                .build();
    }

    /*
     * public PrimaryKey<Order> key(Order order) {
     *     return OrderKeys.primary(order.customerId(), order.orderId());
     * }
     */
    private MethodSpec key() {
        return GeneratedClass.override("key")
                .addParameter(view.type(), view.variable())
                .returns(ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type()))
                .addCode(view.body(this::keyBody))
                .build();
    }

    private CodeBlock keyBody() {
        Values values = new Values(view.variable(), List.of());
        CodeBlock call = call(view.primary(), values);
        return CodeBlock.builder()
                .add(values.declarations())
                .addStatement("return $L", call)
                .build();
    }

    /*
     * ItemWriter item = new ItemWriter(STRUCTURE, 16);
     * item.key("PK", "SK", key(order));
     * item.type("Type", TYPE);
     * item.string("customerId", order.customerId());
     * item.key("GSI1PK", "GSI1SK", OrderKeys.byStatus(order.status(), order.placedAt()));
     * return item.toMap();
     */
    private MethodSpec toItem() {
        return GeneratedClass.override("toItem")
                .addParameter(view.type(), view.variable())
                .returns(ATTRIBUTES)
                .addCode(view.body(this::toItemBody))
                .build();
    }

    private CodeBlock toItemBody() {
        String item = NameScope.of(List.of(view.variable())).claim(ITEM);
        CodeBlock.Builder code = CodeBlock.builder()
                .addStatement(
                        "$T $L = new $T($L, $L)",
                        RuntimeTypes.ITEM_WRITER,
                        item,
                        RuntimeTypes.ITEM_WRITER,
                        ConverterFields.STRUCTURE,
                        capacity())
                .addStatement(
                        "$L.key($L, key($L))",
                        item,
                        names(view.table().partitionKey(), view.table().sortKey()),
                        view.variable())
                .addStatement("$L.type($S, $L)", item, view.table().typeAttribute(), ConverterFields.TYPE)
                .add(new ItemCode(view.entity(), converters).write(item, view.variable()));
        Values values = new Values(view.variable(), List.of(item));
        for (KeyView index : view.indexes()) {
            code.add(index(item, index, values));
        }
        return code.addStatement("return $L.toMap()", item).build();
    }

    private int capacity() {
        int keys = 2 + 2 * view.indexes().size();
        return keys + 1 + view.entity().properties().size();
    }

    /*
     * String organization = user.organization();
     * if (organization != null) {
     *     item.key("GSI1PK", "GSI1SK", UserKeys.inOrganization(organization, user.username()));
     * }
     */
    private CodeBlock index(String item, KeyView key, Values values) {
        Index index = key.index().orElseThrow();
        CodeBlock call = call(key, values);
        CodeBlock write = key.isLocal()
                ? CodeBlock.of("$L.localKey($S, $L)", item, index.sortKey(), call)
                : CodeBlock.of("$L.key($L, $L)", item, names(index.partitionKey(), index.sortKey()), call);
        List<CodeBlock> present = key.slots().stream()
                .flatMap(slot -> slot.component().stream())
                .filter(Values::canBeNull)
                .map(component -> CodeBlock.of("$L != null", values.object(component)))
                .distinct()
                .toList();
        CodeBlock.Builder code = CodeBlock.builder().add(values.declarations());
        if (present.isEmpty()) {
            return code.addStatement(write).build();
        }
        return code.beginControlFlow("if ($L)", present.stream().collect(CodeBlock.joining(" && ")))
                .addStatement(write)
                .endControlFlow()
                .build();
    }

    /** The call that builds a key from the object's values. */
    private CodeBlock call(KeyView key, Values values) {
        List<String> paths = new ArrayList<>();
        List<CodeBlock> arguments = new ArrayList<>();
        for (Slot slot : key.slots()) {
            if (!paths.contains(slot.path())) {
                paths.add(slot.path());
                arguments.add(values.value(slot.component().orElseThrow()));
            }
        }
        return CodeBlock.of(
                "$T.$L($L)",
                view.keys(),
                key.methods().key(),
                arguments.stream().collect(CodeBlock.joining(", ")));
    }

    private static CodeBlock names(String partitionKey, @Nullable String sortKey) {
        return sortKey == null ? CodeBlock.of("$S", partitionKey) : CodeBlock.of("$S, $S", partitionKey, sortKey);
    }

    /*
     * try {
     *     return new Order(…);
     * } catch (RuntimeException thrown) {
     *     throw STRUCTURE.refusal(item, thrown);
     * }
     */
    private MethodSpec fromItem() {
        return GeneratedClass.override("fromItem")
                .addParameter(ATTRIBUTES, ITEM)
                .returns(view.type())
                .addCode(view.body(this::fromItemBody))
                .build();
    }

    private CodeBlock fromItemBody() {
        String object = NameScope.of(List.of(ITEM, THROWN)).claim(view.variable());
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(new ItemCode(view.entity(), converters).build(ITEM, view.type(), object))
                .nextControlFlow("catch ($T $L)", RuntimeException.class, THROWN)
                .addStatement("throw $L.refusal($L, $L)", ConverterFields.STRUCTURE, ITEM, THROWN)
                .endControlFlow()
                .build();
    }
}
