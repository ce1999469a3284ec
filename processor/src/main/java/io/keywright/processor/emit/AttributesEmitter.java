package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
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
            attributes.addField(reference(
                    view.type(), properties.get(i), view.names().constants().get(i)));
        }
        for (QueryView query : QueryView.of(view)) {
            if (!query.held(view).isEmpty()) {
                attributes.addType(held(query));
            }
        }
        return attributes
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .build();
    }

    /*
     * public static final class ByDue {
     *     public static final TextAttribute<ByDue> TITLE = new TextAttribute<>(AttributePath.of("title", "t"));
     * }
     */
    /** As if what the index holds were an entity of its own: so a condition on anything else does not fit its query. */
    private TypeSpec held(QueryView query) {
        TypeSpec.Builder held = TypeSpec.classBuilder(query.heldBy(view))
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "What $L holds of {@link $T}, for filters of {@code $L}.",
                        query.placeDoc(),
                        view.type(),
                        query.names().method());
        List<Property> properties = view.entity().properties();
        for (Property property : query.held(view)) {
            held.addField(reference(
                    query.heldBy(view), property, view.names().constants().get(properties.indexOf(property))));
        }
        return held.addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .build();
    }

    /*
     * public static final TextAttribute<Customer> FIRST_NAME =
     *     new TextAttribute<>(AttributePath.of("firstName", "fn"));
     */
    private FieldSpec reference(ClassName of, Property property, String constant) {
        return FieldSpec.builder(
                        references.type(of, property), constant, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(ReferenceCode.doc(property))
                .initializer("$Z$L", view.value(() -> references.top(property)))
                .build();
    }
}
