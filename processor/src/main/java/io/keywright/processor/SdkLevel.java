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

/**
 * Generated code and runtime make values by {@code AttributeValue.createS} and its kin, in a quarter of the time that
 * {@code fromS} takes; older SDKs have not got them, and the runtime would fail with one, whatever is generated.
 */
final class SdkLevel {

    private static final String CLASS = "software.amazon.awssdk.services.dynamodb.model.AttributeValue";
    private static final String METHOD = "createS";
    private static final String OLDEST = "2.47.3";

    private SdkLevel() {}

    /** What is wrong with the AWS SDK that a table's module sees; nothing if there is none, which javac tells. */
    static Optional<Problem> problem(Elements elements, TypeElement table, QualifiedName name) {
        ModuleElement module = elements.getModuleOf(table);
        TypeElement found = module == null ? elements.getTypeElement(CLASS) : elements.getTypeElement(module, CLASS);
        boolean fits = found == null
                || ElementFilter.methodsIn(found.getEnclosedElements()).stream()
                        .anyMatch(method -> method.getSimpleName().contentEquals(METHOD));
        return fits
                ? Optional.empty()
                : Optional.of(new Problem(
                        Rule.OUTDATED_SDK,
                        "The AWS SDK that the table " + name + " sees must be of version " + OLDEST
                                + " or newer: \"AttributeValue." + METHOD + "\" is missing. Raise the version of"
                                + " software.amazon.awssdk:dynamodb, or of the SDK's bom.",
                        Locator.ofTable(name, null)));
    }
}
