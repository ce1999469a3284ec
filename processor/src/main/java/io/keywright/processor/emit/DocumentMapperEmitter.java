package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.NameScope;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class that turns a document into a map attribute and back. */
final class DocumentMapperEmitter {

    private static final String VALUE = "value";
    private static final String MAP = "map";

    private final DocumentView view;
    private final ConverterFields converters;
    private final GeneratedClass generated;

    DocumentMapperEmitter(DocumentView view, ConverterFields converters, GeneratedClass generated) {
        this.view = view;
        this.converters = converters;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder mapper = generated
                .builder(view.mapper(), view.types())
                .addSuperinterface(ParameterizedTypeName.get(RuntimeTypes.CONVERTER, view.type()))
                .addJavadoc("Turns {@link $T} into a map inside an item and back.", view.declared())
                .addField(instance());
        if (!view.stub()) {
            mapper.addField(new StructureCode(view.document()).document()).addFields(converters.fields());
            converters.circular().ifPresent(mapper::addType);
            new DefaultCode(view.document()).constants().ifPresent(mapper::addType);
        }
        return mapper.addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(toValue())
                .addMethod(fromValue())
                .build();
    }

    private FieldSpec instance() {
        return FieldSpec.builder(
                        view.mapper(), ConverterFields.INSTANCE, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc("The mapper, which has no state.")
                .initializer("new $T()", view.mapper())
                .build();
    }

    /*
     * ItemWriter map = ItemWriter.document(STRUCTURE, 3);
     * map.string("street", address.street());
     * return map.toValue();
     */
    private MethodSpec toValue() {
        return GeneratedClass.override("toValue")
                .addParameter(view.type(), view.variable())
                .returns(RuntimeTypes.ATTRIBUTE_VALUE)
                .addCode(view.body(this::toValueBody))
                .build();
    }

    private CodeBlock toValueBody() {
        String map = NameScope.of(List.of(view.variable())).claim(MAP);
        return CodeBlock.builder()
                .addStatement(
                        "$T $L = $T.document($L, $L)",
                        RuntimeTypes.ITEM_WRITER,
                        map,
                        RuntimeTypes.ITEM_WRITER,
                        ConverterFields.STRUCTURE,
                        view.document().properties().size())
                .add(new ItemCode(view.document(), converters).write(map, view.variable()))
                .addStatement("return $L.toValue()", map)
                .build();
    }

    /*
     * Map<String, AttributeValue> map = STRUCTURE.map(value);
     * return new Address(…);
     */
    private MethodSpec fromValue() {
        return GeneratedClass.override("fromValue")
                .addParameter(RuntimeTypes.ATTRIBUTE_VALUE, VALUE)
                .returns(view.type())
                .addCode(view.body(this::fromValueBody))
                .build();
    }

    private CodeBlock fromValueBody() {
        String object = NameScope.of(List.of(MAP, VALUE)).claim(view.variable());
        return CodeBlock.builder()
                .addStatement("$T $L = $L.map($L)", MapperEmitter.ATTRIBUTES, MAP, ConverterFields.STRUCTURE, VALUE)
                .add(new ItemCode(view.document(), converters).build(MAP, view.type(), object))
                .build();
    }
}
