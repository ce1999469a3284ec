package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.TypeVariableName;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Reserved;
import io.keywright.schema.Property;
import java.util.List;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Writes the class of changes inside of a document, whatever update they are part of. */
final class DocumentUpdateEmitter {

    private static final String CHANGES = "changes";
    private static final String AT = "at";

    private final DocumentView view;
    private final GeneratedClass generated;
    private final TypeVariableName entity;
    private final TypeVariableName update;

    DocumentUpdateEmitter(DocumentView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
        NameScope variables = NameScope.of(Reserved.types(view.table().type(), view.document()));
        this.entity = TypeVariableName.get(variables.claim("E"));
        this.update = TypeVariableName.get(variables.claim("U"));
    }

    /*
     * public final class Daintree_AddressUpdate<E, U> {
     *     private final UpdateExpression<E, U> changes;
     *     private final Daintree_AddressAttributes<E> at;
     *     …
     *     public U street(String street) {
     *         return this.changes.set(this.at.street(), street);
     *     }
     * }
     */
    TypeSpec emit() {
        TypeName changes = ParameterizedTypeName.get(RuntimeTypes.UPDATE_EXPRESSION, entity, update);
        TypeName at = ParameterizedTypeName.get(view.attributes(), entity);
        TypeSpec.Builder type = generated
                .builder(view.update(), view.document().javaType())
                .addTypeVariable(entity)
                .addTypeVariable(update)
                .addJavadoc("Changes inside of a {@link $T}.\n\n", view.type())
                .addJavadoc("@param <$L> the entity\n@param <$L> the update", entity, update)
                .addField(changes, CHANGES, Modifier.PRIVATE, Modifier.FINAL)
                .addField(at, AT, Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(changes, CHANGES)
                        .addParameter(at, AT)
                        .addStatement("this.$L = $L", CHANGES, CHANGES)
                        .addStatement("this.$L = $L", AT, AT)
                        .build());
        NameScope methods = NameScope.of(Reserved.OBJECT);
        List<Property> properties = view.document().properties();
        List<String> names =
                methods.claimAll(properties.stream().map(Property::name).toList());
        ChangeCode code = new ChangeCode(view.table(), view.names(), methods, update, new InDocument());
        for (int i = 0; i < properties.size(); i++) {
            Property property = properties.get(i);
            CodeBlock reference = CodeBlock.of("this.$L.$L()", AT, view.names().reference(view.document(), property));
            type.addMethods(code.methods(property, names.get(i), reference));
        }
        return type.build();
    }

    /** How it changes something. */
    private final class InDocument implements ChangeCode.Changing {

        @Override
        public CodeBlock changes() {
            return CodeBlock.of("this.$L", CHANGES);
        }

        @Override
        public TypeName entity() {
            return entity;
        }

        @Override
        public boolean atTop() {
            return false;
        }

        @Override
        public CodeBlock body(Supplier<CodeBlock> body) {
            return view.body(body);
        }
    }
}
