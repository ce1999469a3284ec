package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.TypeVariableName;
import io.keywright.schema.Construction.Sealed;
import io.keywright.schema.Property;
import javax.lang.model.element.Modifier;

/** Writes the class of references to the attributes of a document, whatever entity it lies in. */
final class DocumentAttributesEmitter {

    private static final String PATH = "path";

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
                .builder(view.attributes(), view.types())
                .addTypeVariable(entity)
                .superclass(ParameterizedTypeName.get(RuntimeTypes.DOCUMENT_ATTRIBUTE, entity, view.type()))
                .addJavadoc("The attributes of a {@link $T} inside an item.\n\n", view.declared())
                .addJavadoc("@param <$L> the entity", entity)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(RuntimeTypes.ATTRIBUTE_PATH, PATH)
                        .addStatement("super($L, $L)", PATH, mapper())
                        .build());
        for (Property property : view.document().properties()) {
            attributes.addMethod(reference(property));
        }
        view.document().sealed().ifPresent(several -> attributes.addMethod(tag(several)));
        return attributes.addType(element()).build();
    }

    /*
     * static final class Element<E> extends ElementKind<E, Address, Daintree_AddressAttributes<E>> {
     *     Element() {
     *         super(Daintree_AddressMapper.INSTANCE);
     *     }
     *
     *     protected Daintree_AddressAttributes<E> reference(AttributePath path) {
     *         return new Daintree_AddressAttributes<>(path);
     *     }
     * }
     */
    private TypeSpec element() {
        TypeName reference = ParameterizedTypeName.get(view.attributes(), entity);
        return TypeSpec.classBuilder(ReferenceCode.ELEMENT)
                .addModifiers(Modifier.STATIC, Modifier.FINAL)
                .addTypeVariable(entity)
                .superclass(ParameterizedTypeName.get(RuntimeTypes.ELEMENT_KIND, entity, view.type(), reference))
                .addMethod(MethodSpec.constructorBuilder()
                        .addStatement("super($L)", mapper())
                        .build())
                .addMethod(MethodSpec.methodBuilder("reference")
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PROTECTED)
                        .addParameter(RuntimeTypes.ATTRIBUTE_PATH, PATH)
                        .returns(reference)
                        .addStatement("return new $T<>($L)", view.attributes(), PATH)
                        .build())
                .build();
    }

    private CodeBlock mapper() {
        return CodeBlock.of("$T.$L", view.mapper(), ConverterFields.INSTANCE);
    }

    /*
     * public TextAttribute<E> tag() {
     *     return new TextAttribute<>(child("Type", "Type"));
     * }
     */
    private MethodSpec tag(Sealed sealed) {
        return MethodSpec.methodBuilder("tag")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "The text that tells which of its documents it is. Stored as $L.",
                        Docs.code(sealed.tagAttribute()))
                .returns(ParameterizedTypeName.get(RuntimeTypes.TEXT_ATTRIBUTE, entity))
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return new $T<>(child($S, $S))",
                                RuntimeTypes.TEXT_ATTRIBUTE,
                                sealed.tagAttribute(),
                                sealed.tagAttribute())
                        .build()))
                .build();
    }

    /*
     * public TextAttribute<E> street() {
     *     return new TextAttribute<>(child("street", "street"));
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
