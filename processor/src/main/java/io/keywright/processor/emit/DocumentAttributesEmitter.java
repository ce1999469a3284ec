package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.TypeVariableName;
import com.squareup.javapoet.WildcardTypeName;
import io.keywright.schema.Property;
import javax.lang.model.element.Modifier;

/** Writes the class of references to the attributes of a document, whatever entity it lies in. */
final class DocumentAttributesEmitter {

    private final DocumentView view;
    private final ReferenceCode references;
    private final GeneratedClass generated;
    private final TypeVariableName entity;

    DocumentAttributesEmitter(DocumentView view, ReferenceCode references, GeneratedClass generated) {
        this.view = view;
        this.references = references;
        this.generated = generated;
        this.entity = TypeVariableName.get(view.names().entityParameter(view.document()));
    }

    TypeSpec emit() {
        TypeSpec.Builder attributes = generated
                .builder(view.attributes(), view.document().javaType())
                .addTypeVariable(entity)
                .superclass(ParameterizedTypeName.get(RuntimeTypes.ATTRIBUTE_REFERENCE, entity, view.type()))
                .addJavadoc("The attributes of a {@link $T} inside an item.\n\n", view.type())
                .addJavadoc("@param <$L> the entity", entity)
                .addMethod(top())
                .addMethod(inside());
        for (Property property : view.document().properties()) {
            attributes.addMethod(reference(property));
        }
        return attributes.build();
    }

    private MethodSpec top() {
        return MethodSpec.constructorBuilder()
                .addParameter(String.class, "name")
                .addParameter(String.class, "attribute")
                .addStatement("super(name, attribute, $L)", mapper())
                .build();
    }

    private MethodSpec inside() {
        ClassName reference = RuntimeTypes.ATTRIBUTE_REFERENCE;
        return MethodSpec.constructorBuilder()
                .addParameter(
                        ParameterizedTypeName.get(reference, entity, WildcardTypeName.subtypeOf(Object.class)),
                        "parent")
                .addParameter(String.class, "name")
                .addParameter(String.class, "attribute")
                .addStatement("super(parent, name, attribute, $L)", mapper())
                .build();
    }

    private CodeBlock mapper() {
        return CodeBlock.of("$T.$L", view.mapper(), ConverterFields.INSTANCE);
    }

    /*
     * public AttributeReference<E, String> street() {
     *     return child("street", "street", Converters.STRING);
     * }
     */
    private MethodSpec reference(Property property) {
        return MethodSpec.methodBuilder(view.names().reference(view.document(), property))
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(ReferenceCode.doc(property))
                .returns(references.type(entity, property))
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return $L", references.inside(property))
                        .build()))
                .build();
    }
}
