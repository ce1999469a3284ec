package io.keywright.processor.emit;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** Writes the class of a stage of an update. */
final class StepEmitter {

    private static final String UPDATE = "update";

    private final UpdateView update;
    private final MissingStep step;
    private final UnitCode units;
    private final TypeName next;

    StepEmitter(UpdateView update, MissingStep step, Map<List<MissingStep.Asked>, MissingStep> steps, UnitCode units) {
        this.update = update;
        this.step = step;
        this.units = units;
        MissingStep after = steps.get(step.rest());
        this.next = after == null ? update.update() : update.update().nestedClass(after.name());
    }

    /*
     * public static final class MissingPlacedAt {
     *     private final OrderUpdate update;
     *     …
     *     public OrderUpdate withPlacedAt(Instant placedAt) {
     *         update.storePlacedAt(placedAt);
     *         return update;
     *     }
     *
     *     public OrderUpdate knowingPlacedAt(Instant placedAt) {
     *         update.placedAt.know(placedAt);
     *         return update;
     *     }
     * }
     */
    TypeSpec emit() {
        UpdateUnit unit = step.asked().unit();
        TypeSpec.Builder type = TypeSpec.classBuilder(step.name())
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(
                        "An update that is to say what becomes of $L, or what it is, so that no index gets stale.",
                        Docs.code(unit.root().name()))
                .addField(update.update(), UPDATE, Modifier.PRIVATE, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addParameter(update.update(), UPDATE)
                        .addStatement("this.$L = $L", UPDATE, UPDATE)
                        .build());
        if (step.asked().settable()) {
            type.addMethod(method("with", CodeBlock.of("Stores $L, too.", name(unit)))
                    .addParameter(JavaTypes.of(unit.root()), UnitCode.parameter(unit))
                    .addCode(body(() -> units.store(unit, "this." + UPDATE + ".")))
                    .build());
            if (unit.root().optional()) {
                type.addMethod(
                        method("without", CodeBlock.of("Removes $L, too, and the item from the index.", name(unit)))
                                .addCode(body(() -> units.drop(unit, "this." + UPDATE + ".")))
                                .build());
            }
        }
        return type.addMethod(knowing(unit)).build();
    }

    private MethodSpec knowing(UpdateUnit unit) {
        MethodSpec.Builder method =
                method("knowing", CodeBlock.of("Takes $L for what is stored, on condition that it is.", name(unit)));
        boolean nullable = unit.parts().stream().anyMatch(UpdateUnit.Part::optional);
        method.addJavadoc(nullable ? " Null says that there is none." : "");
        CodeBlock.Builder code = CodeBlock.builder();
        for (UpdateUnit.Part part : unit.parts()) {
            TypeName type = part.type();
            if (part.optional()) {
                type = type.box()
                        .annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE).build());
            }
            method.addParameter(type, part.field());
            code.addStatement("this.$L.$L.know($L)", UPDATE, part.field(), part.field());
        }
        code.add(giveNext());
        return method.addCode(update.view().body(code::build)).build();
    }

    private MethodSpec.Builder method(String prefix, CodeBlock doc) {
        return MethodSpec.methodBuilder(prefix + UnitCode.upper(step.asked().unit()))
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .returns(next);
    }

    private CodeBlock body(Supplier<CodeBlock> call) {
        return update.view()
                .body(() -> CodeBlock.builder()
                        .addStatement(call.get())
                        .add(giveNext())
                        .build());
    }

    private CodeBlock giveNext() {
        return next instanceof ClassName type && !type.equals(update.update())
                ? CodeBlock.builder()
                        .addStatement("return new $T(this.$L)", type, UPDATE)
                        .build()
                : CodeBlock.builder().addStatement("return this.$L", UPDATE).build();
    }

    private static CodeBlock name(UpdateUnit unit) {
        return Docs.code(unit.root().name());
    }
}
