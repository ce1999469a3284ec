package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.NameScope;
import io.keywright.schema.Component;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Writes the class of updates that know the object as it was read, and so need no stages. */
final class EntityUpdateEmitter {

    static final String NAME = "OfEntity";

    private final UpdateView update;
    private final EntityView view;
    private final UnitCode units;
    private final String read;

    EntityUpdateEmitter(UpdateView update, UnitCode units) {
        this.update = update;
        this.view = update.view();
        this.units = units;
        this.read = NameScope.of(update.fields()).claim("read");
    }

    /*
     * public static final class OfEntity extends OrderUpdateBase<OfEntity> {
     *     private final Order read;
     *
     *     OfEntity(TableContext table, PrimaryKey<Order> key, String orderId, Order read) { … }
     *
     *     public OfEntity status(OrderStatus status) {
     *         storeStatus(status);
     *         placedAt.assume(read.placedAt());
     *         return this;
     *     }
     * }
     */
    TypeSpec emit(MethodSpec constructor) {
        ClassName type = update.update().nestedClass(NAME);
        MethodSpec.Builder own = constructor.toBuilder().addParameter(view.type(), read);
        TypeSpec.Builder builder = TypeSpec.classBuilder(NAME)
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(update.base(), type))
                .addJavadoc(
                        "Changes attributes of a {@link $T} that was read: what the keys of indexes need beside a change is"
                                + " taken from it, on condition that it is stored so.",
                        view.type());
        if (!view.stub()) {
            own.addStatement("this.$L = $L", read, read);
            builder.addField(view.type(), read, Modifier.PRIVATE, Modifier.FINAL);
        }
        builder.addMethod(own.build());
        for (UpdateUnit unit : update.settable()) {
            if (!update.demanded(unit).isEmpty()) {
                builder.addMethod(units.setter(unit, type, view.body(() -> body(unit))));
            }
        }
        return builder.build();
    }

    private CodeBlock body(UpdateUnit changed) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement(units.store(changed, ""));
        Values values = new Values("this." + read, List.of(UnitCode.parameter(changed)));
        for (UpdateUnit unit : update.demanded(changed)) {
            List<CodeBlock> assumptions = new ArrayList<>();
            for (UpdateUnit.Part part : unit.parts()) {
                Component component = new Component(
                        new Placeholder(part.text(), ""), part.path(), KeyFormat.of(KeyFormat.Kind.AS_IS));
                assumptions.add(CodeBlock.of("this.$L.assume($L)", part.field(), values.object(component)));
            }
            code.add(values.declarations());
            assumptions.forEach(code::addStatement);
        }
        return code.addStatement("return this").build();
    }
}
