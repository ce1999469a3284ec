package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import com.squareup.javapoet.TypeVariableName;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.processor.names.Reserved;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/**
 * Writes the class of an entity's updates. Where a change demands that more is said of an index, there are two: one that is
 * told a key, with stages, and one that is told an object, which says the rest; what they share is in a class above them.
 */
final class UpdateEmitter {

    private final UpdateView update;
    private final EntityView view;
    private final Names names;
    private final GeneratedClass generated;
    private final NameScope methods = NameScope.of(Reserved.UPDATE);
    private final List<String> plainNames;
    private final UnitCode units;

    UpdateEmitter(UpdateView update, Names names, GeneratedClass generated) {
        this.update = update;
        this.view = update.view();
        this.names = names;
        this.generated = generated;
        List<String> wanted = new ArrayList<>();
        update.settable().forEach(unit -> wanted.add(unit.root().name()));
        update.plain().forEach(property -> wanted.add(property.name()));
        List<String> claimed = methods.claimAll(wanted);
        int settable = update.settable().size();
        this.plainNames = claimed.subList(settable, claimed.size());
        this.units = new UnitCode(update, names, claimed.subList(0, settable), methods);
    }

    /** One class, or two. */
    List<TypeSpec> emit() {
        if (!update.isStaged()) {
            TypeSpec.Builder whole = generated
                    .builder(update.update(), view.entity().javaType())
                    .superclass(superclass(update.update()))
                    .addJavadoc(doc());
            addShared(whole, update.update());
            return List.of(whole.build());
        }
        TypeVariableName self = TypeVariableName.get(
                NameScope.of(Reserved.types(view.table().type(), view.entity())).claim("U"));
        TypeSpec.Builder base = generated
                .base(update.base(), view.entity().javaType())
                .addTypeVariable(TypeVariableName.get(self.name, ParameterizedTypeName.get(update.base(), self)))
                .superclass(superclass(self))
                .addJavadoc("What all updates of {@link $T} can change.\n\n@param <$L> the update", view.type(), self);
        addShared(base, self);
        return List.of(base.build(), staged());
    }

    private TypeSpec staged() {
        Map<List<MissingStep.Asked>, MissingStep> steps = MissingStep.of(update);
        TypeSpec.Builder staged = generated
                .builder(update.update(), view.entity().javaType())
                .superclass(ParameterizedTypeName.get(update.base(), update.update()))
                .addJavadoc(doc())
                .addMethod(inherited());
        staged.addMethods(units.staged(steps));
        for (MissingStep step : steps.values()) {
            staged.addType(new StepEmitter(update, step, steps, units).emit());
        }
        return staged.addType(new EntityUpdateEmitter(update, units).emit(inherited()))
                .build();
    }

    private CodeBlock doc() {
        return CodeBlock.of("Changes attributes of a {@link $T}: $L.", view.type(), view.templatesDoc(view.primary()));
    }

    private TypeName superclass(TypeName self) {
        return ParameterizedTypeName.get(
                view.entity().version().isPresent() ? RuntimeTypes.VERSIONED_UPDATE : RuntimeTypes.UPDATE,
                view.type(),
                self);
    }

    private void addShared(TypeSpec.Builder type, TypeName self) {
        if (!view.stub()) {
            for (Slot slot : update.kept()) {
                type.addField(slot.value(), kept(slot), Modifier.PRIVATE, Modifier.FINAL);
            }
            type.addFields(components());
        }
        type.addMethod(constructor());
        ChangeCode code = new ChangeCode(view.table(), names, methods, self, new OfItem());
        List<Property> plain = update.plain();
        for (int i = 0; i < plain.size(); i++) {
            Property property = plain.get(i);
            type.addMethods(code.methods(property, plainNames.get(i), units.reference(property)));
        }
        type.addMethods(units.shared(self));
        if (!view.stub() && (update.indexes().stream().anyMatch(index -> !index.isFixed()) || update.canInsert())) {
            type.addMethod(new DerivationCode(update, units).method());
        }
    }

    private String kept(Slot slot) {
        return update.name(slot);
    }

    /*
     * final ChangedComponent<Order, Instant> placedAt = changes().component(OrderAttributes.PLACED_AT);
     */
    private List<FieldSpec> components() {
        return update.units().stream()
                .flatMap(unit -> unit.parts().stream())
                .map(part -> FieldSpec.builder(
                                ParameterizedTypeName.get(
                                        RuntimeTypes.CHANGED_COMPONENT,
                                        view.type(),
                                        part.type().box()),
                                part.field(),
                                Modifier.FINAL)
                        .initializer(component(part))
                        .build())
                .toList();
    }

    private CodeBlock component(UpdateUnit.Part part) {
        CodeBlock reference = units.reference(part.path());
        return DefaultCode.inline(part.property())
                .map(otherwise -> CodeBlock.of("$Zchanges().component($L, $L)", reference, otherwise))
                .orElseGet(() -> CodeBlock.of("$Zchanges().component($L)", reference));
    }

    /*
     * OrderUpdate(TableContext table, PrimaryKey<Order> key, boolean insert, String orderId) {
     *     super(table, OrderMapper.INSTANCE, key, insert);
     *     this.orderId = orderId;
     * }
     */
    private MethodSpec constructor() {
        MethodSpec.Builder constructor = parameters(MethodSpec.constructorBuilder())
                .addStatement(
                        "super(table, $T.$L, key, $L)",
                        view.mapper(),
                        ConverterFields.INSTANCE,
                        update.canInsert() ? "insert" : "false");
        if (!view.stub()) {
            for (Slot slot : update.kept()) {
                constructor.addStatement("this.$L = $L", kept(slot), kept(slot));
            }
        }
        return constructor.build();
    }

    private MethodSpec.Builder parameters(MethodSpec.Builder constructor) {
        constructor
                .addParameter(RuntimeTypes.TABLE_CONTEXT, "table")
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type()), "key");
        if (update.canInsert()) {
            constructor.addParameter(boolean.class, "insert");
        }
        for (Slot slot : update.kept()) {
            constructor.addParameter(slot.value(), kept(slot));
        }
        return constructor;
    }

    private MethodSpec.Builder inheritedBuilder() {
        MethodSpec.Builder constructor = parameters(MethodSpec.constructorBuilder());
        CodeBlock all = constructor.parameters.stream()
                .map((ParameterSpec parameter) -> CodeBlock.of("$N", parameter))
                .collect(CodeBlock.joining(", "));
        return constructor.addStatement("super($L)", all);
    }

    private MethodSpec inherited() {
        return inheritedBuilder().build();
    }

    /** How an update of an item changes something. */
    private final class OfItem implements ChangeCode.Changing {

        @Override
        public CodeBlock changes() {
            return CodeBlock.of("changes()");
        }

        @Override
        public TypeName entity() {
            return view.type();
        }

        @Override
        public boolean atTop() {
            return true;
        }

        @Override
        public CodeBlock body(Supplier<CodeBlock> body) {
            return view.body(body);
        }
    }
}
