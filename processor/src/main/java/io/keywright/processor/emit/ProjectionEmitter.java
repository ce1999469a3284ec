package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Names;
import io.keywright.schema.Entity;
import io.keywright.schema.Projection;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** Writes the class that reads some of an entity's properties. */
final class ProjectionEmitter {

    private static final String ITEM = "item";
    private static final String THROWN = "thrown";
    private static final TypeName ATTRIBUTES = ParameterizedTypeName.get(
            ClassName.get(Map.class), ClassName.get(String.class), RuntimeTypes.ATTRIBUTE_VALUE);

    private final EntityView view;
    private final Projection projection;
    private final ClassName name;
    private final ClassName record;
    private final Entity part;
    private final ConverterFields converters;
    private final GeneratedClass generated;

    ProjectionEmitter(EntityView view, Projection projection, Names names, GeneratedClass generated) {
        this.view = view;
        this.projection = projection;
        this.name = JavaTypes.of(names.projection(projection));
        this.record = JavaTypes.of(projection.javaType());
        this.part = projection.of(view.entity());
        this.converters = ConverterFields.of(view.table(), names, part, name);
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder type = generated
                .builder(name, view.entity().javaType(), projection.javaType())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.PROJECTION, view.type(), record))
                .addJavadoc("Reads {@link $T}, which is a part of {@link $T}.", record, view.type())
                .addField(FieldSpec.builder(
                                name, ConverterFields.INSTANCE, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .addJavadoc("The projection, which has no state.")
                        .initializer("new $T()", name)
                        .build());
        if (!view.stub()) {
            type.addField(new StructureCode(part).entity(view.table())).addFields(converters.fields());
            new DefaultCode(part).constants().ifPresent(type::addType);
        }
        return type.addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(mapper())
                .addMethod(attributes())
                .addMethod(fromItem())
                .build();
    }

    /*
     * public EntityMapper<Order> mapper() {
     *     return OrderMapper.INSTANCE;
     * }
     */
    private MethodSpec mapper() {
        return GeneratedClass.override("mapper")
                .returns(ParameterizedTypeName.get(RuntimeTypes.ENTITY_MAPPER, view.type()))
                .addStatement("return $T.$L", view.mapper(), ConverterFields.INSTANCE)
                .build();
    }

    /*
     * public List<String> attributes() {
     *     return List.of("orderId", "total");
     * }
     */
    private MethodSpec attributes() {
        CodeBlock names = part.properties().stream()
                .flatMap(property -> property.storedNames().stream())
                .map(stored -> CodeBlock.of("$S", stored))
                .collect(CodeBlock.joining(",$W"));
        return GeneratedClass.override("attributes")
                .returns(ParameterizedTypeName.get(List.class, String.class))
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return $T.of($L)", List.class, names)
                        .build()))
                .build();
    }

    /*
     * try {
     *     return new OrderSummary(…);
     * } catch (RuntimeException thrown) {
     *     throw STRUCTURE.refusal(item, thrown);
     * }
     */
    private MethodSpec fromItem() {
        return GeneratedClass.override("fromItem")
                .addParameter(ATTRIBUTES, ITEM)
                .returns(record)
                .addCode(view.body(this::fromItemBody))
                .build();
    }

    private CodeBlock fromItemBody() {
        return CodeBlock.builder()
                .beginControlFlow("try")
                .add(new ItemCode(part, converters).build(ITEM, record, ITEM))
                .nextControlFlow("catch ($T $L)", RuntimeException.class, THROWN)
                .addStatement("throw $L.refusal($L, $L)", ConverterFields.STRUCTURE, ITEM, THROWN)
                .endControlFlow()
                .build();
    }
}
