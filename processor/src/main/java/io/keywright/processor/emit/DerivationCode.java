package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.keywright.schema.Index;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The method that writes what follows from an update's changes: the keys of the indexes that they feed. */
final class DerivationCode {

    private static final String ATTRIBUTES = "attributes";

    private final UpdateView update;
    private final EntityView view;
    private final UnitCode units;

    DerivationCode(UpdateView update, UnitCode units) {
        this.update = update;
        this.view = update.view();
        this.units = units;
    }

    /*
     * protected void derive(DerivedAttributes attributes) {
     *     if (status.isChanged() || placedAt.isChanged()) {
     *         attributes.index("GSI1PK", "GSI1SK", OrderKeys.byStatus(status.value(), placedAt.value(), orderId));
     *     }
     * }
     */
    MethodSpec method() {
        CodeBlock.Builder code = CodeBlock.builder();
        update.units().stream()
                .filter(UpdateUnit::isTimeOfUpdate)
                .forEach(unit -> code.addStatement(
                        "$L.become($L.now())", unit.parts().get(0).field(), ATTRIBUTES));
        for (FedIndex index : update.indexes()) {
            if (!index.isFixed()) {
                code.beginControlFlow("if ($L)", changed(index))
                        .addStatement(write(index))
                        .endControlFlow();
            }
        }
        if (update.canInsert()) {
            code.beginControlFlow("if ($L.mayBeNew())", ATTRIBUTES);
            for (Slot slot : update.kept()) {
                code.addStatement(
                        "$L.property($L, $L)",
                        ATTRIBUTES,
                        units.reference(slot.component().orElseThrow().path()),
                        update.name(slot));
            }
            update.indexes().stream().filter(FedIndex::isFixed).forEach(index -> code.addStatement(write(index)));
            code.endControlFlow();
        }
        return MethodSpec.methodBuilder("derive")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .addParameter(RuntimeTypes.DERIVED_ATTRIBUTES, ATTRIBUTES)
                .addCode(code.build())
                .build();
    }

    private CodeBlock changed(FedIndex index) {
        return parts(index).stream()
                .filter(part -> update.units().stream()
                        .filter(unit -> unit.settable() || unit.isTimeOfUpdate())
                        .anyMatch(unit -> unit.parts().contains(part)))
                .map(part -> CodeBlock.of("$L.isChanged()", part.field()))
                .collect(CodeBlock.joining(" || "));
    }

    private CodeBlock write(FedIndex fed) {
        Index index = fed.key().index().orElseThrow();
        CodeBlock absent = parts(fed).stream()
                .filter(UpdateUnit.Part::optional)
                .map(part -> CodeBlock.of("$L.isAbsent()", part.field()))
                .collect(CodeBlock.joining(" || "));
        String method = fed.key().isLocal()
                ? fed.key().methods().sort()
                : fed.key().methods().key();
        CodeBlock key = CodeBlock.of("$T.$L($L)", view.keys(), method, arguments(fed));
        CodeBlock value = absent.isEmpty() ? key : CodeBlock.of("$L$W? null$W: $L", absent, key);
        return fed.key().isLocal()
                ? CodeBlock.of("$L.localIndex($S,$W$L)", ATTRIBUTES, index.sortKey(), value)
                : CodeBlock.of(
                        "$L.index($S, $L,$W$L)",
                        ATTRIBUTES,
                        index.partitionKey(),
                        GeneratedClass.literal(index.sortKey()),
                        value);
    }

    private CodeBlock arguments(FedIndex index) {
        List<String> paths = new ArrayList<>();
        List<CodeBlock> arguments = new ArrayList<>();
        for (Slot slot : index.slots()) {
            if (!paths.contains(slot.path())) {
                paths.add(slot.path());
                arguments.add(index.part(slot)
                        .map(part -> CodeBlock.of("$L.value()", part.field()))
                        .orElseGet(() -> CodeBlock.of("$L", update.name(slot))));
            }
        }
        return arguments.stream().collect(CodeBlock.joining(", "));
    }

    private List<UpdateUnit.Part> parts(FedIndex index) {
        List<UpdateUnit.Part> parts = new ArrayList<>();
        for (Slot slot : index.slots()) {
            index.part(slot).filter(one -> !parts.contains(one)).ifPresent(parts::add);
        }
        return parts;
    }
}
