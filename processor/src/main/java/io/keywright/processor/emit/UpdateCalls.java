package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The repository's methods that begin an update. */
final class UpdateCalls {

    private final UpdateView update;
    private final EntityView view;

    UpdateCalls(UpdateView update) {
        this.update = update;
        this.view = update.view();
    }

    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(byKey("update", "UpdateItem of what is there: changes single attributes.", "false"));
        methods.add(ofEntity());
        if (update.canInsert()) {
            methods.add(byKey(
                    "upsert",
                    "UpdateItem of what is there or not: an item that is new gets its type and the properties of its key.",
                    "true"));
        }
        return methods;
    }

    /*
     * public OrderUpdate update(String customerId, String orderId) {
     *     return new OrderUpdate(table, OrderKeys.primary(customerId, orderId), orderId);
     * }
     */
    private MethodSpec byKey(String name, String doc, String insert) {
        KeyView primary = view.primary();
        Signature signature = primary.arguments(primary.slots());
        CodeBlock key =
                CodeBlock.of("$T.$L($L)", view.keys(), primary.methods().key(), signature.pass(primary.slots()));
        CodeBlock.Builder arguments = CodeBlock.builder().add("this.$L, $L", QueryView.TABLE, key);
        if (update.canInsert()) {
            arguments.add(", $L", insert);
        }
        for (Slot slot : update.kept()) {
            TypeName given = signature.type(slot);
            arguments.add(
                    ", $L",
                    StandIn.of(given, slot.value(), primary.parameter(slot))
                            .orElseGet(() -> CodeBlock.of("$N", primary.parameter(slot))));
        }
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addParameters(signature.specs())
                .returns(update.update())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return new $T($L)", update.update(), arguments.build())
                        .build()))
                .build();
    }

    /*
     * public OrderUpdate.OfEntity update(Order order) {
     *     return new OrderUpdate.OfEntity(table, OrderMapper.INSTANCE.key(order), order.orderId(), order);
     * }
     */
    private MethodSpec ofEntity() {
        ClassName type = update.isStaged() ? update.update().nestedClass(EntityUpdateEmitter.NAME) : update.update();
        return MethodSpec.methodBuilder("update")
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("UpdateItem of an object that was read: changes single attributes.")
                .addParameter(view.type(), view.variable())
                .returns(type)
                .addCode(view.body(() -> ofEntity(type)))
                .build();
    }

    private CodeBlock version(Property property) {
        CodeBlock read = Values.read(view.variable(), property);
        return JavaTypes.of(property).isPrimitive() ? read : CodeBlock.of("$L == null ? 0 : $L", read, read);
    }

    private CodeBlock ofEntity(ClassName type) {
        Values values = new Values(view.variable(), List.of());
        CodeBlock.Builder arguments = CodeBlock.builder()
                .add(
                        "this.$L, $T.$L.key($L)",
                        QueryView.TABLE,
                        view.mapper(),
                        ConverterFields.INSTANCE,
                        view.variable());
        if (update.canInsert()) {
            arguments.add(", false");
        }
        for (Slot slot : update.kept()) {
            arguments.add(", $L", values.value(slot.component().orElseThrow()));
        }
        if (update.isStaged()) {
            arguments.add(", $L", view.variable());
        }
        CodeBlock.Builder code = CodeBlock.builder().add(values.declarations());
        CodeBlock call = CodeBlock.of("new $T($L)", type, arguments.build());
        view.entity()
                .version()
                .ifPresentOrElse(
                        version -> code.addStatement("return $L.ifVersion($L)", call, version(version)),
                        () -> code.addStatement("return $L", call));
        return code.build();
    }
}
