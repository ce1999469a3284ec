package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Component;
import io.keywright.schema.Document;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The methods that change a property of which keys of indexes are made. */
final class UnitCode {

    private final UpdateView update;
    private final EntityView view;
    private final Names names;
    private final Map<UpdateUnit, String> setters = new HashMap<>();
    private final Map<UpdateUnit, String> stores = new HashMap<>();
    private final Map<UpdateUnit, String> drops = new HashMap<>();
    private final Map<UpdateUnit, String> removals = new HashMap<>();

    /**
     * The methods of an update.
     *
     * @param setterNames of the properties that can be changed, in their order
     * @param methods the names of the update's methods
     */
    UnitCode(UpdateView update, Names names, List<String> setterNames, NameScope methods) {
        this.update = update;
        this.view = update.view();
        this.names = names;
        List<UpdateUnit> settable = update.settable();
        for (int i = 0; i < settable.size(); i++) {
            UpdateUnit unit = settable.get(i);
            setters.put(unit, setterNames.get(i));
            removals.put(unit, methods.claim("remove" + upper(unit)));
        }
        for (UpdateUnit unit : settable) {
            stores.put(unit, methods.claim("store" + upper(unit)));
            drops.put(unit, methods.claim("drop" + upper(unit)));
        }
    }

    static String upper(UpdateUnit unit) {
        return Identifiers.upperFirst(unit.root().name());
    }

    /** {@code OrderAttributes.STATUS}. */
    CodeBlock reference(Property property) {
        return reference(List.of(property));
    }

    /** {@code CustomerAttributes.ADDRESS.country()}. */
    CodeBlock reference(List<Property> path) {
        return reference(view, names, path);
    }

    /** The reference to a property, or to a path into one. */
    static CodeBlock reference(EntityView view, Names names, List<Property> path) {
        int at = view.entity().properties().indexOf(path.get(0));
        CodeBlock.Builder reference = CodeBlock.builder()
                .add("$T.$L", view.attributes(), view.names().constants().get(at));
        for (int i = 1; i < path.size(); i++) {
            Document document =
                    view.table().document((DocumentType) path.get(i - 1).type()).orElseThrow();
            reference.add(".$L()", names.reference(document, path.get(i)));
        }
        return reference.build();
    }

    /** What all updates share: storing it, and removing it, which asks for nothing more. */
    List<MethodSpec> shared(TypeName self) {
        List<MethodSpec> methods = new ArrayList<>();
        for (UpdateUnit unit : update.settable()) {
            if (update.demanded(unit).isEmpty()) {
                methods.add(setter(
                        unit,
                        self,
                        view.body(() -> CodeBlock.builder()
                                .addStatement("$L($L)", stores.get(unit), parameter(unit))
                                .addStatement("return self()")
                                .build())));
            }
            if (unit.root().optional()) {
                methods.add(removal(unit, self));
            }
            if (!view.stub()) {
                methods.add(store(unit));
                if (unit.root().optional()) {
                    methods.add(drop(unit));
                }
            }
        }
        return methods;
    }

    /** The setters that lead to a stage. */
    List<MethodSpec> staged(Map<List<MissingStep.Asked>, MissingStep> steps) {
        List<MethodSpec> methods = new ArrayList<>();
        for (UpdateUnit unit : update.settable()) {
            MissingStep step = steps.get(MissingStep.asked(update, unit));
            if (step != null) {
                ClassName type = update.update().nestedClass(step.name());
                methods.add(setter(
                        unit,
                        type,
                        view.body(() -> CodeBlock.builder()
                                .addStatement("$L($L)", stores.get(unit), parameter(unit))
                                .addStatement("return new $T(this)", type)
                                .build())));
            }
        }
        return methods;
    }

    MethodSpec setter(UpdateUnit unit, TypeName result, CodeBlock body) {
        return MethodSpec.methodBuilder(name(setters, unit))
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Stores $L, and the keys that it is part of.",
                        Docs.code(unit.root().name()))
                .addParameter(JavaTypes.of(unit.root()), parameter(unit))
                .returns(result)
                .addCode(body)
                .build();
    }

    private MethodSpec removal(UpdateUnit unit, TypeName self) {
        return MethodSpec.methodBuilder(name(removals, unit))
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Removes $L, and the item from the indexes that it is part of.",
                        Docs.code(unit.root().name()))
                .returns(self)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("$L()", name(drops, unit))
                        .addStatement("return self()")
                        .build()))
                .build();
    }

    /*
     * void storeStatus(OrderStatus status) {
     *     changes().set(OrderAttributes.STATUS, status);
     *     this.status.become(status);
     * }
     */
    private MethodSpec store(UpdateUnit unit) {
        String parameter = parameter(unit);
        MethodSpec.Builder store = MethodSpec.methodBuilder(name(stores, unit))
                .addParameter(JavaTypes.of(unit.root()), parameter)
                .addStatement("changes().set($L, $L)", reference(unit.root()), parameter);
        if (!unit.isDocument()) {
            return store.addStatement("this.$L.become($L)", unit.parts().get(0).field(), parameter)
                    .build();
        }
        Values values = new Values(parameter, List.of());
        for (UpdateUnit.Part part : unit.parts()) {
            CodeBlock value = values.value(inside(part));
            store.addCode(values.declarations()).addStatement("this.$L.become($L)", part.field(), value);
        }
        return store.build();
    }

    /** The part as seen from the document. */
    private static Component inside(UpdateUnit.Part part) {
        return new Component(
                new Placeholder(part.text(), ""),
                part.path().subList(1, part.path().size()),
                KeyFormat.of(KeyFormat.Kind.AS_IS));
    }

    private MethodSpec drop(UpdateUnit unit) {
        MethodSpec.Builder drop = MethodSpec.methodBuilder(name(drops, unit))
                .addStatement("changes().remove($L)", reference(unit.root()));
        for (UpdateUnit.Part part : unit.parts()) {
            drop.addStatement("$L.become(null)", part.field());
        }
        return drop.build();
    }

    CodeBlock store(UpdateUnit unit, String target) {
        return CodeBlock.of("$L$L($L)", target, name(stores, unit), parameter(unit));
    }

    CodeBlock drop(UpdateUnit unit, String target) {
        return CodeBlock.of("$L$L()", target, name(drops, unit));
    }

    static String parameter(UpdateUnit unit) {
        return ChangeCode.parameter(unit.root());
    }

    private static String name(Map<UpdateUnit, String> names, UpdateUnit unit) {
        String name = names.get(unit);
        if (name == null) {
            throw new IllegalArgumentException(unit.root().name());
        }
        return name;
    }
}
