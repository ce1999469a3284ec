package io.keywright.processor;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import java.util.Optional;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Generated code and runtime belong together; a mixture would fail somewhere at run time, so it is refused here. */
final class RuntimeLevel {

    /** The generation of the code that this processor writes. */
    static final int LEVEL = 1;

    private static final String CLASS = "io.keywright.runtime.GenerationLevel";

    private RuntimeLevel() {}

    /** What is wrong with the runtime that a table's module sees. */
    static Optional<Problem> problem(Elements elements, TypeElement table, QualifiedName name) {
        ModuleElement module = elements.getModuleOf(table);
        TypeElement found = module == null ? elements.getTypeElement(CLASS) : elements.getTypeElement(module, CLASS);
        if (found == null) {
            String remedy = module == null || module.isUnnamed()
                    ? "Add io.keywright:keywright-runtime to the class path of the compilation."
                    : "Add io.keywright:keywright-runtime to the module path, and \"requires io.keywright.runtime;\""
                            + " to module " + module.getQualifiedName() + ".";
            return Optional.of(problem(
                    name,
                    "The table " + name + " must see the runtime of Keywright: \"" + CLASS + "\" is missing. "
                            + remedy));
        }
        Object level = ElementFilter.fieldsIn(found.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals("LEVEL"))
                .map(field -> field.getConstantValue())
                .findFirst()
                .orElse("none");
        return level.equals(LEVEL)
                ? Optional.empty()
                : Optional.of(problem(
                        name,
                        "The runtime of Keywright must have the generation level of its processor, " + LEVEL + ": \""
                                + level + "\". Use one version of keywright-runtime and keywright-processor."));
    }

    private static Problem problem(QualifiedName table, String message) {
        return new Problem(Rule.GENERATION_LEVEL, message, Locator.ofTable(table, null));
    }
}
