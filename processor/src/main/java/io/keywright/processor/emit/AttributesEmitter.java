package io.keywright.processor.emit;

import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.keywright.schema.Property;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class of references to an entity's attributes. */
final class AttributesEmitter {

    private final EntityView view;
    private final ReferenceCode references;
    private final GeneratedClass generated;

    AttributesEmitter(EntityView view, ReferenceCode references, GeneratedClass generated) {
        this.view = view;
        this.references = references;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder attributes = generated
                .builder(view.attributes(), view.entity().javaType())
                .addJavadoc("The attributes of {@link $T} in the table {@link $T}.", view.type(), view.tableType());
        List<Property> properties = view.entity().properties();
        for (int i = 0; i < properties.size(); i++) {
            attributes.addField(
                    reference(properties.get(i), view.names().constants().get(i)));
        }
        return attributes
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .build();
    }

    /*
     * public static final TextAttribute<Customer> FIRST_NAME =
     *     new TextAttribute<>(AttributePath.of("firstName", "fn"));
     */
    private FieldSpec reference(Property property, String constant) {
        return FieldSpec.builder(
                        references.type(view.type(), property),
                        constant,
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .addJavadoc(ReferenceCode.doc(property))
                .initializer("$Z$L", view.value(() -> references.top(property)))
                .build();
    }
}
